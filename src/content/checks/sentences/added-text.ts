import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { hasLetters } from './sentences';

/** Letters of a text that is more than a label, and of one that is in no element of its own. */
const shortest = { label: 12, bare: 2 };

/** Finds text outside of the elements that have the source's text, unless it only moved out of one. */
export const addedText: FieldCheck = {
  ids: ['missing-sentences'],
  find({ source, target, sourceLanguage, targetLanguage, blocks }, problems) {
    // The lines of plain text are divided as each language needs.
    if (!target.isHtml || sourceLanguage.base === targetLanguage.base) return;
    // A source that is a name in angle brackets says it in no text.
    if (ONE_TAG.test(source.raw)) return;
    if (blocks.some((one) => hasText(source, one.source) && !hasText(target, one.target))) return;
    for (const { source: from, target: to } of blocks) {
      if (hasText(source, from) || !hasText(target, to)) continue;
      const text = target.readable.text.slice(to.start, to.end).trim();
      const isBare = /^(?:\/|$)/.test(to.opener);
      if (!hasLetters(text, isBare ? shortest.bare : shortest.label)) continue;
      if (!isBare && !/\p{L}\s+\p{L}/u.test(text)) continue;
      problems.add('missing-sentences', 'extra', { text }, { target: [target.readable.spanOfBlock(to)] });
    }
  },
};

const ONE_TAG = /^\s*<[^<>]*>\s*$/;

const hasText = ({ readable: { text } }: ParsedValue, { start, end }: TextBlock): boolean =>
  /\S/.test(text.slice(start, end));
