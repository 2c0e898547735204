import { Type } from 'typebox';
import type { JobProblems } from '../jobs';
import type { OutlinePortion } from '../reviewing';
import { longestFind, sides, type FoundPortion } from '../../content/search/found-places';
import type { SizePortion } from '../../content/text/request-size';
import type {
  FieldWindow,
  RequestCounts,
  RequestDetail,
  RequestRow,
  RequestWindow,
  SelectionSummary,
} from '../ui-types';
import type { TimelineEvent } from '../timeline';
import type { Today } from '../today';
import { answers, asks } from './declare';
import { strict, Nothing, RequestKey, MarkedKeys, Version, Row, Listing } from './inputs';

/** The list of requests, and a request with its fields. */
export const requestsCommands = {
  'requests.counts': answers<RequestCounts>()(Nothing),
  'requests.window': asks<RequestWindow>()(
    Type.Object(
      {
        ...Listing,
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      strict,
    ),
  ),
  /**
   * The current index of a request in a listing, so that selection and scroll position survive live updates;
   * null when the request is not in it.
   */
  'requests.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ ...Listing, key: RequestKey }, strict),
  ),
  /** Returns the key of the request with this id; null when it is not here. */
  'requests.place': answers<{ readonly key: number | null }>()(
    Type.Object({ id: Type.String({ minLength: 1 }) }, strict),
  ),
  /**
   * Reports that a window shows this request. A mirrored request is then read again at upstream, at most once
   * a minute.
   */
  'requests.opened': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'requests.detail': answers<RequestDetail>()(Type.Object({ key: RequestKey }, strict)),
  /**
   * Fields of the current version. A window has at most 200 fields and about 4 MiB of text, so fewer than
   * `limit` may be returned; a single longer field is truncated.
   */
  'requests.fields': answers<FieldWindow>()(
    Type.Object(
      {
        key: RequestKey,
        version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 200 }),
      },
      strict,
    ),
  ),
  /** Ids, beginnings and review states of the fields from `offset` on; fewer are returned than there are. */
  'requests.outline': answers<OutlinePortion>()(
    Type.Object({ key: RequestKey, version: Version, offset: Row }, strict),
  ),
  /** Returns the history of a request, newest first. */
  'requests.timeline': asks<readonly TimelineEvent[]>()(Type.Object({ key: RequestKey }, strict)),
  /** Summarizes the chosen requests. */
  'requests.summary': asks<SelectionSummary>()(Type.Object({ keys: MarkedKeys }, strict)),
  /** Requests with the same source as this one, and itself, by target language; at most 200. */
  'requests.job': asks<readonly RequestRow[]>()(Type.Object({ key: RequestKey }, strict)),
  /** Where the requests of a job have problems, field by field. */
  'requests.jobProblems': asks<JobProblems>()(Type.Object({ key: RequestKey }, strict)),
  /** Sums up what is to do, what came and what was done. */
  'requests.today': asks<Today>()(Type.Object({}, strict)),
  /** The request as the service's single read returns it. */
  'requests.json': answers<{ readonly json: string }>()(Type.Object({ key: RequestKey }, strict)),
  /** Positions of a text in a request, from field `offset` on; one call searches a limited portion. */
  'requests.find': asks<FoundPortion>()(
    Type.Object(
      {
        key: RequestKey,
        version: Version,
        text: Type.String({ minLength: 1, maxLength: longestFind }),
        sides: Type.Array(Type.Enum([...sides]), { minItems: 1, maxItems: 2, uniqueItems: true }),
        /** `written` searches the value with its tags, `read` the visible text. */
        as: Type.Enum(['written', 'read']),
        offset: Row,
      },
      strict,
    ),
  ),
  /** Size of a request, from a field on; one call counts a limited portion. */
  'requests.size': asks<SizePortion>()(
    Type.Object(
      { key: RequestKey, version: Version, from: Type.Object({ field: Row, slice: Row }, strict) },
      strict,
    ),
  ),
} as const;
