/**
 * Pauses work that no caller waits for (the search index, the checks) while a page of results is applied: on
 * a machine with two processors the page would otherwise take half as long again.
 */
export class BackgroundPause {
  #holders = 0;
  #afterwards: (() => void)[] = [];
  readonly #begin: (() => void)[] = [];

  get isOn(): boolean {
    return this.#holders > 0;
  }

  /** Registers a function that is called whenever a pause begins. */
  onBegin(act: () => void): void {
    this.#begin.push(act);
  }

  /** Calls `act` at once, or when the pause has ended. */
  after(act: () => void): void {
    if (this.isOn) this.#afterwards.push(act);
    else act();
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#holders += 1;
    try {
      if (this.#holders === 1) for (const act of this.#begin) act();
      return await work();
    } finally {
      this.#holders -= 1;
      if (!this.isOn) for (const act of this.#afterwards.splice(0)) act();
    }
  }
}
