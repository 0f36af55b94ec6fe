/** Soft hyphens in long words, for names in narrow places: browsers do not hyphenate every language. */
const VOWELS = "аеёиоуыэюяaeiouy";
const LONG = 10;

function vowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter.toLowerCase());
}

/** A break before a consonant and a vowel, at least three letters from the start and four from the end. */
function softenedWord(word: string, long: number): string {
  if (word.length < long) return word;
  const letters = [...word];
  const breaks = (at: number): boolean =>
    at >= 3 && at <= letters.length - 4 && !vowel(letters[at]) && vowel(letters[at + 1]);
  return letters.map((letter, at) => (breaks(at) ? `\u00ad${letter}` : letter)).join("");
}

/** Words of `long` letters and more are softened. */
export function softened(name: string, long = LONG): string {
  return name
    .split(/([ -])/)
    .map((word) => softenedWord(word, long))
    .join("");
}
