/** The parts of the board on a narrow screen, as message ids. */
export const ISLAND = "web-aw-tab-island";
export const CARDS = "web-aw-tab-cards";
export const CITY = "web-aw-tab-city";
export const TABS = [ISLAND, CARDS, CITY] as const;
