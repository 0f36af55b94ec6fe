/** Where each icon is drawn: sheets made by `tools/icons.ts` from the names in use. */
import list from "virtual:icons";

const SHEETS: ReadonlyMap<string, string> = new Map(
  list.flatMap(([address, names]) => names.split(" ").map((name): [string, string] => [name, `${address}#${name}`])),
);

/** The `href` of an icon for `<use>`; empty, and so nothing drawn, for a name no sheet has. */
export function iconHref(name: string): string {
  return SHEETS.get(name) ?? "";
}

/** Marks a text as the name of an icon, so that the sheets have it and a wrong name stops the build. */
export function icon(name: string): string {
  return name;
}
