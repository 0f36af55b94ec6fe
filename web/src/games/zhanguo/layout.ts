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
      outline:
        "M62 136Q84 124 104 130Q128 118 152 136Q180 150 188 180Q186 196 194 212Q200 244 176 270Q160 300 128 300Q110 310 90 300Q58 302 44 280Q22 264 26 236Q12 214 24 190Q28 158 62 136Z",
      at: { x: 46, y: 176 },
      middle: { x: 108, y: 222 },
    },
    {
      outline:
        "M156 78Q174 56 202 62Q230 50 254 58Q284 58 294 80Q304 100 297 122Q292 148 266 156Q246 158 232 168Q214 166 198 176Q190 148 164 130Q146 118 150 102Q144 92 156 78Z",
      at: { x: 170, y: 70 },
      middle: { x: 228, y: 116 },
    },
    {
      outline:
        "M308 56Q322 34 352 30Q376 12 410 22Q436 12 462 24Q500 26 510 56Q524 76 514 100Q514 130 490 144Q468 156 446 150Q424 158 402 150Q372 156 348 144Q326 148 310 140Q316 112 308 92Q314 74 308 56Z",
      at: { x: 346, y: 46 },
      middle: { x: 412, y: 88 },
    },
    {
      outline:
        "M410 158Q432 168 452 162Q476 166 496 154Q524 156 536 180Q555 196 549 220Q556 244 544 262Q538 288 508 292Q488 304 468 298L450 298Q430 268 413 256Q402 240 408 220Q398 204 406 186Q404 170 410 158Z",
      at: { x: 417, y: 184 },
      middle: { x: 478, y: 228 },
    },
    {
      outline:
        "M276 306Q276 284 298 274Q310 262 334 266Q356 256 376 264Q392 258 406 262Q428 274 443 304Q448 326 436 342Q430 362 406 364Q388 376 364 368Q340 378 318 370Q292 372 282 352Q266 340 272 324Q270 314 276 306Z",
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
      outline: "M8 204Q90 194 171 203Q184 214 184 262Q185 306 171 317Q90 322 9 315Q0 304 2 262Q-1 216 8 204Z",
      at: { x: 8, y: 211 },
      middle: { x: 104, y: 262 },
    },
    {
      outline: "M10 78Q90 69 169 78Q184 88 184 136Q186 182 173 192Q90 187 8 193Q-2 182 2 136Q0 90 10 78Z",
      at: { x: 8, y: 86 },
      middle: { x: 104, y: 138 },
    },
    {
      outline: "M203 78Q284 69 364 78Q374 90 372 136Q374 182 366 192Q284 187 201 193Q188 182 190 136Q188 90 203 78Z",
      at: { x: 197, y: 86 },
      middle: { x: 292, y: 138 },
    },
    {
      outline:
        "M206 204Q284 195 362 204Q370 214 368 262Q370 306 360 317Q284 311 206 318Q192 306 194 262Q192 216 206 204Z",
      at: { x: 197, y: 211 },
      middle: { x: 292, y: 262 },
    },
    {
      outline:
        "M206 329Q284 320 362 328Q370 338 368 388Q370 434 358 443Q284 449 204 441Q192 432 194 388Q192 340 206 329Z",
      at: { x: 197, y: 337 },
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
