import type { CheckId, ProblemLevel, ProblemSpan } from '../checks/problem';

/** The content of one hand-over, of which a format makes one file (decisions, section 13). */
export interface HandoverDocument {
  /** The hand-over's id, a UUIDv7. */
  readonly id: string;
  /** The id of the data folder, by which a file of another desk is recognized. */
  readonly desk: string;
  /** Time of the hand-over, as of RFC 3339. */
  readonly created: string;
  /** Note to the reviewer; may be empty. */
  readonly note: string;
  /** The reviewer, as the coordinator named them; may be empty. */
  readonly recipient: string;
  /** Language tag of the texts that the reviewer reads around the content. */
  readonly language: string;
  readonly requests: readonly HandoverRequest[];
}

export interface HandoverRequest {
  readonly id: string;
  /** The beginning of the request's text, by which a person recognizes it. */
  readonly title: string;
  /** Language tags as submitted. */
  readonly language: { readonly source: string; readonly target: string };
  /** Number of the version that was handed out. */
  readonly version: number;
  readonly fields: readonly HandoverField[];
}

export interface HandoverField {
  readonly id: string;
  /** `html`, or anything else for plain text. */
  readonly data: string;
  readonly source: string;
  /** The target as the coordinator sees it: with draft and corrections. */
  readonly target: string;
  /** Hashes of `source` and `target`, made by the desk; opaque to formats, which give them back unchanged. */
  readonly sourceHash: string;
  readonly targetHash: string;
  /** Where the text is used, and the comment of its author, as the request states them. */
  readonly context?: string;
  readonly comment?: string;
  /** Largest number of characters of the target. */
  readonly maxLength?: number;
  readonly reviewed: boolean;
  readonly problems: readonly HandoverProblem[];
}

/** A problem that the checks found in a field. */
export interface HandoverProblem {
  readonly check: CheckId;
  readonly level: ProblemLevel;
  /** One sentence in the language of the document. */
  readonly message: string;
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}
