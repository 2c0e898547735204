import { isDeepStrictEqual } from 'node:util';
import { builtInProfiles } from '../../../content/receivers/built-in/built-in-profiles';
import { longestProfileName, type ReceiverProfile } from '../../../content/receivers/receiver-profile';
import { isSameName } from '../../../content/receivers/same-name';
import type { ImportedProfiles } from '../../../contract/import-report';
import { CheckQueueStore } from '../../checks/check-queue-store';
import { CheckSweepStore } from '../../checks/check-sweep-store';
import type { Database } from '../../database/database';
import { checkedProfile } from '../../receivers/read-profile';
import { ReceiverStore } from '../../receivers/receiver-store';
import type { ReceiverProfileLine, ReceiverUseLine } from './exported-receivers';

/**
 * Imports profiles of receivers, and where they apply. Existing ones stay unchanged. A profile whose name is
 * taken gets another one, because findings name the profile.
 */
export class ReceiverImporter {
  readonly #store: ReceiverStore;
  readonly #queue: CheckQueueStore;
  readonly #sweep: CheckSweepStore;
  readonly #renamed: ImportedProfiles['renamed'][number][] = [];
  readonly #different: string[] = [];

  constructor(db: Database) {
    this.#store = new ReceiverStore(db);
    this.#queue = new CheckQueueStore(db);
    this.#sweep = new CheckSweepStore(db);
  }

  /** Must be called inside a transaction. Returns false if there is a profile of this ID. */
  takeProfile(line: ReceiverProfileLine): boolean {
    const profile = checkedProfile(line.profile);
    const known = this.#known(profile.id);
    if (known !== undefined) {
      // The name may be the one that an earlier import of the file gave it.
      if (!isDeepStrictEqual({ ...known, name: '' }, { ...profile, name: '' }))
        this.#different.push(profile.name);
      return false;
    }
    const name = this.#freeName(profile.name);
    if (name !== profile.name) this.#renamed.push({ name: profile.name, newName: name });
    this.#store.put(profile.id, JSON.stringify({ ...profile, name }));
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
    if (this.#known(profile) === undefined) return undefined;
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

  /** Profiles that are not here as the lines have them. */
  report(): ImportedProfiles {
    return { renamed: this.#renamed, different: this.#different };
  }

  #known(id: string): ReceiverProfile | undefined {
    const builtIn = builtInProfiles.find((profile) => profile.id === id);
    const body = this.#store.profile(id);
    return builtIn ?? (body === undefined ? undefined : checkedProfile(JSON.parse(body)));
  }

  #freeName(name: string): string {
    const own = this.#store.profiles().map(({ body }) => checkedProfile(JSON.parse(body)));
    const taken = [...builtInProfiles, ...own];
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : ` (${count})`;
      const candidate = `${name.slice(0, longestProfileName - ending.length)}${ending}`.toWellFormed();
      if (!taken.some((one) => isSameName(one.name, candidate))) return candidate;
    }
  }
}
