/** The parts of the board on a narrow screen, as message ids. */
export const MAP = "web-zhanguo-tab-map";
export const REWARDS = "web-zhanguo-tab-rewards";
export const MINE = "web-zhanguo-tab-mine";
export const TABS = [MAP, REWARDS, MINE] as const;
