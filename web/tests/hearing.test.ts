// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { newLines } from "../src/shell/play/hearing.svelte";
import { Transcript } from "../src/shell/spoken/transcript.svelte";
import { line } from "./views";

describe("the lines of a log that are told", () => {
  it("are those that were not there before, however many came at once", () => {
    const before = [line(0), line(1)];
    expect(newLines(before, [...before, line(2), line(3), line(4)]).map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(newLines(before, before)).toEqual([]);
  });

  it("are told again where a move was taken back and something else stands in its place", () => {
    const before = [line(0), line(1), line(2)];
    expect(newLines(before, [line(0), line(1), line(2, 1, { text: "taken back" })])).toHaveLength(1);
    expect(newLines(before, [line(0), line(1, 1, { text: "taken back" })])).toHaveLength(1);
  });

  it("are none where it is another log: what happened before is read there", () => {
    expect(newLines([line(0)], [line(0, 1, { text: "по-русски" }), line(1)])).toEqual([]);
  });
});

describe("a transcript", () => {
  let transcript: Transcript;
  beforeEach(() => (transcript = new Transcript()));

  it("keeps what was typed and said, and nothing that says nothing", () => {
    transcript.type("help", "You: help");
    transcript.say("");
    transcript.say("A number plays that answer.");
    expect(transcript.lines.map(({ text, typed }) => [text, typed])).toEqual([
      ["You: help", true],
      ["A number plays that answer.", false],
    ]);
  });

  it("calls up what was typed, the last first, and forgets nothing by looking", () => {
    for (const typed of ["one", "two", "two", ""]) transcript.type(typed, typed);
    expect([transcript.recall(1), transcript.recall(1), transcript.recall(1)]).toEqual(["two", "one", "one"]);
    expect([transcript.recall(-1), transcript.recall(-1)]).toEqual(["two", ""]);
  });
});
