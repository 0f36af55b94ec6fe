/** Where things lie on the map: the wide board, and the tall one of a narrow screen. All numbers are units of the SVG. */

interface Point {
  x: number;
  y: number;
}

export interface RegionPlace {
  outline: string;
  /** Where its name begins; squares and palaces follow below. */
  at: Point;
  /** The middle of the land, for its character. */
  middle: Point;
}

export interface MapLayout {
  width: number;
  height: number;
  /** Side of a governor square and of a wall cell. */
  cell: number;
  regions: readonly RegionPlace[];
  /** The upper left corner of each wall section's caption. */
  sections: readonly Point[];
  /** Middles of the borders one can cross, by pair of regions: "1-2". */
  passes: Readonly<Record<string, Point & { turn: number }>>;
  decks: Point;
  waves: readonly Point[];
  peaks: readonly Point[];
  /** The name of the age, down the page. */
  age?: Point;
}

export const WIDE: MapLayout = {
  width: 560,
  height: 376,
  cell: 29,
  regions: [
    {
      outline: "M58 138Q108 116 152 136Q182 152 190 186Q198 240 172 276Q142 308 92 302Q38 294 24 246Q12 176 58 138Z",
      at: { x: 46, y: 176 },
      middle: { x: 108, y: 222 },
    },
    {
      outline: "M158 74Q196 54 252 56Q296 62 299 100Q298 140 266 156Q228 168 198 176Q190 148 164 130Q140 104 158 74Z",
      at: { x: 180, y: 70 },
      middle: { x: 228, y: 116 },
    },
    {
      outline: "M308 56Q346 16 424 18Q500 22 516 66Q524 116 492 146Q442 160 402 150Q342 150 310 140Q312 112 308 56Z",
      at: { x: 346, y: 46 },
      middle: { x: 412, y: 88 },
    },
    {
      outline:
        "M410 158Q448 168 496 154Q546 166 551 222Q550 278 504 294Q468 302 450 298Q430 268 413 256Q398 204 410 158Z",
      at: { x: 417, y: 184 },
      middle: { x: 478, y: 228 },
    },
    {
      outline:
        "M276 306Q282 270 318 264Q362 258 406 262Q428 274 443 304Q446 350 408 366Q352 378 302 368Q268 352 276 306Z",
      at: { x: 300, y: 280 },
      middle: { x: 358, y: 320 },
    },
  ],
  sections: [
    { x: 10, y: 74 },
    { x: 138, y: 4 },
    { x: 270, y: 158 },
    { x: 202, y: 206 },
    { x: 8, y: 322 },
    { x: 141, y: 322 },
  ],
  passes: {
    "1-2": { x: 179, y: 149, turn: -40 },
    "2-3": { x: 303, y: 100, turn: 4 },
    "3-4": { x: 452, y: 158, turn: 92 },
    "4-5": { x: 431, y: 279, turn: 145 },
  },
  decks: { x: 456, y: 312 },
  waves: [
    { x: 14, y: 36 },
    { x: 66, y: 18 },
    { x: 522, y: 22 },
    { x: 16, y: 124 },
    { x: 210, y: 272 },
    { x: 226, y: 296 },
  ],
  peaks: [
    { x: 70, y: 282 },
    { x: 96, y: 288 },
    { x: 122, y: 280 },
    { x: 468, y: 62 },
    { x: 490, y: 70 },
    { x: 474, y: 84 },
    { x: 130, y: 164 },
  ],
  age: { x: 540, y: 46 },
};

/** Two columns of land, walls between them, everything as large as a finger. */
export const TALL: MapLayout = {
  width: 374,
  height: 536,
  cell: 41,
  regions: [
    {
      outline: "M12 204Q90 194 168 203Q180 214 180 262Q181 306 168 317Q90 322 13 315Q4 304 6 262Q3 216 12 204Z",
      at: { x: 18, y: 211 },
      middle: { x: 104, y: 262 },
    },
    {
      outline: "M14 78Q90 69 166 78Q180 88 180 136Q182 182 170 192Q90 187 12 193Q2 182 6 136Q4 90 14 78Z",
      at: { x: 18, y: 86 },
      middle: { x: 104, y: 138 },
    },
    {
      outline: "M206 78Q284 69 360 78Q370 90 368 136Q370 182 362 192Q284 187 204 193Q192 182 194 136Q192 90 206 78Z",
      at: { x: 206, y: 86 },
      middle: { x: 292, y: 138 },
    },
    {
      outline:
        "M206 204Q284 195 362 204Q370 214 368 262Q370 306 360 317Q284 311 206 318Q192 306 194 262Q192 216 206 204Z",
      at: { x: 206, y: 211 },
      middle: { x: 292, y: 262 },
    },
    {
      outline:
        "M206 329Q284 320 362 328Q370 338 368 388Q370 434 358 443Q284 449 204 441Q192 432 194 388Q192 340 206 329Z",
      at: { x: 206, y: 337 },
      middle: { x: 292, y: 388 },
    },
  ],
  sections: [
    { x: 7, y: 4 },
    { x: 194, y: 4 },
    { x: 7, y: 326 },
    { x: 7, y: 394 },
    { x: 7, y: 468 },
    { x: 194, y: 468 },
  ],
  passes: {
    "1-2": { x: 92, y: 197, turn: 90 },
    "2-3": { x: 187, y: 136, turn: 0 },
    "3-4": { x: 282, y: 198, turn: 90 },
    "4-5": { x: 282, y: 322, turn: 90 },
  },
  decks: { x: -1, y: -1 },
  waves: [],
  peaks: [],
};
