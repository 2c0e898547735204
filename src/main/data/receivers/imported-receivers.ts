import { isDeepStrictEqual } from 'node:util';
import { builtInProfiles } from '../../../content/receivers/built-in/built-in-profiles';
import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import { mostNamed, type ImportedProfiles } from '../../../contract/import-report';
import { CheckQueueStore } from '../../checks/check-queue-store';
import { CheckSweepStore } from '../../checks/check-sweep-store';
import { dataVersionOf } from '../../database/external-changes';
import type { Database } from '../../database/database';
import { checkedProfile } from '../../receivers/read-profile';
import { ReceiverStore } from '../../receivers/receiver-store';
import type { ReceiverProfileLine, ReceiverUseLine } from './exported-receivers';
import { mayBeNumbered, parsedProfile, TakenNames } from './taken-names';

/**
 * Imports profiles of receivers, and where they apply. Existing ones stay unchanged. A profile whose name is
 * taken gets another one, because findings name the profile.
 */
export class ReceiverImporter {
  readonly #store: ReceiverStore;
  readonly #queue: CheckQueueStore;
  readonly #sweep: CheckSweepStore;
  readonly #names: TakenNames;
  readonly #renamed = new FirstOfMany<ImportedProfiles['renamed']['named'][number]>();
  readonly #different = new FirstOfMany<string>();

  constructor(db: Database) {
    this.#store = new ReceiverStore(db);
    this.#queue = new CheckQueueStore(db);
    this.#sweep = new CheckSweepStore(db);
    this.#names = new TakenNames(dataVersionOf(db), this.#store);
  }

  /** Must be called inside a transaction. Returns false if there is a profile of this ID. */
  takeProfile(line: ReceiverProfileLine): boolean {
    const profile = checkedProfile(line.profile);
    const known = this.#known(profile.id);
    if (known !== undefined) {
      if (!isAsGiven(known, profile)) this.#different.add(profile.name);
      return false;
    }
    const name = this.#names.take(profile.name);
    if (name !== profile.name) this.#renamed.add({ name: profile.name, newName: name });
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

  /** Profiles that are not here as the lines have them. */
  report(): ImportedProfiles {
    return { renamed: this.#renamed.all(), different: this.#different.all() };
  }

  #isKnown(id: string): boolean {
    return builtInProfiles.some((profile) => profile.id === id) || this.#store.profile(id) !== undefined;
  }

  /** The document of the profile of this ID, which this program may be unable to apply. */
  #known(id: string): object | undefined {
    const builtIn = builtInProfiles.find((profile) => profile.id === id);
    const body = this.#store.profile(id);
    return builtIn ?? (body === undefined ? undefined : parsedProfile(body));
  }
}

/** Whether a profile here is the one of a line, maybe with the name that an earlier import gave it. */
function isAsGiven(known: object, profile: ReceiverProfile): boolean {
  const { name, ...rest } = { name: undefined, ...known };
  const { name: given, ...others } = profile;
  return isDeepStrictEqual(rest, others) && mayBeNumbered(given, name);
}

/** Counts what it is given, and keeps what a report names of it. */
class FirstOfMany<T> {
  #count = 0;
  readonly #named: T[] = [];

  add(item: T): void {
    this.#count += 1;
    if (this.#named.length < mostNamed) this.#named.push(item);
  }

  all(): { readonly count: number; readonly named: readonly T[] } {
    return { count: this.#count, named: this.#named };
  }
}
