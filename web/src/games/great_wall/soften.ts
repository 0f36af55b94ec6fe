/** Soft hyphens in long words, for names in narrow places; browsers know no Russian hyphenation everywhere. */
const VOWELS = "аеёиоуыэюяaeiouy";
const LONG = 10;

/** A break after a vowel before a consonant and a vowel, at least three letters from either end. */
function softenedWord(word: string): string {
  if (word.length < LONG) return word;
  let told = "";
  for (let i = 0; i < word.length; i++) {
    told += word[i];
    const vowel = (at: number): boolean => VOWELS.includes((word[at] ?? "").toLowerCase());
    if (i >= 2 && i < word.length - 3 && vowel(i) && !vowel(i + 1) && vowel(i + 2)) told += "\u00ad";
  }
  return told;
}

export function softened(name: string): string {
  return name.split(" ").map(softenedWord).join(" ");
}
