import type { ReadAnswerText } from './answer-text';
import { isRecord } from '../../json-object';
import { wholeRecords } from './whole-records';

/**
 * Returns the answers that are in a review page: those of its data, with those that were given in it where a
 * browser saved the page as it stood. Undefined where its data are gone.
 */
export function answersInPage(html: string): ReadAnswerText | undefined {
  const data = dataIn(html, 'data');
  if (!isRecord(data)) return undefined;
  const { requests, fields } = data;
  if (!Array.isArray(requests) || !Array.isArray(fields)) return undefined;
  const kept = dataIn(html, 'kept');
  if (kept === undefined) return beginningOfAnswers(html, data);
  const given = new Map(
    (isRecord(kept) && Array.isArray(kept['answers']) ? kept['answers'] : []).map((row: unknown) => [
      isRecord(row) ? identityOf(row['request'], row['field']) : '',
      row,
    ]),
  );
  const rows = fields.map((field: unknown): unknown => {
    if (!isRecord(field)) return undefined;
    const request: unknown = requests[Number(field['request'])];
    const id = isRecord(request) ? request['id'] : undefined;
    const untouched = {
      request: id,
      field: field['id'],
      sourceHash: field['sourceHash'],
      targetHash: field['targetHash'],
      target: field['target'],
    };
    return given.get(identityOf(id, field['id'])) ?? untouched;
  });
  const head = { ...data, reviewer: isRecord(kept) ? kept['reviewer'] : undefined };
  return { head, rows, isDamaged: false, isUnanswered: given.size === 0 };
}

/**
 * Returns the answers that are whole in a page whose end is missing. Fields without one are left out, because
 * their answers may have been in the rest.
 */
function beginningOfAnswers(html: string, head: ReadAnswerText['head']): ReadAnswerText {
  const rows = wholeRecords(textIn(html, 'kept')?.text ?? '', 'answers');
  const last = rows.at(-1)?.['field'];
  return {
    head,
    rows,
    isDamaged: rows.length === 0,
    ...(rows.length > 0 && { cutAfter: typeof last === 'string' ? last : '' }),
  };
}

const identityOf = (request: unknown, field: unknown): string => JSON.stringify([request, field]);

/** Reads the JSON of a script element; undefined where it is not whole. */
function dataIn(html: string, id: string): unknown {
  const found = textIn(html, id);
  try {
    return found?.isWhole === true ? JSON.parse(found.text) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON of a script element, in which `<` is always escaped. */
function textIn(html: string, id: string): { readonly text: string; readonly isWhole: boolean } | undefined {
  const start = `<script type="application/json" id="${id}">`;
  const from = html.indexOf(start);
  if (from === -1) return undefined;
  const to = html.indexOf('<', from + start.length);
  return { text: html.slice(from + start.length, to === -1 ? html.length : to), isWhole: to !== -1 };
}
