/**
 * Where a reason of a failed mark comes from (decisions, section 14). `rule`: by a rule, the receiving system
 * refused it or stored it differently. `problem`: a finding of the checks. `verdict`: a reviewer's verdict.
 * `correction`: a reviewer's corrected text. `text`: the coordinator's or tool's own words.
 */
export const reasonKinds = ['rule', 'problem', 'verdict', 'correction', 'text'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** The checks whose findings name a rule of a receiver. */
export const ruleChecks = ['refused', 'stored-differently'] as const;

/** Whether the findings of a check name a rule of a receiver. */
export const isRuleCheck = (check: string): boolean => ruleChecks.some((known) => known === check);

/** The kind and id of the reason that a finding of the checks gives; a receiver's finding gives its rule. */
export function reasonOfFinding(
  check: string,
  detail: Readonly<Record<string, string>> = {},
): Pick<MarkReason, 'kind' | 'id'> {
  return isRuleCheck(check) ? { kind: 'rule', id: detail['rule'] ?? check } : { kind: 'problem', id: check };
}

/** Whether a reason names a finding: by its rule, or by its check. */
export function namesFinding(
  { kind, id }: Pick<MarkReason, 'kind' | 'id'>,
  check: string,
  detail: Readonly<Record<string, string>>,
): boolean {
  const names = [reasonOfFinding(check, detail), reasonOfFinding(check), { kind: 'problem', id: check }];
  return names.some((name) => name.kind === kind && name.id === id);
}

/** Why an import failed. */
export interface MarkReason {
  readonly kind: ReasonKind;
  /** The rule, the check or the verdict; `correction` and `text` for those kinds. */
  readonly id: string;
  /** The id of the field; absent where it is about the whole request. */
  readonly field?: string;
  /** The reason in words, in the language of the person who gave it. */
  readonly text: string;
}

/** Largest number of reasons of one mark. */
export const mostReasons = 20;
/** Length in UTF-16 code units. */
export const longestReasonText = 1000;
export const longestReasonId = 255;

/**
 * How far the vendor's answer to a failed import is. `waiting`: neither a newer version nor a newer request
 * of the same job came. `answered`: one came, in which nothing that was asked for is as it was, as far as it
 * can be compared. `still-wrong`: in it, at least one reason is as it was, or no text changed.
 */
export const failureStates = ['waiting', 'answered', 'still-wrong'] as const;
export type FailureState = (typeof failureStates)[number];
