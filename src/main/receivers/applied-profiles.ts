import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import { fieldPatterns } from '../../content/receivers/field-selector';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { readSavedProfile, type SavedProfile } from './read-profile';
import type { ReceiverStore, UsedFor } from './receiver-store';

/** A profile that applies to a request. */
export interface AppliedProfile {
  readonly profile: ReceiverProfile;
  /** Patterns for IDs of the fields it applies to; undefined for all fields and the request itself. */
  readonly fields?: readonly string[];
  /** It was chosen for this request by hand. */
  readonly isByHand?: true;
}

/** Finds the profiles that apply to a request. Documents are read once. */
export class AppliedProfiles {
  readonly #store: ReceiverStore;
  readonly #read = new Map<string, { readonly body: string; readonly saved: SavedProfile | undefined }>();

  constructor(store: ReceiverStore) {
    this.#store = store;
  }

  /** Returns the profile of this ID; undefined if there is none. */
  profile(id: string): ReceiverProfile | undefined {
    return builtInProfiles.find((one) => one.id === id) ?? this.#own(id)?.profile;
  }

  /** Returns the IDs of the rules of a saved profile that do not apply, because they would be refused now. */
  refusedRules(id: string): readonly string[] {
    return this.#own(id)?.refused ?? [];
  }

  of(request: UsedFor): readonly AppliedProfile[] {
    const uses = this.#store.usesOf(request);
    if (uses.length === 0) return [];
    return [...Map.groupBy(uses, ({ profile_id }) => profile_id)].flatMap(([id, group]) => {
      const profile = this.profile(id);
      if (profile === undefined) return [];
      const patterns = group.map(({ field_pattern }) => field_pattern);
      const fields = patterns.flatMap((pattern) => (pattern === null ? [] : patternsOf(pattern)));
      const byHand = group.some((use) => use.request_key !== null) ? ({ isByHand: true } as const) : {};
      return [{ profile, ...(patterns.includes(null) ? {} : { fields }), ...byHand }];
    });
  }

  /** Returns the profiles that have a rule with this ID, whether they apply to a request or not. */
  withRule(id: string): readonly ReceiverProfile[] {
    const own = this.#store.profiles().flatMap((stored) => this.#own(stored.id)?.profile ?? []);
    return [...builtInProfiles, ...own].filter(({ rules }) => rules.some((rule) => rule.id === id));
  }

  #own(id: string): SavedProfile | undefined {
    const body = this.#store.profile(id);
    if (body === undefined) return undefined;
    const known = this.#read.get(id);
    if (known?.body === body) return known.saved;
    const saved = readOrNone(body);
    this.#read.set(id, { body, saved });
    return saved;
  }
}

/** The patterns of a use, and its whole text, because the ID of a field may have a comma. */
function patternsOf(text: string): readonly string[] {
  return [...new Set([...fieldPatterns(text), text])];
}

/** A document of a newer program may have rules that this one does not know; its profile does not apply. */
function readOrNone(body: string): SavedProfile | undefined {
  try {
    return readSavedProfile(body);
  } catch {
    return undefined;
  }
}
