/** The parts of the board a phone leads to, as message ids. */
export const ISLAND = "web-aw-tab-island";
export const CARDS = "web-aw-tab-cards";
export const CITY = "web-aw-tab-city";
export const PARTS = [ISLAND, CARDS, CITY] as const;
