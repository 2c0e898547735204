import { endMarkOf, mayStandFor, type EndMark } from './end-marks';
import type { FieldCheck } from './field-check';
import { wordsOf } from './plain-words';
import { KEPT } from './readable-text';

/** Marks that say what kind of sentence it is; a comma or a semicolon at the end of a block is a matter of style. */
const TOLD = new Set<EndMark>(['.', '?', '!', ':', '…', '']);

/** Blocks that end in another mark than their source, each language with its own signs for it. */
export const endPunctuation: FieldCheck = {
  ids: ['end-punctuation'],
  find({ source, target, sourceLanguage, targetLanguage, blocks }, problems) {
    for (const pair of blocks) {
      const [from, to] = [
        source.prose.slice(pair.source.start, pair.source.end),
        target.prose.slice(pair.target.start, pair.target.end),
      ];
      const [was, is] = [endMarkOf(from, sourceLanguage), endMarkOf(to, targetLanguage)];
      if (was.mark === is.mark || !TOLD.has(was.mark) || !TOLD.has(is.mark)) continue;
      if (endsInCode(from) || endsInCode(to) || wordsOf(from).length === 0 || wordsOf(to).length === 0)
        continue;
      if (mayStandFor(was.mark, is.mark, to, targetLanguage)) continue;
      const places = {
        source: [source.readable.spanOf(pair.source.start + was.start, pair.source.start + was.end)],
        target: [target.readable.spanOf(pair.target.start + is.start, pair.target.start + is.end)],
      };
      if (is.mark === '') problems.add('end-punctuation', 'missing', { mark: was.text }, places);
      else if (was.mark === '') problems.add('end-punctuation', 'extra', { mark: is.text }, places);
      else problems.add('end-punctuation', 'changed', { before: was.text, after: is.text }, places);
    }
  },
};

/** A mark at the end may be part of the code or the address then. */
const endsInCode = (text: string): boolean => new RegExp(`[${KEPT}\\ufffb]\\s*$`).test(text.slice(-20));
