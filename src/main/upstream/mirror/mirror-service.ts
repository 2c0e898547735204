import { isDeepStrictEqual } from 'node:util';
import type { VersionField } from '../../../content/content-request';
import { formatInstant } from '../../../content/timestamp';
import type { ContentRequestStore } from '../../requests/content-request-store';
import { toJsonColumn } from '../../database/json-column';
import type { MirroredColumns, MirroredContent, MirroredHead, MirrorStore } from './mirror-store';
import type { VersionStore } from '../../requests/version-store';
import { versionDocument, type JsonText } from '../../requests/content-request-json';
import { listColumns } from '../../requests/content-request-service';
import { lackSources, withKnownSources } from '../../requests/known-sources';
import { isEventBefore, isOlder, isOrderedEventId, isUnclear, type Stage } from './mirror-order';
import type { MirroredChange, MirroredDeliveries } from '../../webhook/mirrored-deliveries';
import type { UpstreamRequest } from '../upstream-request';

/** How an upstream request arrived here. */
export interface Learning {
  readonly learnedBy: 'webhook' | 'sync' | 'hand';
  /** When it was received, in microseconds since 1970. */
  readonly learnedUs: number;
  /** The event's `webhook-id`, as it was received. */
  readonly eventId?: string | undefined;
  /**
   * The request existed before this connection was up to date for the first time, so the webhook is not
   * called for it.
   */
  readonly isCatchingUp?: boolean;
  /** When the answered call was made, in microseconds since 1970. */
  readonly askedUs?: number;
  /** Earliest time of that call by upstream's clock; undefined when the answer had no time. */
  readonly askedThereUs?: number | undefined;
}

export interface MirrorOutcome {
  /**
   * `unchanged`: the mirror has this content. `older`: the mirror is newer, and nothing was overwritten.
   * `unclear`: it may be the newer one, which only the coordinator can decide; a replay by hand applies it.
   */
  readonly kind: 'new' | 'changed' | 'unchanged' | 'older' | 'unclear';
  readonly requestKey: number;
  /** Number of the current version. A change of state alone creates none. */
  readonly version: number;
}

/** Receives every change inside its transaction. */
export type MirrorFollower = Pick<MirroredDeliveries, 'enqueue'>;

/**
 * Requests of this desk that upstream completes: what upstream says of one is applied to it, and no other one
 * is made.
 */
export interface ForwardedMirror {
  find(said: UpstreamRequest, connectionKey: number): number | undefined;
  /** Translates upstream's answer into the terms of the request as it was submitted here. */
  asForwarded(said: UpstreamRequest, requestKey: number): UpstreamRequest;
}

/**
 * Limit of versions searched for a source. Each has the sources known before it, so more would help only for
 * a field that was absent for long; and a service with endless edits must not cause all versions to be read
 * for each new one.
 */
const mostEarlier = 20;

/** Time until a mirrored request that is not imported is read again by itself (decisions, section 9). */
export const readAgainAfterUs = 86_400_000_000;

/** Columns of the request's row that belong to its content. */
type Content = Omit<MirroredColumns, 'version'>;

/**
 * The local copy of upstream's requests (decisions, sections 8 and 9), fed by its webhook calls and by query
 * results.
 */
export class MirrorService {
  readonly #mirror: MirrorStore;
  readonly #requests: ContentRequestStore;
  readonly #versions: VersionStore;
  readonly #follower: MirrorFollower | undefined;
  readonly #forwarded: ForwardedMirror | undefined;

  constructor(
    stores: { mirror: MirrorStore; requests: ContentRequestStore; versions: VersionStore },
    follower?: MirrorFollower,
    forwarded?: ForwardedMirror,
  ) {
    this.#mirror = stores.mirror;
    this.#requests = stores.requests;
    this.#versions = stores.versions;
    this.#follower = follower;
    this.#forwarded = forwarded;
  }

