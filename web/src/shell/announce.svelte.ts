/** What a screen reader hears: new lines politely, the question once and at once. */

class Announcements {
  polite: string = $state("");
  assertive: string = $state("");
  #asked = "";

  tell(text: string): void {
    if (text) this.polite = text;
  }

  /** Nothing that was said to one person is left for the next. */
  hush(): void {
    this.polite = "";
    this.assertive = "";
    this.#asked = "";
  }

  /** The same question is not repeated. */
  ask(text: string, occasion: string): void {
    if (occasion === this.#asked) return;
    this.#asked = occasion;
    this.assertive = text;
  }
}

export const announcements = new Announcements();
