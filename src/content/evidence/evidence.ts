import type { ProblemSpan } from '../checks/problem';
import type { FailureState, MarkReason } from '../mark-reason';
import type { RuleSource } from '../receivers/receiver-profile';

export const evidenceFormats = ['html', 'jsonl', 'text'] as const;
export type EvidenceFormat = (typeof evidenceFormats)[number];

/** A rule of a receiver, and the document that it is taken from. */
export interface EvidenceRule {
  readonly id: string;
  readonly receiver: string;
  /** The rule in a sentence, in the language of the evidence. */
  readonly says: string;
  readonly source: RuleSource;
}

/** A reason of the mark; `rule` where it names one that is known. */
export type EvidenceReason = MarkReason & { readonly rule?: EvidenceRule };

/** A text of another version or request, with the SHA-256 of its UTF-8 in hexadecimal. */
export interface EvidenceText {
  /** The id of the request, where it is another one. */
  readonly request?: string;
  readonly version: number;
  readonly target: string;
  readonly targetHash: string;
}

/** A finding of the checks in one field. */
export interface EvidenceProblem {
  readonly level: 'error' | 'warning';
  readonly check: string;
  /** The problem in the language of the evidence. */
  readonly message: string;
  /** The change that removes the problem, in the same language. */
  readonly toDo: string;
  /** The receiver's rule that was broken. */
  readonly rule?: EvidenceRule;
  /** Places in the source and in the target. */
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}

/** A field that the import failed for, with what was delivered. */
export interface EvidenceField {
  readonly id: string;
  readonly data: string;
  /** Absent where the submitted text never arrived. */
  readonly source?: string;
  readonly target: string;
  /** SHA-256 of the UTF-8 of the texts, in hexadecimal. */
  readonly sourceHash?: string;
  readonly targetHash: string;
  readonly problems: readonly EvidenceProblem[];
  /** The reasons of the mark that name this field. */
  readonly reasons: readonly EvidenceReason[];
  /** The text that failed, where `target` came after it. */
  readonly failed?: EvidenceText;
  /** The text of a newer request that answers this one. */
  readonly newer?: EvidenceText;
  readonly verdict?: { readonly reviewer: string; readonly given: string; readonly comment?: string };
  readonly correction?: { readonly value: string; readonly reviewer: string; readonly made: string };
}

/** A failed import of one request. Instants are RFC 3339. */
export interface EvidenceRequest {
  readonly id: string;
  readonly title: string;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly connection?: string;
  readonly created: string;
  readonly completed?: string;
  /** The version that the evidence is about, and when it arrived. */
  readonly version: number;
  readonly arrived: string;
  /** No version has a result yet, so no field can be named. */
  readonly isUndelivered?: true;
  /** Absent where the request has no failed mark. */
  readonly failure?: {
    readonly time: string;
    readonly version: number;
    readonly state: FailureState;
    /** Whether an answer changed all that was asked for, as far as it can be known. */
    readonly isCompared?: boolean;
    /** The id of a newer request of the same job that answers it in place of a newer version. */
    readonly answeredBy?: string;
    /** The reasons that name no field. */
    readonly reasons: readonly EvidenceReason[];
  };
  readonly fields: readonly EvidenceField[];
  /** Whether `fields` has all of them, because it is not known which are meant. */
  readonly hasAllFields?: true;
  /** Number of fields of the request. */
  readonly fieldCount: number;
}
