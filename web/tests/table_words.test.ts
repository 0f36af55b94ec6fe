import { expect, it } from "vitest";

import { mySeat } from "../src/shell/table_words";
import { table } from "./views";

it("my seat is where I sit, not an open one before it; and where nobody is me, the one I may take", () => {
  const free = (mine: number[], number: number) =>
    table(mine, { seats: table(mine).seats.map((seat) => ({ ...seat, free: seat.seat === number })) });
  expect(mySeat(free([2], 0))).toBe(2);
  expect(mySeat(free([], 1))).toBe(1);
  expect(mySeat(table([]))).toBe(0);
});
