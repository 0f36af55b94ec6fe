/** The parts of the board a phone leads to, as message ids. */
export const MAP = "web-zhanguo-tab-map";
export const REWARDS = "web-zhanguo-tab-rewards";
export const MINE = "web-zhanguo-tab-mine";
export const PARTS = [MAP, REWARDS, MINE] as const;
