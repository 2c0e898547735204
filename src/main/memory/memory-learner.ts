import type { MemoryUnit } from '../../content/memory/field-units';
import type { LanguagePair } from '../../contract/problems';
import type { MemoryPlaceStore } from './memory-place-store';
import type { MemoryStore } from './memory-store';
import { storedUnit } from './stored-unit';

/** A unit with the position of its field in the request. */
export interface PlacedUnit {
  readonly position: number;
  readonly unit: MemoryUnit;
}

interface Stores {
  readonly memory: MemoryStore;
  readonly places: MemoryPlaceStore;
}

/** Keeps the sentences of completed requests, in the order in which requests are checked. */
export class MemoryLearner {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** Whether the sentences of this version are kept already. */
  knows(requestKey: number, version: number): boolean {
    return this.#stores.places.version(requestKey) === version;
  }

  /** Keeps the sentences of a version, in place of those of another one. */
  learn(requestKey: number, version: number, languages: LanguagePair, units: readonly PlacedUnit[]): void {
    const { memory, places } = this.#stores;
    memory.together(() => {
      const pair = memory.pairKey(languages.source, languages.target);
      const found = units.map(({ position, unit }) => ({
        position,
        unit: memory.unitKey(pair, storedUnit(unit, languages), requestKey),
      }));
      places.replace(requestKey, version, found);
    });
  }

  /** Removes the sentences of a request that is gone, or no longer has a target. */
  forget(requestKey: number): void {
    const { memory, places } = this.#stores;
    if (places.version(requestKey) !== undefined)
      memory.together(() => places.replace(requestKey, undefined, []));
  }
}
