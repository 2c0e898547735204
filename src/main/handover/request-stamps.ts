import type { LocalFieldStores } from './local-fields';

/** Tells cheaply whether the texts of requests are others than when they were last compared with files. */
export class RequestStamps {
  readonly #stores: LocalFieldStores;
  readonly #ofFiles = new Map<string, Map<number, string>>();

  constructor(stores: LocalFieldStores) {
    this.#stores = stores;
  }

  /**
   * Begins to look through the requests of a file. The answer says of a request whether it changed since the
   * last time, and must be asked before the fields of the request are compared.
   */
  changesOf(file: string): (requestKey: number) => boolean {
    const known = this.#ofFiles.get(file) ?? new Map<number, string>();
    this.#ofFiles.set(file, known);
    const looked = new Map<number, boolean>();
    return (requestKey) => {
      const answered = looked.get(requestKey);
      if (answered !== undefined) return answered;
      const stamp = this.#stampOf(requestKey);
      const isChanged = known.get(requestKey) !== stamp;
      known.set(requestKey, stamp);
      looked.set(requestKey, isChanged);
      return isChanged;
    };
  }

  forget(file: string): void {
    this.#ofFiles.delete(file);
  }

  #stampOf(requestKey: number): string {
    const { requests, drafts, corrections } = this.#stores;
    return JSON.stringify([
      requests.byKey(requestKey)?.version,
      drafts.all(requestKey).map((draft) => [draft.field_id, draft.revision, draft.saved_us]),
      corrections.ofRequest(requestKey).map((one) => [one.field_id, one.made_us, one.version]),
    ]);
  }
}
