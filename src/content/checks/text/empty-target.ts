import { countMatches } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isSomething } from './plain-words';
import { BLOCK_BREAK } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';

/** Finds targets without text where the source has some: the whole field, or one paragraph, item or cell. */
export const emptyTarget: FieldCheck = {
  ids: ['target-empty'],
  find({ source, target, blocks }, problems) {
    if (!isSomething(source.readable.text)) return;
    if (hasNothing(target) || isOnlyMarks(source, target)) {
      // A name for a sign that each language has its own of: `number_format_thousands_sep`.
      if (target.raw !== '' && /^[a-z]+(?:_[a-z]+){2,}$/.test(source.raw)) return;
      const variant = target.raw === '' ? 'empty' : target.raw.trim() === '' ? 'blank' : 'no-text';
      problems.add('target-empty', variant, {}, { target: [{ from: 0, to: target.raw.length }] });
      return;
    }
    if (swallowsText(target)) return;
    // A text that moved to the next block leaves an empty block, but is not missing.
    const isMoved = blocks.some(
      (pair) => !isSomething(textOf(source, pair.source)) && isSomething(textOf(target, pair.target)),
    );
    // The lines of a plain text are wrapped elsewhere, where as much is said.
    const mayBeWrapped =
      !source.isHtml && target.readable.text.trim().length > source.readable.text.trim().length * 0.9;
    // Lines that are wrapped elsewhere leave an empty one beside others that say it.
    const isInOtherLines = mayBeWrapped && linesWithText(target) >= linesWithText(source);
    for (const pair of isMoved || isInOtherLines ? [] : blocks) {
      const text = textOf(source, pair.source);
      if (!isSomething(text) || textOf(target, pair.target).trim() !== '') continue;
      if (mayBeWrapped && (/^\s*\p{Ll}/u.test(text) || !/[.!?…。！？]\s*$/.test(text))) continue;
      // A placeholder that is in an attribute there.
      if (/^[%{$]\S{1,40}$/.test(text.trim()) && target.raw.includes(text.trim())) continue;
      const places = {
        source: [source.readable.spanOfBlock(pair.source)],
        target: [target.readable.spanOfBlock(pair.target)],
      };
      problems.add('target-empty', 'part', { text }, places);
    }
  },
};

/** How many lines of a value have something in them. */
const linesWithText = ({ raw }: ParsedValue): number => countMatches(raw, /[^\s][^\n]*(?=\n|$)/g);

/** Whether the value has nothing visible, not even a dash or a symbol. */
export const hasNothing = (value: ParsedValue): boolean =>
  !VISIBLE.test(value.readable.text) && !swallowsText(value);

/** Whether a dash, dots or a question mark stand for a sentence that the source has. */
const isOnlyMarks = (source: ParsedValue, target: ParsedValue): boolean =>
  target.isHtml &&
  /^[\s\u001c]*(?:[-–—?]|\.{1,3}|…)[\s\u001c]*$/.test(target.readable.text) &&
  WORDS.test(source.readable.text) &&
  target.tags.every(({ name }) => !SHOWN.has(name));

const WORDS = /\p{L}{2} \p{L}{2}/u;
/** Elements that show something without text. */
const SHOWN: ReadonlySet<string> = new Set([
  'img',
  'svg',
  'input',
  'video',
  'audio',
  'picture',
  'object',
  'iframe',
]);

/** Whether a tag has no end, so that the text behind it is not shown. It is reported for that. */
const swallowsText = ({ raw, pieces }: ParsedValue): boolean =>
  pieces.some(({ kind, start }) => kind === 'other' && /^<[a-z]/i.test(raw.slice(start, start + 2)));

const VISIBLE = new RegExp(String.raw`[^\s\p{Cf}${BLOCK_BREAK}]`, 'u');
