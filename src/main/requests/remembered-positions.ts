/** Versions whose positions are known at once: those of a file that came back are asked for in turn. */
const mostRemembered = 4;

type Positions = ReadonlyMap<string, number>;

/**
 * The positions of fields by their ids, since a version has no index for them: each question by SQL reads
 * half of its fields. They are read once a version is asked for the second time in a row.
 */
export class RememberedPositions {
  readonly #read: (requestKey: number, version: number) => Positions;
  readonly #known = new Map<string, Positions | undefined>();

  /** `read` returns the first position of each id. */
  constructor(read: (requestKey: number, version: number) => Positions) {
    this.#read = read;
  }

  /**
   * Where the field was, or `undefined` where that is not known. A removed request's key is given again, so
   * that the caller looks whether the field is there.
   */
  of(requestKey: number, version: number, fieldId: string): number | undefined {
    const name = `${requestKey} ${version}`;
    if (!this.#known.has(name)) {
      this.#remember(name, undefined);
      return undefined;
    }
    const positions = this.#known.get(name) ?? this.#read(requestKey, version);
    this.#remember(name, positions);
    return positions.get(fieldId);
  }

  forget(requestKey: number, version: number): void {
    this.#known.delete(`${requestKey} ${version}`);
  }

  #remember(name: string, positions: Positions | undefined): void {
    this.#known.delete(name);
    this.#known.set(name, positions);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostRemembered) break;
      this.#known.delete(oldest);
    }
  }
}
