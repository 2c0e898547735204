import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';

/** A word with a percent escape of an address in it: "Mit%20Google", "M%C3%BCnchen". */
const ESCAPED_WORD =
  /(?<![^\s(["'“„«\u001c])[\p{L}\p{M}_&'’-]{1,60}(?:%(?:[2-7][\dA-F]|[CD][\dA-F]%[89AB][\dA-F]|E[\dA-F]%[89AB][\dA-F]%[89AB][\dA-F])[\p{L}\p{M}'’-]{1,60}){1,20}(?=[)\]"'”“».,;:!?…]{0,3}(?:[\s\u001c]|$))/gu;
const ESCAPE = /(?:%[\dA-F]{2}){1,9}/;

/** Finds percent escapes between the letters of a text, outside of addresses. */
export const percentEscapes: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target }, problems) {
    const { text } = target.readable;
    if (!text.includes('%')) return;
    for (const { index, 0: word } of firstMatches(text, ESCAPED_WORD)) {
      const [escape = ''] = ESCAPE.exec(word) ?? [];
      if (source.raw.includes(escape)) continue;
      const at = index + word.indexOf(escape);
      const places = { target: [target.readable.spanAt(at, escape)] };
      problems.add('corrupted', 'escaped', { text: escape }, places);
    }
  },
};
