import type { Failure } from './failures';
import type { NewerVersion } from './desktop/newer-version';
import type { ImportState, JsonObject, RequestState, TokenKind } from '../content/content-request';
import type { Hit } from '../content/search/find-hits';
import type { Snippet } from '../content/search/snippet';
import type { ReviewedState, ReviewedVersion } from './reviewing';
import type { ViewId } from './views';

/** A request as one row of the list. `key` is the database's own number, unique over all origins. */
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
  /** RFC 3339, as stored; a mirrored request keeps upstream's text. */
  readonly created: string;
  readonly completed?: string;
  readonly version: number;
  readonly importMark?: ImportMark;
  /** Present while its import counts as failed. */
  readonly failure?: Failure;
  /** Name of the connection it is mirrored from; absent for a local request. */
  readonly origin?: string;
  readonly reviewed?: ReviewedState;
  /** Number of unresolved notes; absent when there are none. */
  readonly openNotes?: number;
  /** It is handed over to a reviewer and not yet taken back. */
  readonly isOut?: true;
  /** Problems that count; absent when there are none. */
  readonly problems?: ProblemCounts;
  /** The current version is completed but not checked, so that it has no problems yet proves nothing. */
  readonly unchecked?: 'waiting' | 'failed';
  /** RFC 3339: since when upstream no longer has the request. */
  readonly gone?: string;
  /** Where the searched words occur; present only in the result of a search. */
  readonly found?: FoundWords;
}

/**
 * Summary of several chosen requests, to be seen before acting on them. Keys without a request are left out.
 */
export interface SelectionSummary {
  readonly total: number;
  /** Target languages, the most frequent first. */
  readonly targets: readonly { readonly language: string; readonly count: number }[];
  /** Connections, the one with most requests first; without a name for local requests. */
  readonly origins: readonly { readonly name?: string; readonly count: number }[];
  /** Keys of the requests that a fact applies to. */
  readonly of: Readonly<Record<SelectionFact, readonly number[]>>;
}

/** Facts that speak against acting on a request unseen. */
export const selectionFacts = ['notCompleted', 'errors', 'notReviewed', 'imported', 'failed'] as const;
export type SelectionFact = (typeof selectionFacts)[number];

/** Problems that are not dismissed. */
export interface ProblemCounts {
  readonly errors: number;
  /** Without those of style. */
  readonly warnings: number;
  /** Warnings that are matters of style. */
  readonly styles: number;
}

export interface FoundWords {
  /** Matches in the title. */
  readonly title: readonly Hit[];
  /**
   * A match outside the title; if only the title matches, the text that follows it. Absent when a match is
   * far from the beginning of a very long request.
   */
  readonly elsewhere?: FoundSnippet;
}

export interface FoundSnippet extends Snippet {
  /** `id` and `field`: the text is the id of the request or of a field. */
  readonly side: 'source' | 'target' | 'note' | 'id' | 'field';
  readonly fieldId: string;
}

/**
 * State of a mark on its way upstream. `failed`: it was not sent and is not retried by itself. `cancelled`:
 * it holds only here.
 */
export const markDeliveryStates = ['queued', 'sent', 'refused', 'conflict', 'failed', 'cancelled'] as const;
export type MarkDeliveryState = (typeof markDeliveryStates)[number];

export interface MarkDelivery {
  readonly state: MarkDeliveryState;
  /** Key of the mark's entry in the outbox. */
  readonly deliveryKey: number;
  /** RFC 3339. Until then the mark waits so that it can be undone, unless the next marking sends it. */
  readonly undoableUntil?: string;
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
  /**
   * Number of requests that the index does not contain yet; present only when the filter has words to find.
   */
  readonly unindexed?: number;
}

export type RequestCounts = Readonly<Record<ViewId, number>>;

