/** The parts of the board a phone leads to, as message ids: the sections of the wall, then what lies behind it. */
import { SECTIONS } from "./words";

export const AREAS = "web-gw-part-areas";
export const TRACKS = "web-gw-part-tracks";
export const sectionPart = (section: number): string => `web-gw-part-${SECTIONS[section]}`;
export const PARTS: readonly string[] = [...SECTIONS.map((_, section) => sectionPart(section)), AREAS, TRACKS];
