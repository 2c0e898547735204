import type { NewerVersion } from './newer-version';
import type { ImportState, JsonObject, RequestState, TokenKind } from '../content/content-request';
import type { Hit } from '../content/search/find-hits';
import type { Snippet } from '../content/search/snippet';
import type { ReviewedState, ReviewedVersion } from './reviewing';
import type { ViewId } from './views';

/** A request as one row of the list. `key` is the store's own number, unique over all origins. */
export interface RequestRow {
  readonly key: number;
  readonly id: string;
  /** First field's text without markup, at most 200 characters; may be empty. */
  readonly title: string;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly state: RequestState;
  readonly source: string;
  readonly isTest: boolean;
  readonly fieldCount: number;
  readonly sizeBytes: number;
  /** RFC 3339, as kept; a mirrored request keeps upstream's text. */
  readonly created: string;
  readonly completed?: string;
  readonly version: number;
  readonly importMark?: ImportMark;
  /** The name of the connection it is mirrored from; absent for a local one. */
  readonly origin?: string;
  readonly reviewed?: ReviewedState;
  /** Notes that are not resolved; absent when there are none. */
  readonly openNotes?: number;
  /** Those that count; absent when there are none. */
  readonly problems?: ProblemCounts;
  /** Completed, and its current version was not checked: without problems it is not clear yet. */
  readonly unchecked?: 'waiting' | 'failed';
  /** RFC 3339: since when upstream has no such request any more. */
  readonly gone?: string;
  /** Where it has the words that were searched for; only in an answer to such a question. */
  readonly found?: FoundWords;
}

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

export interface FoundWords {
  /** In its title. */
  readonly title: readonly Hit[];
  /** Elsewhere; absent when it is nowhere near the beginning of a very long request. */
  readonly elsewhere?: FoundSnippet;
}

export interface FoundSnippet extends Snippet {
  readonly side: 'source' | 'target' | 'note';
  readonly fieldId: string;
}

/**
 * How a mark fares on its way upstream. `failed`: it did not get there, and is not tried again by itself. `cancelled`: it holds only
 * here.
 */
export const markDeliveryStates = ['queued', 'sent', 'refused', 'conflict', 'failed', 'cancelled'] as const;
export type MarkDeliveryState = (typeof markDeliveryStates)[number];

export interface MarkDelivery {
  readonly state: MarkDeliveryState;
  /** Its entry in the outbox. */
  readonly deliveryKey: number;
}

export interface ImportMark {
  readonly importState: ImportState;
  /** RFC 3339. */
  readonly time: string;
}

/** A window of a list: `rows` are the entries `offset … offset + rows.length - 1` of `total`. */
export interface RequestWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly RequestRow[];
  /** Requests that a search can't find yet because the index is still being made; only with words to find. */
  readonly unindexed?: number;
}

export type RequestCounts = Readonly<Record<ViewId, number>>;

/** What the review's header shows; the fields travel as windows of their own. */
export interface RequestDetail extends RequestRow {
  /** The key of the connection it is mirrored from; absent for a local one. */
  readonly connection?: number;
  readonly versions: readonly VersionSummary[];
  /** Newest first; an undone mark is not listed. */
  readonly importMarks: readonly ImportMark[];
  /** Of the mark in force; absent when it is not sent anywhere: a local request, a mark of upstream's own. */
  readonly markDelivery?: MarkDelivery;
  /** Properties of the request body that the interface document does not name. */
  readonly extra: JsonObject;
  /** The version that was reviewed as a whole last. */
  readonly reviewedVersion?: ReviewedVersion;
  /** How many fields of the current version are reviewed. */
  readonly reviewedFields: number;
}

export interface VersionSummary {
  readonly number: number;
  /** RFC 3339: when this version was learned here. */
  readonly learned: string;
  readonly learnedBy: string;
}

/** One field side by side. `target` is absent until the request is completed. */
export interface ReviewField {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  /** Empty where it is not known. */
  readonly source: string;
  readonly target?: string;
  /** The result came without what was submitted. */
  readonly isSourceUnknown?: true;
  /** Too long for a window of fields: each side ends after 2 MiB. */
  readonly isCut?: true;
  readonly reviewed?: ReviewedState;
}

export interface FieldWindow {
  readonly total: number;
  readonly offset: number;
  readonly fields: readonly ReviewField[];
}

export interface TokenSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  /** RFC 3339. */
  readonly created: string;
  readonly lastUsed?: string;
  readonly revoked?: string;
  /** RFC 3339: when its next criteria-based query is allowed; absent when that is now. */
  readonly nextQuery?: string;
}

/** A token right after its creation: the only time its text exists outside the client's hands. */
export interface CreatedToken extends TokenSummary {
  readonly token: string;
}

export type ServiceState =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

/** What the API and webhook screens set; also given for one run by `--set`. */
export interface ServiceSettings {
  /** Between two criteria-based queries of a token; 0 switches the limit off. */
  readonly queryIntervalSeconds: number;
  /** Origins whose pages may call the service from a browser. */
  readonly allowedOrigins: readonly string[];
  readonly requestLog: boolean;
  /** Whether the webhook is called for mirrored requests too. */
  readonly mirroredDeliveries: boolean;
  /** Given for this run on the command line: writing them would change nothing now. */
  readonly fixed: readonly ServiceSettingName[];
}

export type ServiceSettingName =
  | 'queryIntervalSeconds'
  | 'allowedOrigins'
  | 'requestLog'
  | 'mirroredDeliveries';

/** Thirty days. */
export const longestQueryIntervalSeconds = 2_592_000;

export interface AppInfo {
  readonly version: string;
  /** Another one after every start: what a window shows of an earlier run is of another database. */
  readonly run: string;
  readonly host: 'electron' | 'browser';
  readonly service: ServiceState;
  readonly dataFolder: string;
  readonly logFolder: string;
  /** Absent while nothing newer is known. */
  readonly newer?: NewerVersion;
  /** How this run was started, where a user should know: reachable from other computers, or with settings of its own. */
  readonly warnings?: { readonly network?: string; readonly settings?: string };
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const viewModes = ['rendered', 'text', 'code'] as const;
export type ViewMode = (typeof viewModes)[number];

export const textDirections = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof textDirections)[number];

/** What the window remembers between starts; kept by the host, not by the browser. */
export interface UiPreferences {
  readonly theme: Theme;
  readonly look: ViewMode;
  /** The welcome was left: an empty desk shows its empty views. */
  readonly welcomed: boolean;
  /** By language: where text runs otherwise than its tag says. */
  readonly directions: Readonly<Record<string, TextDirection>>;
  /** Connections whose images are always shown, by their keys. */
  readonly imagesFrom: readonly number[];
}
