import type { FieldCheck } from '../field-check';

const QUOTED = /^\s*["“„«「][^"“”„«»「」]{2,}["”“»」][.。]?\s*$/u;
const ANY = /["“”„«»「」『』]|(?<!\p{L})[`'‘’]/u;

/** Finds a block that stands in quotation marks as a whole, of which its source has none. */
export const addedQuotes: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, blocks }, problems) {
    for (const pair of blocks) {
      const text = target.prose.slice(pair.target.start, pair.target.end);
      if (!QUOTED.test(text) || ANY.test(source.prose.slice(pair.source.start, pair.source.end))) continue;
      const span = target.readable.spanOfBlock(pair.target);
      const shown = target.readable.text.slice(pair.target.start, pair.target.end).trim();
      problems.add('punctuation', 'quotes-added', { text: shown }, { target: [span] });
    }
  },
};
