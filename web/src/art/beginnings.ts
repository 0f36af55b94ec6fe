/** What a card says, with less and less of it: whole sentences, and a sign that there are more. */
export function beginnings(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.slice(1).map((_, less) => `${sentences.slice(0, sentences.length - 1 - less).join(" ")} …`);
}
