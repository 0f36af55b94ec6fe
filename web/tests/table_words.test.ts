import { expect, it } from "vitest";

import { mySeat, nameAt } from "../src/shell/table_words";
import { table } from "./views";

it("my seat is where I sit, not an open one before it; and where nobody is me, the one I may take", () => {
  const free = (mine: number[], number: number) =>
    table(mine, { seats: table(mine).seats.map((seat) => ({ ...seat, free: seat.seat === number })) });
  expect(mySeat(free([2], 0))).toBe(2);
  expect(mySeat(free([], 1))).toBe(1);
  expect(mySeat(table([]))).toBe(0);
});

it("two who share a name are told apart by their seats", () => {
  const seats = table([]).seats.map((seat) => ({ ...seat, name: seat.seat === 0 ? "Anna" : "Scholar" }));
  const three = table([], { seats });
  expect(nameAt(three, 0)).toBe("Anna");
  expect(nameAt(three, 1)).not.toBe(nameAt(three, 2));
  expect(nameAt(three, 1)).toContain("Scholar");
});
