import type { HandoverFormat } from '../content/handover/handover-format';
import type { HandoverFault, ReturnedPlace, Verdict } from '../content/handover/returned-document';

/** Types for files that a reviewer without Locdesk gets and gives back (decisions, section 13). */

/** The fields of the chosen requests that are handed out. */
export const handoverChoices = ['all', 'problems', 'changed', 'unreviewed'] as const;
export type HandoverChoice = (typeof handoverChoices)[number];

/** `out` until the answer is taken back or the hand-over is cancelled. */
export const handoverStates = ['out', 'taken-back', 'cancelled'] as const;
export type HandoverState = (typeof handoverStates)[number];

export const handoverFilters = ['all', ...handoverStates] as const;

export const longestHandoverNote = 10_000;
export const longestRecipient = 200;
/** Largest number of requests in one hand-over. */
export const mostHandedOut = 2000;

/** A longer comment of a returned file would be more notes than anybody reads. */
export const longestComment = 100_000;

/** How far the making of a hand-over's file is; all requests are read before the file is written. */
export interface HandoverProgress {
  /** The name that its caller gave it. */
  readonly making: string;
  /** Requests that are read, of all that were asked for. */
  readonly done: number;
  readonly total: number;
}

/** Fields of a file that came back which are compared, of all; a total of 0 until its rows are read. */
export interface TakeBackProgress {
  readonly done: number;
  readonly total: number;
}

export interface HandoverRow {
  readonly key: number;
  readonly id: string;
  /** RFC 3339. */
  readonly created: string;
  readonly state: HandoverState;
  /** When it was taken back or cancelled. */
  readonly ended?: string;
  readonly format: HandoverFormat;
  readonly choice: HandoverChoice;
  readonly note: string;
  readonly recipient: string;
  /** Title of its first request. */
  readonly title: string;
  readonly requests: number;
  readonly fields: number;
  /** Target languages, the most frequent first. */
  readonly targets: readonly string[];
  /** The key of the last file that came back, while something in it is not decided. */
  readonly takeBack?: number;
}

export interface HandoverWindow {
  readonly total: number;
  readonly offset: number;
  /** Newest first. */
  readonly rows: readonly HandoverRow[];
}

/** A request of a hand-over. */
export interface HandedOutRequest {
  readonly key: number;
  readonly id: string;
  readonly title: string;
  readonly target: string;
  /** The version that was handed out, and the one that the desk has now. */
  readonly version: number;
  readonly current: number;
  readonly fields: number;
}

export interface HandoverDetail extends HandoverRow {
  readonly handedOut: readonly HandedOutRequest[];
}

/** Where there is no dialog for a place, the page gets the file to save; `content` is base64. */
export type HandoverResult =
  | {
      readonly kind: 'written';
      readonly handover: HandoverRow;
      /** Number of requests that are not checked yet, so that the file lacks their problems. */
      readonly unchecked: number;
      readonly file: string;
    }
  | {
      readonly kind: 'content';
      readonly handover: HandoverRow;
      readonly unchecked: number;
      readonly name: string;
      readonly content: string;
    }
  /** No place was chosen, or it was cancelled; nothing is out. */
  | { readonly kind: 'none' };

/**
 * `changed`: can be accepted. `stale`: changed, but this desk has another text than was handed out.
 * `damaged`: tags or the row itself are not whole. `unknown`: not from a hand-over of this desk, or not a
 * field of it.
 */
export const takeBackStates = ['changed', 'unchanged', 'stale', 'damaged', 'unknown'] as const;
export type TakeBackState = (typeof takeBackStates)[number];

export type TakeBackCounts = Readonly<Record<TakeBackState, number>>;

/** A file that came back. It is kept until everything in it is decided, also over a restart. */
export interface TakeBack {
  readonly key: number;
  readonly fileName: string;
  readonly format: HandoverFormat;
  /** When it was opened here, RFC 3339. */
  readonly opened: string;
  /** The hand-over that it answers; absent when it is of none of this desk. */
  readonly handover?: HandoverRow;
  /** The reviewer's name: as the file states it, else the recipient of the hand-over. May be empty. */
  readonly reviewer: string;
  readonly counts: TakeBackCounts;
  /** Comments and verdicts in the file. */
  readonly comments: number;
  readonly verdicts: number;
  /** Fields of the hand-over that the file has no row for. */
  readonly missing: number;
  /** Items that can be accepted and are neither accepted nor left. */
  readonly open: number;
  /** Items that are accepted or left together, as well; stale and damaged ones are decided one by one. */
  readonly openTogether: number;
  /** Faults of the file as a whole. */
  readonly faults: readonly HandoverFault[];
}

