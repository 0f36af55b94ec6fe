// Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit.

export const RESOURCES = ["wood", "stone", "gold", "chi"] as const;
export const WARRIORS = ["spearman", "archer", "horseman", "banner_bearer"] as const;
export const AREAS = [
  "sawmill",
  "quarry",
  "gold_mine",
  "pagoda",
  "barracks",
  "builders_camp",
  "field_hq",
  "tea_house",
  "embassy",
  "academy",
  "market",
] as const;
export const SECTIONS = ["left", "middle", "right"] as const;
