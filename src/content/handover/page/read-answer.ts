import { readHead } from '../../files/decode-bytes';
import type { HandoverReader } from '../handover-codec';
import { verdicts, type HandoverFault, type ReturnedDocument, type ReturnedRow } from '../returned-document';
import { withRemarks } from '../table/returned-table';
import { readAnswerText, type ReadAnswerText } from './answer-text';
import { isRecord } from '../../json-object';
import { answersInTable } from './read-plain-table';
import { answersInPage } from './saved-page';

/**
 * Reads the file that "Save answer" of a review page writes, and also the page itself: one that was saved in
 * a browser has the answers that were given in it.
 */
export const answerReader: HandoverReader = {
  recognizes: (bytes) => {
    const head = readHead(bytes);
    return /^\s*\{[^{}]{0,40}"locdesk-review-answer"/.test(head) || isPage(head);
  },
  read: (bytes) => {
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
    const isHtml = isPage(text.slice(0, 4000));
    const answer = isHtml ? answersOfPage(text) : readAnswerText(text);
    if (answer === undefined) {
      return { format: 'html', rows: [], faults: [damaged('its data are gone.')] };
    }
    return returnedDocument(answer);
  },
};

/**
 * A page that still has its script keeps answers there, so that its table has none of them. Only a browser
 * keeps the articles of the page.
 */
function answersOfPage(html: string): ReadAnswerText | undefined {
  const isCutOff = !/<\/html\s{0,99}>/i.test(html);
  if (html.includes(' id="kept"')) {
    const answers = answersInPage(html);
    return answers?.isUnanswered === true ? { ...answers, isCutOff } : answers;
  }
  if (isCutOff && html.includes('<article')) return { head: {}, rows: [], isDamaged: true };
  const answers = answersInTable(html);
  if (answers === undefined || !isCutOff) return answers;
  const last = answers.rows.at(-1);
  const field = isRecord(last) ? last['field'] : undefined;
  return { ...answers, cutAfter: typeof field === 'string' ? field : '' };
}

/** Programs write their own name as the generator when they save a page. */
const isPage = (head: string): boolean =>
  head.includes('content="Locdesk review page') || head.includes('name="locdesk" content="review page');

/** UTF-16 is recognized by its byte order mark; everything else is read as UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function returnedDocument({
  head,
  rows,
  isDamaged,
  cutAfter,
  isCutOff,
  isUnanswered,
  isTable,
  remarks = [],
}: ReadAnswerText): ReturnedDocument {
  const [handover, desk, reviewer] = ['handover', 'desk', 'reviewer'].map((key) => shortText(head[key]));
  return {
    format: 'html',
    ...(handover !== undefined && { handover }),
    ...(desk !== undefined && { desk }),
    ...(reviewer !== undefined && reviewer !== '' && { author: reviewer }),
    rows: rows.map((value, index) => returnedRow(value, index + 1)),
    ...withRemarks(remarks.map((text) => ({ text }))),
    faults: [
      ...(isDamaged ? [damaged('its end is missing, and with it answers.')] : []),
      ...(isCutOff === true ? [damaged('its end is missing.')] : []),
      ...(cutAfter === undefined ? [] : [{ rule: 'file-cut-off', detail: { after: cutAfter } } as const]),
      ...(isTable === true ? [{ rule: 'table-only', detail: {} } as const] : []),
      ...(rows.length === 0 ? [{ rule: 'no-rows', detail: {} } as const] : []),
      ...(isUnanswered === true && rows.length > 0 ? [{ rule: 'unanswered', detail: {} } as const] : []),
    ],
  };
}

type RowTexts = Partial<
  Record<'request' | 'field' | 'sourceHash' | 'targetHash' | 'target' | 'comment', string>
>;

function returnedRow(value: unknown, number: number): ReturnedRow {
  const place = { unit: 'field', number } as const;
  if (!isRecord(value)) return { place, faults: [{ rule: 'identity-missing', detail: {} }] };
  const texts: RowTexts = Object.fromEntries(
    (['request', 'field', 'sourceHash', 'targetHash', 'target', 'comment'] as const).flatMap((key) => {
      const text = value[key];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );
  const { target, comment, ...identity } = texts;
  const said = value['verdict'];
  const verdict = verdicts.find((one) => one === said);
  const faults: HandoverFault[] = [];
  if (!isNamed(identity.request) || !isNamed(identity.field))
    faults.push({ rule: 'identity-missing', detail: {}, place });
  if (said !== undefined && verdict === undefined)
    faults.push({ rule: 'unknown-verdict', detail: { verdict: shortText(said)?.slice(0, 40) ?? '' }, place });
  if (value['isMerged'] === true) faults.push({ rule: 'merged-cells', detail: {}, place });
  if (value['isEditedElsewhere'] === true) faults.push({ rule: 'edited-elsewhere', detail: {}, place });
  return {
    ...identity,
    ...(target !== undefined && { markedTarget: target }),
    ...(verdict !== undefined && { verdict }),
    ...(comment !== undefined && comment.trim() !== '' && { comment }),
    place,
    faults,
  };
}

function isNamed(id: string | undefined): boolean {
  return id !== undefined && id !== '';
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 200) : undefined;
}

function damaged(reason: string): HandoverFault {
  return { rule: 'damaged-file', detail: { reason } };
}
