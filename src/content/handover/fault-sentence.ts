import type { HandoverFault, HandoverFaultRule, ReturnedPlace } from './returned-document';

/** English sentences: what is wrong, and what to do. `{{…}}` stands for a value of the fault's detail. */
const sentences: Readonly<Record<HandoverFaultRule, string>> = {
  'not-recognized': 'This is not a file of a hand-over; choose the file that the reviewer sent back.',
  'damaged-file': 'The file is damaged or cut off: {{reason}} Ask the reviewer to send it again.',
  'file-cut-off':
    'The file is cut off: what came after “{{after}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.',
  'too-large': 'The file is too large when it is unpacked, or has too many rows, so it was not read.',
  encrypted: 'The file is protected by a password; ask the reviewer to save it without one.',
  'other-format':
    'The file was saved as {{format}}, which is not read. Ask the reviewer to save it in the format that was handed out.',
  entity:
    'The file defines entities, which are not read because they can make a small file grow without bounds.',
  encoding: 'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.',
  'encoding-changed':
    'The file’s encoding was changed: {{count}} texts have misread letters. Ask the reviewer to save it in UTF-8.',
  syntax: 'The file can’t be read: {{reason}}',
  macros: 'The file has macros. They were not run; only its texts were read.',
  'no-rows': 'The file has no rows of a hand-over.',
  unanswered:
    'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.',
  'table-only':
    'A program without scripts saved the page, such as a word processor: only the table at its end was read. What was written elsewhere in it is not taken over.',
  'part-left-out':
    '“{{part}}” can’t be read, so nothing of it was taken: {{reason}} Ask the reviewer to send the file again.',
  'more-left-out': 'More parts of the file can’t be read, so nothing of them was taken: {{count}}.',
  'columns-missing':
    'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.',
  'identity-missing': 'The row does not say which field it is of.',
  'identity-changed':
    'The row says that it is of a field whose texts were handed out differently, so its identity was changed.',
  'identity-incomplete':
    'The row’s identity is incomplete: the hashes that say which texts it was handed out with are gone.',
  'misread-letters': 'The file’s encoding was changed: this text has misread letters, as in “{{text}}”.',
  'duplicate-row': 'Rows of the same field say different things; delete all but the one that holds.',
  formula: 'The cell has a formula, which is not evaluated; the text itself must stand there.',
  'merged-cells': 'Cells of the row were merged, so their texts may be those of other rows.',
  'target-emptied': 'The translation was deleted.',
  'foreign-language': 'The translation seems to be in another language: “{{text}}”.',
  'other-language': 'The file says that the translation is in {{language}}, which was not asked for.',
  'unknown-verdict': '“{{verdict}}” is no verdict; “fine”, “changed” and “wrong” are.',
  'stale-verdict': 'The verdict is on an earlier text: this desk has another one now.',
  'source-edited':
    'The source beside it was changed in the file to “{{text}}”. The source of this desk stays as it is.',
  'rows-sorted':
    'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.',
  'rows-hidden': 'Rows that are hidden in the file, by a filter for example, were read, too: {{count}}.',
  'rows-repeated': 'Rows that are in the file twice and say the same count once: {{count}}.',
  remark: 'A comment outside the answers belongs to no field: “{{text}}”. It was not imported; read it here.',
  'more-remarks': 'There are {{count}} more remarks outside of the answers. Open the file to read them.',
  'text-missing': 'The file has lost the text of a cell of this row. Ask the reviewer to save it again.',
  'date-cell': 'The cell has a date, {{text}}. What was typed may have looked otherwise.',
  'number-cell':
    'The cell has a number or a truth value, {{text}}, not text. What was typed or shown may have looked otherwise, such as 5 % for 0.05.',
  'comment-cut':
    'The comment has {{count}} characters; what comes after the first 100,000 is not taken over.',
  'unknown-entity':
    'The file names a character as {{entity}}, which XML does not know, so it can’t be read. Ask the reviewer to save it with the character itself.',
  'other-desk':
    'Another desk handed this file out (hand-over {{handover}}), so nothing in it can be accepted here. Take it back on that desk, or import its data here first.',
  'imported-handover':
    'Another desk handed this file out; this desk knows the hand-over from imported data. Rows are matched by their ids and texts. Take it back on one of the two desks only.',
  'forgotten-handover':
    'This desk no longer knows the hand-over {{handover}} of this file: an older backup was restored, or its data were removed. Nothing in it can be accepted; hand the texts over again.',
  'unknown-handover':
    'This desk does not know the hand-over {{handover}} of this file: another desk handed it out, or its data were removed here. Nothing in it can be accepted.',
  'no-handover':
    'The file does not say which hand-over it is of, so nothing in it can be accepted. Ask for the file as it was handed out, with all of its columns.',
  'struck-out':
    'Text is struck out by its format, which is no change: “{{text}}”. Decide whether it is to go.',
  'not-text':
    'The cell has something that is no text, such as a picture, a sign of another font, the number of a list or a footnote. It is not taken over.',
  'cut-off': 'The text ends where a cell is full, so its end may be missing.',
  'tag-lost': 'Tags are missing: {{tags}}',
  'tag-doubled': 'Tags are there twice: {{tags}}',
  'tag-unknown': 'Tags are not known here: {{tags}}',
  'tag-broken': 'Tags are not whole: {{tags}}',
  'tag-order': 'Tags are in the wrong order: {{tags}}',
  'edited-elsewhere':
    'This field was edited outside of the table at the end of the page. These edits are ignored: ask for them in the table.',
  'tag-edited': 'Tags were edited in the file. These edits are ignored: “{{text}}”.',
};

/** The sentence of a fault, for the command line. The window has its own in its language. */
export function faultSentence({ rule, detail }: HandoverFault): string {
  return sentences[rule].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => detail[name] ?? '');
}

/** The sentence with its values apart: `{{0}}` stands for the first one. */
export function faultWords({ rule, detail }: HandoverFault): {
  readonly text: string;
  readonly values: readonly string[];
} {
  const values: string[] = [];
  const text = sentences[rule].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    values.push(detail[name] ?? '');
    return `{{${values.length - 1}}}`;
  });
  return { text, values };
}

/** A place in words, for the command line. */
export function placeText({ unit, number, sheet }: ReturnedPlace): string {
  return `${sheet === undefined ? '' : `sheet ${sheet}, `}${unit} ${number}`;
}
