/** How cards of every game show their rules: in words, or as rows of symbols for those who know them. */
class Faces {
  symbols: boolean = $state(false);
}

export const faces = new Faces();
