/** What a plain teller says of a table (`teahouse.wording.plain`); a teller of another kind may say nothing here. */
import { theTable } from "../../table/table.svelte";

export interface Fact {
  title: string;
  text: string;
}

export interface Facts {
  table: Fact[];
  hand: Fact[];
  players: Fact[][];
}

/** For the script of a component. */
export function theFacts(): () => Facts {
  const table = theTable();
  return () => ({ table: [], hand: [], players: [], ...(table.view.shown as Partial<Facts>) });
}
