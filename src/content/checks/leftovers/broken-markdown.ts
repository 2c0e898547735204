import { countOf, firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';

interface Mark {
  /** The mark with its text, as the source has it. */
  readonly whole: RegExp;
  /** The characters of which the source has none beyond the whole ones. */
  readonly sign: string;
  /** The rest of a mark that shows as it is written. */
  readonly broken: RegExp;
}

const marks: readonly Mark[] = [
  {
    sign: '**',
    whole: /(?<!\*)\*\*(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])\*\*(?!\*)/g,
    broken: /(?:\*\*|＊＊?|\*\s\*)[^*＊\n]{0,60}(?:\*\*|＊＊?|\*\s\*)?/g,
  },
  {
    sign: '](',
    whole: /\[[^[\]\n]{1,200}\]\([^()\s]{1,200}\)/g,
    broken: /\[[^[\]\n]{1,200}\](?:\s[(（]|（)[^()（）\n]{1,200}[)）]/g,
  },
];

/** Finds emphasis and links in Markdown that are shown as they are written: "** text **", "[text] (a)". */
export const brokenMarkdown: FieldCheck = {
  ids: ['leftovers'],
  find({ source, target }, problems) {
    const [before, after] = [source.readable.text, target.readable.text];
    for (const { sign, whole, broken } of marks) {
      if (!before.includes(sign)) continue;
      const times = firstMatches(before, whole).length;
      if (times === 0 || countOf(before, sign) !== times * (sign === '**' ? 2 : 1)) continue;
      if (firstMatches(after, whole).length >= times) continue;
      // The whole ones as blanks, so that those before and after the broken one are told from it.
      const rest = after.replaceAll(whole, (text) => ' '.repeat(text.length));
      const [found] = firstMatches(rest, broken);
      if (found === undefined) continue;
      const text = found[0].trim();
      const at = found.index + found[0].indexOf(text);
      problems.add(
        'leftovers',
        'markdown',
        { text },
        { target: [target.readable.spanOf(at, at + text.length)] },
      );
    }
  },
};
