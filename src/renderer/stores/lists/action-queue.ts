/** The row that an action ended on is selected; its detail is still being read. */
export interface Landed {
  readonly detail: Promise<void>;
}

/** An action on a listing; undefined when it selected no row. */
export type Action = () => Promise<Landed | undefined>;

/**
 * Runs the actions on a list in the order in which they were called, each when the row that the one before
 * ended on is selected. An action that was called for an earlier listing of the list is dropped.
 */
export class ActionQueue {
  /** The newest action; undefined when all have ended. */
  #last: ReturnType<Action> | undefined;
  #listing = 0;

  /** Number of the shown listing. */
  get listing(): number {
    return this.#listing;
  }

  /** Resolves once the actions called until now have selected their rows; undefined when none is running. */
  get settling(): Promise<void> | undefined {
    return this.#last?.then(() => undefined);
  }

  /** Runs an action on the shown listing. */
  add(action: Action): Promise<void> {
    const asked = this.#listing;
    return this.addForAny(async () => (asked === this.#listing ? action() : undefined));
  }

  /**
   * Runs an action whichever listing is shown by then; resolves when the detail of its row has been read.
   * Never rejects: a row that can't be read is not selected, and the window shows that its host can't be
   * reached.
   */
  async addForAny(action: Action): Promise<void> {
    const mine = (this.#last ?? Promise.resolve()).then(action).catch(() => undefined);
    this.#last = mine;
    const landed = await mine;
    if (this.#last === mine) this.#last = undefined;
    await landed?.detail;
  }

  /** Returns what was read; undefined when another listing is shown by then. */
  async whileShown<Read>(reading: Promise<Read>): Promise<Read | undefined> {
    const asked = this.#listing;
    const read = await reading;
    return asked === this.#listing ? read : undefined;
  }

  /** Call before another listing is shown. An action that is still reading must not delay the next ones. */
  leaveListing(): void {
    this.#listing++;
    this.#last = undefined;
  }
}
