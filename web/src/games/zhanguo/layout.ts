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
  /** Where it is told what the squares of governors give. */
  legend: Point;
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
    { x: 8, y: 62 },
    { x: 150, y: 0 },
    { x: 272, y: 144 },
    { x: 202, y: 204 },
    { x: 6, y: 306 },
    { x: 146, y: 306 },
  ],
  passes: {
    "1-2": { x: 179, y: 149, turn: -40 },
    "2-3": { x: 303, y: 100, turn: 4 },
    "3-4": { x: 452, y: 158, turn: 92 },
    "4-5": { x: 431, y: 279, turn: 145 },
  },
  legend: { x: 10, y: 6 },
  decks: { x: 456, y: 312 },
  waves: [
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
  height: 590,
  cell: 41,
  regions: [
    {
      outline: "M8 219Q90 209 171 218Q184 229 184 277Q185 321 171 332Q90 337 9 330Q0 319 2 277Q-1 231 8 219Z",
      at: { x: 8, y: 226 },
      middle: { x: 104, y: 277 },
    },
    {
      outline: "M10 93Q90 84 169 93Q184 103 184 151Q186 197 173 207Q90 202 8 208Q-2 197 2 151Q0 105 10 93Z",
      at: { x: 8, y: 101 },
      middle: { x: 104, y: 153 },
    },
    {
      outline: "M203 93Q284 84 364 93Q374 105 372 151Q374 197 366 207Q284 202 201 208Q188 197 190 151Q188 105 203 93Z",
      at: { x: 197, y: 101 },
      middle: { x: 292, y: 153 },
    },
    {
      outline:
        "M206 219Q284 210 362 219Q370 229 368 277Q370 321 360 332Q284 326 206 333Q192 321 194 277Q192 231 206 219Z",
      at: { x: 197, y: 226 },
      middle: { x: 292, y: 277 },
    },
    {
      outline:
        "M206 344Q284 335 362 343Q370 353 368 403Q370 449 358 458Q284 464 204 456Q192 447 194 403Q192 355 206 344Z",
      at: { x: 197, y: 352 },
      middle: { x: 292, y: 403 },
    },
  ],
  sections: [
    { x: 7, y: 4 },
    { x: 194, y: 4 },
    { x: 7, y: 341 },
    { x: 7, y: 424 },
    { x: 7, y: 508 },
    { x: 194, y: 508 },
  ],
  passes: {
    "1-2": { x: 92, y: 212, turn: 90 },
    "2-3": { x: 187, y: 151, turn: 0 },
    "3-4": { x: 282, y: 213, turn: 90 },
    "4-5": { x: 282, y: 337, turn: 90 },
  },
  legend: { x: 200, y: 466 },
  decks: { x: -1, y: -1 },
  waves: [],
  peaks: [],
};
