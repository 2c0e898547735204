import { builtInProfiles } from '../../../content/receivers/built-in/built-in-profiles';
import { CheckQueueStore } from '../../checks/check-queue-store';
import { CheckSweepStore } from '../../checks/check-sweep-store';
import type { Database } from '../../database/database';
import { checkedProfile } from '../../receivers/read-profile';
import { ReceiverStore } from '../../receivers/receiver-store';
import type { ReceiverProfileLine, ReceiverUseLine } from './exported-receivers';

/** Imports profiles of receivers, and where they apply. Existing ones stay unchanged. */
export class ReceiverImporter {
  readonly #store: ReceiverStore;
  readonly #queue: CheckQueueStore;
  readonly #sweep: CheckSweepStore;

  constructor(db: Database) {
    this.#store = new ReceiverStore(db);
    this.#queue = new CheckQueueStore(db);
    this.#sweep = new CheckSweepStore(db);
  }

  /** Must be called inside a transaction. Returns false if there is a profile of this ID. */
  takeProfile(line: ReceiverProfileLine): boolean {
    const profile = checkedProfile(line.profile);
    if (this.#isKnown(profile.id)) return false;
    this.#store.put(profile.id, JSON.stringify(profile));
    this.#sweep.restart();
    return true;
  }

  /**
   * Must be called inside a transaction, with the keys of the line's connection and request. Returns false if
   * the profile applies there already, undefined if the profile is not known here.
   */
  takeUse(
    { profile, fields }: ReceiverUseLine,
    { origin, requestKey }: { readonly origin: number | null; readonly requestKey: number | null },
  ): boolean | undefined {
    if (!this.#isKnown(profile)) return undefined;
    const fieldPattern = fields ?? null;
    const known = requestKey === null ? this.#store.uses() : this.#store.byHand(requestKey);
    const isHere = known.some(
      (use) =>
        use.profile_id === profile &&
        use.origin === origin &&
        use.token_id === null &&
        use.field_pattern === fieldPattern,
    );
    if (isHere) return false;
    this.#store.insert({ profileId: profile, origin, tokenId: null, fieldPattern, requestKey });
    if (requestKey === null) this.#sweep.restart();
    else this.#queue.add(requestKey);
    return true;
  }

  #isKnown(id: string): boolean {
    return builtInProfiles.some((profile) => profile.id === id) || this.#store.profile(id) !== undefined;
  }
}
