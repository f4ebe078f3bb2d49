/** What the title of the page says before its name: that it is one's turn, for whoever looks elsewhere. */
class Headline {
  now = $state.raw<string | null>(null);
}

export const headline = new Headline();
