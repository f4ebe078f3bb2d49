/** The games with a rulebook; the ids of its clauses begin with the first letters of the game. */
export const BOOKS = ['duel', 'rebirth', 'classic', 'penumbra'] as const;

/** The rulebook on the page: whether it is open, which one, in short or whole, and at which clause. */
class Rulebook {
  shown = $state.raw(false);
  game = $state.raw<string>(BOOKS[0]);
  clause = $state.raw<string | null>(null);
  short = $state.raw(true);
  part = $state.raw<string | null>(null);

  /** Opens the rulebook at a clause; without one, in short, at this part of it if any. */
  open(clause?: string, part?: string): void {
    this.clause = clause ?? null;
    this.part = part ?? null;
    this.short = clause === undefined;
    this.about(BOOKS.find((game) => clause?.toLowerCase().startsWith(game.slice(0, 3))));
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }

  /** Turns to the rulebook of a game, if there is one. */
  about(game: string | undefined): void {
    this.game = BOOKS.find((book) => book === game) ?? this.game;
  }
}

export const rulebook = new Rulebook();