  /**
   * Updates the mirror to upstream's report, unless the mirror is newer. Must be called inside the caller's
   * transaction; the caller announces the change after the commit.
   */
  apply(connectionKey: number, said: UpstreamRequest, learning: Learning): MirrorOutcome {
    const mirrored = this.#mirror.head(said.id, connectionKey);
    const forwardedKey = mirrored === undefined ? this.#forwarded?.find(said, connectionKey) : undefined;
    const head = forwardedKey === undefined ? mirrored : this.#mirror.headByKey(forwardedKey);
    if (head === undefined) return this.#insert(connectionKey, said, learning);
    const isForwarded = forwardedKey !== undefined;
    const request = isForwarded ? (this.#forwarded?.asForwarded(said, forwardedKey) ?? said) : said;

    const { key: requestKey, version } = head;
    const content = this.#mirror.content(requestKey, version);
    if (content === undefined) throw new Error(`version ${version} of request ${requestKey} is missing`);
    const source = request.source ?? head.source;
    const document = documentOf(request, source);
    const sameStage = isSameStage(request, head);
    const sameContent = isSameDocument(document, content.document) && !turns(request, head);

    const eventId = orderedIdOf(learning);
    // The usual result of a query: nothing changed, and there is no event to store.
    if (sameContent && sameStage && eventId === undefined) {
      if (learning.askedUs !== undefined) this.#hear(head, learning);
      // The request was gone and exists again.
      return { kind: head.gone_us === null ? 'unchanged' : 'changed', requestKey, version };
    }
    const knownEventId = this.#mirror.event(requestKey);
    if (eventId !== undefined && eventId === knownEventId) return { kind: 'unchanged', requestKey, version };

    const incoming: Stage = {
      state: request.state,
      completedUs: request.completed?.us,
      eventId,
      asOfUs: learning.askedThereUs,
    };
    const known: Stage = {
      state: head.state,
      completedUs: head.completed_us ?? undefined,
      eventId: knownEventId,
      asOfUs: head.as_of_us ?? undefined,
    };
    if (isEventBefore(eventId, known.asOfUs)) {
      return { kind: sameContent && sameStage ? 'unchanged' : 'older', requestKey, version };
    }
    // The call was made after everything known had arrived: such an answer is authoritative, even if it takes
    // something back.
    const isNewest =
      learning.askedUs !== undefined && learning.askedUs > (head.heard_us ?? content.learned_us);
    // A report received before the completion was known precedes the completion.
    const mayTakeBack = isUnclear(incoming, known) && learning.learnedUs > content.learned_us;
    if (mayTakeBack && learning.learnedBy === 'webhook') return { kind: 'unclear', requestKey, version };
    const areOrdered = eventId !== undefined && knownEventId !== undefined;
    if (
      !isNewest &&
      ((isOlder(incoming, known) && !(mayTakeBack && learning.learnedBy === 'hand')) ||
        (!areOrdered &&
          !sameContent &&
          isSameCompletion(request, head) &&
          !isEventBefore(knownEventId, incoming.asOfUs) &&
          isStale(learning, content)))
    ) {
      return { kind: 'older', requestKey, version };
    }
    // A change by an event without ordered id can't be compared with earlier events any more.
    if (eventId !== knownEventId) this.#mirror.setEvent(requestKey, eventId);
    this.#hear(head, learning);
    if (sameContent && sameStage) return { kind: 'unchanged', requestKey, version };

    if (!sameStage) this.#mirror.setStage(requestKey, request);
    const number = sameContent ? version : version + 1;
    this.#notify(requestKey, number, request, { before: head.state, isStaged: !sameStage, isForwarded });
    if (sameContent) return { kind: 'changed', requestKey, version };
    const fields = this.#known(request, requestKey, version);
    this.#mirror.setColumns(requestKey, { ...contentOf(request, fields, source), version: number });
    this.#addVersion(requestKey, number, fields, document, learning);
    return { kind: 'changed', requestKey, version: number };
  }

  #insert(connectionKey: number, request: UpstreamRequest, learning: Learning): MirrorOutcome {
    // Query results lack the source; it is the one that was queried (decisions, section 2).
    const source = request.source ?? 'api';
    const fields = withKnownSources(request.fields, request.state === 'completed', () => []);
    const requestKey = this.#requests.insert({
      ...contentOf(request, fields, source),
      origin: connectionKey,
      id: request.id,
      state: request.state,
      created: request.created,
      completed: request.completed,
      version: 1,
      tokenId: undefined,
      isTest: false,
      testResultDueUs: undefined,
      heardUs: learning.askedUs ?? learning.learnedUs,
      asOfUs: learning.askedThereUs,
      lookUs: (learning.askedUs ?? learning.learnedUs) + readAgainAfterUs,
    });
    this.#addVersion(requestKey, 1, fields, documentOf(request, source), learning);
    const eventId = orderedIdOf(learning);
    if (eventId !== undefined) this.#mirror.setEvent(requestKey, eventId);
    if (learning.isCatchingUp !== true) {
      this.#notify(requestKey, 1, request, { before: undefined, isStaged: true, isForwarded: false });
    }
    return { kind: 'new', requestKey, version: 1 };
  }

  #hear({ key, heard_us, as_of_us, gone_us }: MirroredHead, learning: Learning): void {
    const { askedUs, askedThereUs, learnedUs } = learning;
    const heardUs = askedUs ?? learnedUs;
    const isFresher = heardUs > (heard_us ?? 0) || (askedThereUs ?? 0) > (as_of_us ?? 0) || gone_us !== null;
    if (isFresher) this.#mirror.setHeard(key, heardUs, askedThereUs, heardUs + readAgainAfterUs);
  }

  /** Adds sources of earlier versions to a result without sources. */
  #known(request: UpstreamRequest, requestKey: number, version: number): readonly VersionField[] {
    const versions = this.#versions;
    return withKnownSources(request.fields, request.state === 'completed', function* () {
      const last = Math.max(version - mostEarlier, 0);
      for (let earlier = version; earlier > last; earlier--) yield versions.fields(requestKey, earlier);
    });
  }

  #notify(
    key: number,
    version: number,
    { state, completed }: UpstreamRequest,
    change: Pick<MirroredChange, 'before' | 'isStaged' | 'isForwarded'>,
  ): void {
    this.#follower?.enqueue({ key, version, state, completed_text: completed?.text ?? null, ...change });
  }

  #addVersion(
    requestKey: number,
    number: number,
    fields: readonly VersionField[],
    document: JsonText,
    { learnedBy, learnedUs }: Learning,
  ): void {
    const learned = { text: formatInstant(learnedUs), us: learnedUs };
    this.#versions.insert(requestKey, { number, learned, learnedBy, fields, document });
  }
}

