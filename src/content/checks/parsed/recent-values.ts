import { parseValue, type ParsedValue } from './parsed-value';

/** In UTF-16 units of all values; what checks know about a value takes several times as much memory. */
const mostUnits = 500_000;

/** Keeps the values that were parsed last, with all that checks have found out about them (`once`). */
export class RecentValues {
  readonly #most: number;
  readonly #known = new Map<string, ParsedValue>();
  #units = 0;

  constructor(most = mostUnits) {
    this.#most = most;
  }

  /** The language is part of a value's name, because what is known about it depends on the language. */
  parse(raw: string, data: string, language: string): ParsedValue {
    const name = `${language} ${data} ${raw}`;
    const before = this.#known.get(name);
    const value = before ?? parseValue(raw, data);
    // A map keeps the order in which entries were added: its first one was used longest ago.
    this.#known.delete(name);
    this.#known.set(name, value);
    if (before === undefined) this.#units += raw.length;
    if (this.#units > this.#most) this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    for (const [name, { raw }] of this.#known) {
      if (this.#units <= this.#most) break;
      this.#known.delete(name);
      this.#units -= raw.length;
    }
  }
}
