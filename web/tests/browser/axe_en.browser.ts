import { inspectAll } from "./axe.ts";

inspectAll("en");
