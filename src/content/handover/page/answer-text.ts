import { isRecord } from '../../json-object';
import type { PageAnswer } from './page-data';

/**
 * An answer as the text of its file: one row a line, so that the rest of a truncated file is usable, and in
 * ASCII only, so that no program can spoil it by converting its encoding.
 */
export function answerText({ answers, ...head }: PageAnswer): string {
  const rows = answers.map((row) => `\n${JSON.stringify(row)}`);
  const text = `${JSON.stringify(head).slice(0, -1)},"answers":[${rows.join(',')}\n]}\n`;
  return text.replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A file's text, read: undefined where it is no answer at all. */
export interface ReadAnswerText {
  readonly head: Readonly<Record<string, unknown>>;
  readonly rows: readonly unknown[];
  /** Whether the end is missing, or a line can't be read. */
  readonly isDamaged: boolean;
  /** The field of the last answer that is whole, where the file ends after it. */
  readonly cutAfter?: string;
  /** Whether the end of a page is missing that has no answers before it. */
  readonly isCutOff?: boolean;
  /** Texts of tables that are in no row of an answer. */
  readonly remarks?: readonly string[];
  /** Whether only the table of a page was read, because a program without scripts saved it. */
  readonly isTable?: boolean;
  /** Whether it is a page in which nothing was answered. */
  readonly isUnanswered?: boolean;
}

/** Reads the text of an answer, also in the layout of another program, and also where it is truncated. */
export function readAnswerText(text: string): ReadAnswerText | undefined {
  const whole = parsed(text);
  if (isRecord(whole)) {
    if (!isHead(whole)) return undefined;
    const rows: unknown = whole['answers'];
    return {
      head: whole,
      rows: Array.isArray(rows) ? rows : [],
      isDamaged: !Array.isArray(rows),
    };
  }
  const [first = '', ...lines] = text.split('\n');
  const head = parsed(`${first}]}`);
  if (!isRecord(head) || !isHead(head)) return undefined;
  const rows = lines.map((line) => parsed(line.trim().replace(/,$/, ''))).filter(isRecord);
  return { head, rows, isDamaged: true };
}

const isHead = (value: Readonly<Record<string, unknown>>): boolean =>
  value['format'] === 'locdesk-review-answer';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