/** A file that came back and is not closed. */
export interface WaitingFile extends Pick<TakeBack, 'key' | 'fileName'> {
  /** Whether an item can be accepted and is neither accepted nor left. */
  readonly isOpen: boolean;
}

export interface TakeBackTotals {
  /** Files that came back in which an item can be accepted and is neither accepted nor left. */
  readonly open: number;
}

export type TakeBackDecision = 'open' | 'accepted' | 'left';

/** One field of a file that came back, beside what this desk has now. */
export interface TakeBackItem {
  readonly key: number;
  readonly state: TakeBackState;
  readonly decision: TakeBackDecision;
  /**
   * Whether it can be accepted: it has a value that differs, or a verdict or a comment. Stale and damaged
   * ones are accepted only one by one, by their keys.
   */
  readonly canAccept: boolean;
  /** Whether the decision on it can be undone: no version was made of it. */
  readonly canUndo: boolean;
  /** Absent where the state is `unknown`. */
  readonly request?: {
    readonly key: number;
    readonly id: string;
    readonly title: string;
    readonly source: string;
    readonly target: string;
    /** It is completed upstream, so that accepted texts become corrections. */
    readonly isMirrored: boolean;
  };
  readonly fieldId?: string;
  readonly data?: string;
  readonly source?: string;
  /** The target that this desk has now, draft and correction included. */
  readonly before?: string;
  /** The target as it was handed out, where `before` is another one. */
  readonly handedOut?: string;
  /** The target that it would become; absent where it would be a guess. */
  readonly after?: string;
  /** The text as it stands in the file, where it has no value here. */
  readonly returned?: string;
  readonly verdict?: Verdict;
  readonly comment?: string;
  readonly faults: readonly HandoverFault[];
  readonly place: ReturnedPlace;
}

export interface TakeBackItemWindow {
  /** Number of items in the states that were asked for. */
  readonly total: number;
  readonly offset: number;
  readonly items: readonly TakeBackItem[];
}

export const acceptedForms = ['drafts', 'version'] as const;
/** Whether accepted texts of local requests become drafts, or at once a new version of completed requests. */
export type AcceptedForm = (typeof acceptedForms)[number];

export interface TakeBackAnswer {
  /** Names the action for `takebacks.undo`; absent where nothing was done, or a version can't be undone. */
  readonly act?: string;
  readonly drafts: number;
  readonly corrections: number;
  readonly versions: number;
  readonly notes: number;
  /** Fields that count as reviewed by the reviewer's verdict. */
  readonly reviewed: number;
  /** Items that were not accepted, with the reason. */
  readonly refused: readonly { readonly item: number; readonly reason: string }[];
  readonly takeBack: TakeBack;
}

/** A corrected target of a mirrored request. It is kept beside what upstream delivered. */
export interface Correction {
  readonly fieldId: string;
  readonly value: string;
  /** Upstream delivered another text meanwhile than the one that was corrected. */
  readonly isStale: boolean;
  readonly reviewer: string;
  /** RFC 3339. */
  readonly made: string;
}

/** A hand-over that a request is out with. */
export interface RequestOut {
  readonly handover: number;
  readonly recipient: string;
  readonly format: HandoverFormat;
  /** RFC 3339. */
  readonly created: string;
  readonly fields: number;
}

/** Hand-overs, corrections and verdicts of a request, and what waits in its editor. */
export interface RequestHandovers {
  /** Texts that are no version yet, such as accepted ones. */
  readonly drafts: number;
  readonly out: readonly RequestOut[];
  readonly corrections: readonly Correction[];
  /** The newest verdict on each field. */
  readonly verdicts: readonly FieldVerdict[];
}

export interface FieldVerdict {
  readonly fieldId: string;
  readonly verdict: Verdict;
  readonly reviewer: string;
  /** The version that was handed out. */
  readonly version: number;
  /** It was given on another text than the request has now. */
  readonly isStale: boolean;
  /** RFC 3339. */
  readonly given: string;
}
