import { inspectAll } from "./axe.ts";

inspectAll("ru");
