import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import { fieldPatterns } from '../../content/receivers/field-selector';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { isSameName } from '../../content/receivers/same-name';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type {
  AppliedReceiver,
  Receivers,
  ReceiverSummary,
  ReceiverUse,
  SavedReceiver,
} from '../../contract/receivers';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import type { ContentRequestStore } from '../requests/content-request-store';
import { AppliedProfiles } from './applied-profiles';
import { readProfileOrModel } from './read-profile';
import type { ReceiverStore, StoredUse } from './receiver-store';
import { requestGone } from '../requests/missing-request';

interface Parts {
  readonly commits: CommitQueue;
  readonly changes: Changes;
  readonly receivers: ReceiverStore;
  readonly requests: Pick<ContentRequestStore, 'byKey'>;
  /** Queues every request to be checked again; called inside a transaction. */
  readonly sweep: () => void;
  /** Queues one request to be checked again; called inside a transaction. */
  readonly checkAgain: (requestKey: number) => void;
}

export type NewReceiverUse = Omit<ReceiverUse, 'key'>;

/** The profiles of receivers, where they apply, and rehearsals by hand. A rehearsal is one of the checks. */
export class ReceiverService {
  readonly #parts: Parts;
  readonly #applied: AppliedProfiles;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#applied = new AppliedProfiles(parts.receivers);
  }

  list(): Receivers {
    const own = this.#parts.receivers
      .profiles()
      .flatMap(({ id }) => this.#applied.profile(id) ?? [])
      .map((profile) => summary(profile, false, this.#applied.refusedRules(profile.id)));
    return {
      profiles: [...builtInProfiles.map((profile) => summary(profile, true)), ...own],
      uses: this.#parts.receivers.uses().map(toUse),
    };
  }

  /** Returns a profile's document. @throws AppError NOT_FOUND */
  read(id: string): string {
    return JSON.stringify(this.#require(id), null, 2);
  }

  /**
   * Adds or replaces a profile, or makes one of a content model of Contentful or Storyblok. A model takes the
   * place of an earlier one only if both are of the same space.
   *
   * @throws AppError INVALID_INPUT with everything that is wrong with it
   */
  async save(document: string): Promise<SavedReceiver> {
    const { profile, leftOut, withoutRoom } = readProfileOrModel(document, (id) => this.#applied.profile(id));
    if (builtInProfiles.some(({ id }) => id === profile.id))
      throw new AppError(
        'INVALID_INPUT',
        sentence`id: "${profile.id}" is a built-in profile. Choose another ID.`,
      );
    this.#requireOwnName(profile);
    const { id, name } = profile;
    const receivers = await this.#change(() => this.#parts.receivers.put(id, JSON.stringify(profile)));
    return { ...receivers, saved: name, leftOut, withoutRoom };
  }

  /** Removes a profile of one's own with its uses. @throws AppError INVALID_INPUT for a built-in one */
  async remove(id: string): Promise<Receivers> {
    if (builtInProfiles.some((profile) => profile.id === id))
      throw new AppError('INVALID_INPUT', 'A built-in profile can not be removed.');
    return this.#change(() => this.#parts.receivers.remove(id));
  }

  /**
   * Applies a profile; where it already applies to the same requests and fields, nothing changes.
   *
   * @throws AppError NOT_FOUND when there is no such profile; INVALID_INPUT for a text without a pattern
   */
  async use({ profile, origin, token, fields }: NewReceiverUse): Promise<Receivers> {
    this.#require(profile);
    if (fields !== undefined && fieldPatterns(fields).length === 0)
      throw new AppError(
        'INVALID_INPUT',
        sentence`fields: "${fields}" has no field ID. Leave it empty for all fields.`,
      );
    // Looked up in the transaction: of two calls at one time the second one finds what the first one wrote.
    const isNew = (): boolean =>
      !this.#parts.receivers
        .uses()
        .map(toUse)
        .some(
          (use) =>
            use.profile === profile && use.origin === origin && use.token === token && use.fields === fields,
        );
    return this.#change(
      () =>
        this.#parts.receivers.insert({
          profileId: profile,
          origin: origin ?? null,
          tokenId: token ?? null,
          fieldPattern: fields ?? null,
          requestKey: null,
        }),
      isNew,
    );
  }

  async removeUse(key: number): Promise<Receivers> {
    return this.#change(() => this.#parts.receivers.removeUse(key));
  }

  /**
   * Applies profiles to requests by hand, in place of those chosen by hand before. Requests that are gone are
   * skipped. @throws AppError NOT_FOUND when there is no such profile
   */
  async rehearse(keys: readonly number[], profiles: readonly string[]): Promise<void> {
    for (const id of profiles) this.#require(id);
    const changed = await this.#parts.commits.durable(() => {
      const there = keys.filter((key) => this.#parts.requests.byKey(key) !== undefined);
      for (const key of there) {
        this.#parts.receivers.removeOfRequest(key);
        for (const profileId of profiles) {
          const everywhere = { origin: null, tokenId: null, fieldPattern: null };
          this.#parts.receivers.insert({ profileId, ...everywhere, requestKey: key });
        }
        this.#parts.checkAgain(key);
      }
      return there;
    });
    if (changed.length === 0) return;
    this.#parts.changes.requests(...changed);
    this.#parts.changes.notify({ name: 'problems.changed', payload: { keys: changed } });
  }

  /** Returns the profiles that apply to a request. @throws AppError NOT_FOUND */
  ofRequest(key: number): readonly AppliedReceiver[] {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined) throw requestGone();
    return this.#applied
      .of(request)
      .map(({ profile, ...rest }) => ({ document: JSON.stringify(profile), ...rest }));
  }

  async #change(write: () => void, isNeeded: () => boolean = () => true): Promise<Receivers> {
    const isChanged = await this.#parts.commits.durable(() => {
      if (!isNeeded()) return false;
      write();
      this.#parts.sweep();
      return true;
    });
    if (isChanged) this.#parts.changes.notify({ name: 'problems.changed', payload: {} });
    return this.list();
  }

  /** Findings, dismissals and evidence name the profile: two of one name could not be told apart. */
  #requireOwnName({ id, name }: ReceiverProfile): void {
    const namesake = this.list().profiles.find((one) => one.id !== id && isSameName(one.name, name));
    if (namesake === undefined) return;
    throw new AppError(
      'INVALID_INPUT',
      sentence`name: "${namesake.name}" is the name of another profile. Choose another name, so that their findings can be told apart.`,
    );
  }

  #require(id: string): ReceiverProfile {
    const profile = this.#applied.profile(id);
    if (profile === undefined) throw new AppError('NOT_FOUND', sentence`There is no profile "${id}".`);
    return profile;
  }
}

function summary(
  { id, name, about = '', rules }: ReceiverProfile,
  isBuiltIn: boolean,
  refused: readonly string[] = [],
): ReceiverSummary {
  const languages = rules.filter((rule) => rule.kind === 'languages');
  return { id, name, about, isBuiltIn, rules: rules.length, languages, refused };
}

function toUse({
  key,
  profile_id: profile,
  origin,
  token_id: token,
  field_pattern: fields,
}: StoredUse): ReceiverUse {
  return {
    key,
    profile,
    ...(origin === null ? {} : { origin }),
    ...(token === null ? {} : { token }),
    ...(fields === null ? {} : { fields }),
  };
}
