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
import { isOrderedEventId, judge, type Known, type Report } from './mirror-order';
import type { MirroredChange, MirroredDeliveries } from '../../webhook/mirrored-deliveries';
import type { UpstreamRequest } from '../client/upstream-request';

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
  /** Finds the request, with upstream's report in the terms of the request as it was submitted here. */
  resolve(
    said: UpstreamRequest,
    connectionKey: number,
  ): { readonly requestKey: number; readonly request: UpstreamRequest } | undefined;
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
    const found = this.#resolve(connectionKey, said);
    if (found === undefined) return this.#insert(connectionKey, said, learning);
    const { head, request, isForwarded } = found;
    const { key: requestKey, version } = head;
    const content = this.#mirror.content(requestKey, version);
    if (content === undefined) throw new Error(`version ${version} of request ${requestKey} is missing`);
    const source = request.source ?? head.source;
    const document = documentOf(request, source);
    const same = {
      stage: isSameStage(request, head),
      content: isSameDocument(document, content.document) && !turns(request, head),
    };
    const isSame = same.stage && same.content;

    const eventId = orderedIdOf(learning);
    // The usual result of a query: nothing changed, and there is no event to store.
    if (isSame && eventId === undefined) {
      if (learning.askedUs !== undefined) this.#hear(head, learning);
      // The request was gone and exists again.
      return { kind: head.gone_us === null ? 'unchanged' : 'changed', requestKey, version };
    }
    const knownEventId = this.#mirror.event(requestKey);
    const verdict = judge(reportOf(request, learning), knownOf(head, content, knownEventId), same);
    if (verdict !== 'newer') return { kind: verdict, requestKey, version };

    // A change by an event without ordered id can't be compared with earlier events any more.
    if (eventId !== knownEventId) this.#mirror.setEvent(requestKey, eventId);
    this.#hear(head, learning);
    if (isSame) return { kind: 'unchanged', requestKey, version };

    if (!same.stage) this.#mirror.setStage(requestKey, request);
    const number = same.content ? version : version + 1;
    this.#notify(requestKey, number, request, { before: head.state, isStaged: !same.stage, isForwarded });
    if (same.content) return { kind: 'changed', requestKey, version };
    const fields = this.#known(request, requestKey, version);
    this.#mirror.setColumns(requestKey, { ...contentOf(request, fields, source), version: number });
    this.#addVersion(requestKey, number, fields, document, learning);
    return { kind: 'changed', requestKey, version: number };
  }

  /** Finds the stored request, and upstream's report in its terms. */
  #resolve(
    connectionKey: number,
    said: UpstreamRequest,
  ): { head: MirroredHead; request: UpstreamRequest; isForwarded: boolean } | undefined {
    const mirrored = this.#mirror.head(said.id, connectionKey);
    if (mirrored !== undefined) return { head: mirrored, request: said, isForwarded: false };
    const forwarded = this.#forwarded?.resolve(said, connectionKey);
    const head = forwarded && this.#mirror.headByKey(forwarded.requestKey);
    return head && { head, request: forwarded.request, isForwarded: true };
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

function reportOf({ state, completed }: UpstreamRequest, learning: Learning): Report {
  const { learnedBy, learnedUs, askedUs, askedThereUs } = learning;
  const eventId = orderedIdOf(learning);
  return { state, completedUs: completed?.us, eventId, asOfUs: askedThereUs, learnedBy, learnedUs, askedUs };
}

function knownOf(head: MirroredHead, content: MirroredContent, eventId: string | undefined): Known {
  return {
    state: head.state,
    completedUs: head.completed_us ?? undefined,
    eventId,
    asOfUs: head.as_of_us ?? undefined,
    learnedBy: content.learned_by,
    learnedUs: content.learned_us,
    heardUs: head.heard_us ?? content.learned_us,
  };
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
