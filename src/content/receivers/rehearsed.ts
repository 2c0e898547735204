import type { FieldRule, RequestRule } from './receiver-profile';

/** A field as it is handed to a receiver. */
export interface DeliveredField {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly position: number;
  /** The BCP 47 tag of the target; undefined if it is not known. */
  readonly language?: string;
  /** Undefined if only the result is known. */
  readonly source: string | undefined;
  readonly target: string;
}

export interface DeliveredRequest {
  /** The BCP 47 tag of the target. */
  readonly language: string;
  readonly fields: readonly DeliveredField[];
}

/** A replacement in the value as delivered; offsets in UTF-16 units, `end` exclusive. */
export interface ValueEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** One breach of a rule: the sentence's variant, its values, and places in the target. */
export interface Breach {
  readonly variant: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
}

/** The answer of a rule about one value. */
export interface RuleOutcome {
  readonly breaches: readonly Breach[];
  /** How the receiver changes the value; these must not overlap. */
  readonly edits?: readonly ValueEdit[];
  /** A change of the value as a whole, after all edits. */
  readonly rewrite?: (value: string) => string;
  /** The receiver changes the value in a way that it does not document. */
  readonly isStoredUnknown?: true;
}

export const kept: RuleOutcome = { breaches: [] };

/** Asks one rule about a field. */
export type AskRule<Rule extends FieldRule = FieldRule> = (rule: Rule, field: DeliveredField) => RuleOutcome;

interface FoundBreach extends Breach {
  /** The first field for a breach of the request as a whole. */
  readonly position: number;
  readonly fieldId: string;
}

/** A field or request that the receiver does not take. */
export interface Refusal extends FoundBreach {
  readonly kind: 'refused';
  readonly rule: FieldRule | RequestRule;
}

/** A value that the receiver takes and stores in another form. */
export interface SilentChange extends FoundBreach {
  readonly kind: 'changed';
  readonly rule: FieldRule;
}

export type RehearsalFinding = Refusal | SilentChange;

/** The result for one field. */
export interface RehearsedField {
  readonly findings: readonly RehearsalFinding[];
  /** The value as the receiver would store it, refusals aside; undefined where that is not known. */
  readonly stored: string | undefined;
}
