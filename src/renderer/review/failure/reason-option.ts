import type { MarkReason } from '../../../content/mark-reason';
import { longestReasonText, mostReasons, reasonOfFinding } from '../../../content/mark-reason';
import type { ReasonChoice } from '../../../contract/failures';
import { t } from '../../lib/messages/failure-text';
import { checkName, problemText } from '../../lib/messages/problem-text';

/** An entry of the list of reasons. */
export interface ReasonOption {
  readonly id: string;
  readonly text: string;
  /** The field, or the number of requests; may be empty. */
  readonly detail: string;
  readonly level?: 'error' | 'warning';
  /** The reasons that choosing it gives. */
  readonly reasons: readonly MarkReason[];
}

/** Returns the entries for what was found, with one for all errors together where there are several. */
export function reasonOptions(choices: readonly ReasonChoice[], total: number): readonly ReasonOption[] {
  const options = choices.map((choice, at) => optionOf(choice, at, total));
  const errors = options.filter(({ level }) => level === 'error');
  if (errors.length < 2) return options;
  const all: ReasonOption = {
    id: 'errors',
    text: t('reason.allErrors', { count: errors.length }),
    detail: '',
    level: 'error',
    reasons: errors.flatMap(({ reasons }) => reasons).slice(0, mostReasons),
  };
  const after = options.findLastIndex(({ level }) => level === 'error') + 1;
  return [...options.slice(0, after), all, ...options.slice(after)];
}

/** The entry for own words. */
export function ownWords(typed: string): ReasonOption {
  const text = typed.trim().slice(0, longestReasonText);
  return {
    id: 'own',
    text: t('reason.own', { text }),
    detail: '',
    reasons: [{ kind: 'text', id: 'text', text }],
  };
}

function optionOf(choice: ReasonChoice, at: number, total: number): ReasonOption {
  const id = String(at);
  if (choice.kind === 'text') {
    const { text } = choice;
    const detail = t('reason.usedBefore');
    return { id, text, detail, reasons: [{ kind: 'text', id: 'text', text }] };
  }
  const many = total > 1 ? t('reason.ofRequests', { found: choice.requests, total }) : '';
  if (choice.kind === 'problem') {
    const { problem, level, id: check } = choice;
    const text = problem === undefined ? checkName(check) : problemText(problem);
    const field = problem?.fieldId;
    return {
      id,
      text,
      detail: field ?? many,
      level,
      reasons: [reasonOf(reasonOfFinding(check, problem?.detail), text, field)],
    };
  }
  const { kind, field, reviewer = '', comment } = choice;
  const verdict = reviewer === '' ? t(`reason.${kind}`) : t(`reason.${kind}.by`, { name: reviewer });
  const text = comment === undefined ? verdict : t('reason.said', { verdict, comment });
  const reason = reasonOf({ kind, id: kind === 'verdict' ? 'wrong' : 'correction' }, text, field);
  return { id, text, detail: field ?? many, reasons: [reason] };
}

function reasonOf(
  what: Pick<MarkReason, 'kind' | 'id'>,
  text: string,
  field: string | undefined,
): MarkReason {
  return { ...what, ...(field === undefined ? {} : { field }), text: text.slice(0, longestReasonText) };
}
