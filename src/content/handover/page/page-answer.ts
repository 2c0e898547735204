import { isRecord } from '../../json-object';
import type { FieldAnswer, PageAnswer } from './page-data';

/** Whether a value has the form of an answer; its rows are looked at one by one (`isFieldAnswer`). */
export function isPageAnswer(value: unknown): value is PageAnswer {
  return (
    isRecord(value) &&
    value['format'] === 'locdesk-review-answer' &&
    typeof value['handover'] === 'string' &&
    typeof value['desk'] === 'string' &&
    typeof value['reviewer'] === 'string' &&
    Array.isArray(value['answers']) &&
    value['answers'].every(isFieldAnswer)
  );
}

/** Whether a value is a row with its identity and its target; verdict and comment are checked where used. */
export function isFieldAnswer(value: unknown): value is FieldAnswer {
  return (
    isRecord(value) &&
    ['request', 'field', 'sourceHash', 'targetHash', 'target'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    ['verdict', 'comment'].every((key) => value[key] === undefined || typeof value[key] === 'string')
  );
}