/** Data of the review's header; the fields travel in windows of their own. */
export interface RequestDetail extends RequestRow {
  /** The order that it was made for, if there is one. */
  readonly order?: { readonly key: number; readonly title: string };
  /** Key of the connection it is mirrored from; absent for a local request. */
  readonly connection?: number;
  readonly versions: readonly VersionSummary[];
  /** Marks, newest first, without undone ones. */
  readonly importMarks: readonly ImportMark[];
  /** Delivery of the mark in force; absent for a local request and for upstream's own mark. */
  readonly markDelivery?: MarkDelivery;
  /** The mark in force can't be removed, because upstream has it, or may have it. */
  readonly isMarkKept?: true;
  /** Properties of the request body that the interface document does not name. */
  readonly extra: JsonObject;
  /** The last version that was reviewed as a whole. */
  readonly reviewedVersion?: ReviewedVersion;
  /** Number of reviewed fields in the current version. */
  readonly reviewedFields: number;
}

export interface VersionSummary {
  readonly number: number;
  /** RFC 3339: when this version arrived here. */
  readonly learned: string;
  readonly learnedBy: string;
  /** The version has a translation. */
  readonly hasTargets: boolean;
}

/** A field with source and target. `target` is absent until the request is completed. */
export interface ReviewField {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  /** Empty where the source is unknown. */
  readonly source: string;
  readonly target?: string;
  /** The result arrived without the submitted text. */
  readonly isSourceUnknown?: true;
  /** The field is too long for a window; each side ends after 2 MiB. */
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
  /** RFC 3339: when the token's next criteria-based query is allowed; absent when that is now. */
  readonly nextQuery?: string;
  /** The name of the connection whose service completes what is submitted with the token. */
  readonly forwardsTo?: string;
}

/** A new token: its text exists outside the client only in this answer. */
export interface CreatedToken extends TokenSummary {
  readonly token: string;
}

export type ServiceState =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Settings of the API and webhook screens; `--set` also gives them for one run. */
export interface ServiceSettings {
  /** Seconds between two criteria-based queries of a token; 0 switches the limit off. */
  readonly queryIntervalSeconds: number;
  /** Origins whose pages may call the service from a browser. */
  readonly allowedOrigins: readonly string[];
  readonly requestLog: boolean;
  /** Whether the webhook is also called for mirrored requests. */
  readonly mirroredDeliveries: boolean;
  /** The most bytes of UTF-8 that a field's value may have. Set on the command line only. */
  readonly longestValueBytes: number;
  /** Settings given on the command line for this run; writing them has no effect now. */
  readonly fixed: readonly ServiceSettingName[];
}

export type ServiceSettingName =
  | 'queryIntervalSeconds'
  | 'allowedOrigins'
  | 'requestLog'
  | 'mirroredDeliveries';

/** Thirty days in seconds. */
export const longestQueryIntervalSeconds = 2_592_000;

/** Unusual facts about the way this run was started. */
export interface RunWarnings {
  /** The address on which other computers can reach the service. */
  readonly network?: string;
  /** Names of settings that were given on the command line. */
  readonly settings?: readonly string[];
}

export interface AppInfo {
  readonly version: string;
  /**
   * Another value after every start. Data that a window shows from an earlier run may be of another database.
   */
  readonly run: string;
  readonly host: 'electron' | 'browser';
  readonly service: ServiceState;
  readonly dataFolder: string;
  readonly logFolder: string;
  /** Absent while no newer version is known. */
  readonly newer?: NewerVersion;
  /** Notices about how this run was started: reachable from other computers, or with its own settings. */
  readonly warnings?: RunWarnings;
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Languages of the window's texts. */
export const windowLanguages = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;
export type WindowLanguage = (typeof windowLanguages)[number];

export const languageChoices = ['system', ...windowLanguages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

export const viewModes = ['rendered', 'text', 'code'] as const;
export type ViewMode = (typeof viewModes)[number];

export const textDirections = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof textDirections)[number];

/** Preferences of the window that are kept between starts; the host stores them, not the browser. */
export interface UiPreferences {
  readonly theme: Theme;
  readonly language: LanguageChoice;
  readonly viewMode: ViewMode;
  /** Whether a letter, digit or sign alone runs a command (WCAG 2.1.4: it can be switched off). */
  readonly singleKeys: boolean;
  /** The user closed the welcome page, so that empty lists show their empty views. */
  readonly welcomed: boolean;
  /** Text directions that the user chose for languages, by tag. */
  readonly directions: Readonly<Record<string, TextDirection>>;
  /** Keys of the connections whose images are always loaded. */
  readonly imagesFrom: readonly number[];
}
