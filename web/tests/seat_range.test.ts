import { expect, it } from "vitest";

import { seatRange } from "../src/shell/start/seat_range";

it("writes how many can play as people do", () => {
  expect(seatRange([2, 3, 4])).toEqual({ seats: "2–4", most: 4 });
  expect(seatRange([4, 3])).toEqual({ seats: "3–4", most: 4 });
  expect(seatRange([1, 3, 4])).toEqual({ seats: "1, 3, 4", most: 4 });
  expect(seatRange([2])).toEqual({ seats: "2", most: 2 });
});
