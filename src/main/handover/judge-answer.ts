import type { Verdict } from '../../content/handover/returned-document';
import type { TakeBackState } from '../../contract/handovers';

/** The texts of a field: as they were handed out, or as this desk has them now. */
export interface FieldTexts {
  readonly source: string;
  readonly target: string;
}

/** The answer of a reviewer to a field. */
export interface Answer {
  readonly value: string;
  readonly verdict: Verdict | null | undefined;
  readonly comment: string | null | undefined;
}

/** An answer, judged by the texts that this desk has now. */
export interface JudgedAnswer {
  readonly state: Extract<TakeBackState, 'changed' | 'unchanged' | 'stale'>;
  readonly canAccept: boolean;
  /** Undefined where only the verdict is stale: no text is to be replaced. */
  readonly value: string | undefined;
  /** The value of such an answer, which counts again once this desk has the text that was handed out. */
  readonly held: string | undefined;
}

/** `current` is undefined where the field is no longer there. */
export function judgeAnswer(
  answer: Answer,
  handed: FieldTexts,
  current: FieldTexts | undefined,
): JudgedAnswer {
  const { value } = answer;
  if (isVerdictStale(answer, handed, current)) {
    return { state: 'stale', canAccept: current !== undefined, value: undefined, held: value };
  }
  return {
    state: stateOf(value, handed, current),
    canAccept: canAccept(answer, handed, current),
    value,
    held: undefined,
  };
}

/** Whether an answer has anything that this desk does not have. */
export function canAccept(
  { value, verdict, comment }: Answer | ({ readonly value: undefined } & Omit<Answer, 'value'>),
  handed: FieldTexts,
  current: FieldTexts | undefined,
): boolean {
  if (current === undefined) return false;
  const differs = value !== undefined && value !== current.target && value !== handed.target;
  return differs || (verdict ?? null) !== null || (comment ?? null) !== null;
}

function stateOf(value: string, handed: FieldTexts, current: FieldTexts | undefined): JudgedAnswer['state'] {
  if (value === handed.target || value === current?.target) return 'unchanged';
  const isSame = current?.source === handed.source && current.target === handed.target;
  return isSame ? 'changed' : 'stale';
}

/**
 * Whether a reviewer who left the text as it was handed out judged another text than this desk has now. Such
 * a verdict must not count for a text that the reviewer has not seen, such as a draft made meanwhile.
 */
function isVerdictStale(
  { value, verdict }: Answer,
  handed: FieldTexts,
  current: FieldTexts | undefined,
): boolean {
  if (verdict === undefined || verdict === null) return false;
  const isLeft = value === handed.target || value === current?.target;
  return isLeft && !(current?.source === handed.source && current.target === value);
}