function orderedIdOf({ eventId }: Learning): string | undefined {
  return eventId !== undefined && isOrderedEventId(eventId) ? eventId : undefined;
}

/** Compares instants, because a query result may write the same instant differently from a webhook call. */
function isSameStage({ state, created, completed }: UpstreamRequest, head: MirroredHead): boolean {
  return (
    state === head.state && created.us === head.created_us && (completed?.us ?? null) === head.completed_us
  );
}

/**
 * True when the request was completed or reopened without a text change. Without `originalValue` source and
 * target can't be distinguished, so this counts as a content change.
 */
function turns({ state, fields }: UpstreamRequest, head: MirroredHead): boolean {
  return (state === 'completed') !== (head.state === 'completed') && lackSources(fields);
}

/** Members in another order are the same content; both texts then have equal length. */
function isSameDocument(document: JsonText, known: JsonText): boolean {
  if (document === known) return true;
  return (
    document.length === known.length &&
    isDeepStrictEqual(JSON.parse(`{${document}}`), JSON.parse(`{${known}}`))
  );
}

function isSameCompletion({ state, completed }: UpstreamRequest, head: MirroredHead): boolean {
  return state === head.state && (completed?.us ?? null) === head.completed_us;
}

/**
 * An edit after completion keeps the completion time, so the request itself doesn't show which content is
 * newer. The later report wins then: an answer counts from its call, a call from its receipt.
 */
function isStale({ askedUs, learnedBy, learnedUs }: Learning, known: MirroredContent): boolean {
  // The known answer may have been requested before this call arrived: only another call is certainly newer.
  if (learnedBy === 'webhook' && known.learned_by === 'sync') return false;
  return known.learned_us > (askedUs ?? learnedUs);
}

function documentOf(request: UpstreamRequest, source: string): JsonText {
  return versionDocument({
    source,
    languageSource: request.languageSource.tag,
    languageTarget: request.languageTarget.tag,
    languageExtra: request.languageExtra,
    fields: request.fields,
    extra: request.extra,
  });
}

function contentOf(request: UpstreamRequest, fields: readonly VersionField[], source: string): Content {
  return {
    source,
    languageSource: request.languageSource.tag,
    languageTarget: request.languageTarget.tag,
    languageSourceCanonical: request.languageSource.canonical,
    languageTargetCanonical: request.languageTarget.canonical,
    ...listColumns(fields),
    fieldCount: request.fields.length,
    extra: toJsonColumn(request.extra),
    languageExtra: toJsonColumn(request.languageExtra),
  };
}
