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
  height: 346,
  cell: 29,
  regions: [
    {
      outline:
        "M62 125Q84 114 104 120Q128 109 152 125Q180 138 188 166Q186 180 194 195Q200 225 176 248Q160 276 128 276Q110 285 90 276Q58 278 44 258Q22 243 26 217Q12 197 24 175Q28 145 62 125Z",
      at: { x: 46, y: 166 },
      middle: { x: 108, y: 204 },
    },
    {
      outline:
        "M156 72Q174 52 202 57Q230 46 254 53Q284 53 294 74Q304 92 297 112Q292 136 266 144Q246 145 232 155Q214 153 198 162Q190 136 164 120Q146 109 150 94Q144 85 156 72Z",
      at: { x: 170, y: 66 },
      middle: { x: 228, y: 107 },
    },
    {
      outline:
        "M308 52Q322 31 352 28Q376 11 410 20Q436 11 462 22Q500 24 510 52Q524 70 514 92Q514 120 490 133Q468 144 446 138Q424 145 402 138Q372 144 348 133Q326 136 310 129Q316 103 308 85Q314 68 308 52Z",
      at: { x: 346, y: 40 },
      middle: { x: 412, y: 81 },
    },
    {
      outline:
        "M410 145Q432 155 452 149Q476 153 496 142Q524 144 536 166Q555 180 549 202Q556 225 544 241Q538 265 508 269Q488 280 468 274L450 274Q430 247 413 236Q402 221 408 202Q398 188 406 171Q404 156 410 145Z",
      at: { x: 417, y: 168 },
      middle: { x: 478, y: 210 },
    },
    {
      outline:
        "M276 282Q276 261 298 252Q310 241 334 245Q356 236 376 243Q392 237 406 241Q428 252 443 280Q448 300 436 315Q430 333 406 335Q388 346 364 339Q340 348 318 340Q292 342 282 324Q266 313 272 298Q270 289 276 282Z",
      at: { x: 304, y: 260 },
      middle: { x: 358, y: 294 },
    },
  ],
  sections: [
    { x: 8, y: 50 },
    { x: 160, y: -2 },
    { x: 272, y: 131 },
    { x: 198, y: 193 },
    { x: 3, y: 279 },
    { x: 157, y: 279 },
  ],
  passes: {
    "1-2": { x: 179, y: 137, turn: -40 },
    "2-3": { x: 303, y: 92, turn: 4 },
    "3-4": { x: 452, y: 145, turn: 92 },
    "4-5": { x: 418, y: 246, turn: 140 },
  },
  legend: { x: 5, y: 3 },
  decks: { x: 456, y: 298 },
  waves: [
    { x: 522, y: 20 },
    { x: 14, y: 136 },
    { x: 206, y: 272 },
  ],
  peaks: [
    { x: 70, y: 260 },
    { x: 96, y: 265 },
    { x: 122, y: 258 },
    { x: 468, y: 58 },
    { x: 490, y: 65 },
    { x: 474, y: 78 },
    { x: 130, y: 151 },
  ],
  age: { x: 540, y: 44 },
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
  legend: { x: 200, y: 459 },
  decks: { x: -1, y: -1 },
  waves: [],
  peaks: [],
};
