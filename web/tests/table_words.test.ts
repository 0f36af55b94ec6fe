import { expect, it } from "vitest";

import { company, myColour, mySeat, nameAt } from "../src/shell/table_words";
import { table } from "./views";

it("my seat is where I sit, not an open one before it; and where nobody is me, the one I may take", () => {
  const free = (mine: number[], number: number) =>
    table(mine, { seats: table(mine).seats.map((seat) => ({ ...seat, free: seat.seat === number })) });
  expect(mySeat(free([2], 0))).toBe(2);
  expect(mySeat(free([], 1))).toBe(1);
  expect(mySeat(table([]))).toBe(0);
});

it("two at one screen are not said to be alone, with names or without", () => {
  const alone = table([0], { seats: table([0]).seats.slice(0, 1) });
  const two = table([0, 1], { seats: table([0, 1]).seats.slice(0, 2) });
  const nameless = table([0, 1], { seats: two.seats.map((seat) => ({ ...seat, name: "Ann" })) });
  expect(company(alone)).toBe("You alone");
  expect(company(two)).toBe("At this screen: p0 and p1");
  expect(company(nameless)).toBe("At this screen: Ann (seat 1) and Ann (seat 2)");
});

it("my colour is that of my pieces, not the number of my seat", () => {
  const seats = table([1]).seats.map((seat) => ({ ...seat, colour: 4 - seat.seat }));
  expect(myColour(table([1], { seats }))).toBe(3);
});

it("two who share a name are told apart by their seats", () => {
  const seats = table([]).seats.map((seat) => ({ ...seat, name: seat.seat === 0 ? "Anna" : "Scholar" }));
  const three = table([], { seats });
  expect(nameAt(three, 0)).toBe("Anna");
  expect(nameAt(three, 1)).not.toBe(nameAt(three, 2));
  expect(nameAt(three, 1)).toContain("Scholar");
});
