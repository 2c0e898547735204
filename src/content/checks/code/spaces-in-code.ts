import { onOneLine } from '../../text/single-spaces';
import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { codeTexts } from './code-texts';
import { listedLines } from './kept-lines';

/**
 * Finds a no-break space in code between two words that the source has with a space: a shell takes it as a
 * letter.
 */
export const spacesInCode: FieldCheck = {
  ids: ['invisible-added'],
  find({ source, target }, problems) {
    if (!target.isHtml || !NO_BREAK_SPACE.test(target.raw)) return;
    const codes = codeIn(source);
    if (codes.some((code) => NO_BREAK_SPACE.test(writtenIn(source, code)))) return;
    const known = codes.map((code) => ` ${onOneLine(writtenIn(source, code))} `).join('\n');
    for (const code of codeIn(target)) {
      const words = matchesOf(writtenIn(target, code), WORDS);
      if (!words.some(([, before, after]) => known.includes(` ${before} ${after} `))) continue;
      problems.add(
        'invisible-added',
        'added',
        { character: 'U+00A0 no-break space' },
        { target: [code.span] },
      );
    }
  },
};

interface Code {
  readonly span: ProblemSpan;
}

/** Code in sentences, and all lines of listings, whatever they have. */
const codeIn = (value: ParsedValue): readonly Code[] => [
  ...codeTexts(value).filter(({ tag }) => tag.name !== 'pre'),
  ...listedLines(value),
];

const NO_BREAK_SPACE = /[\u00a0\u202f]|&nbsp;/;
const WORDS = /(\S{1,100})[\u00a0\u202f](?=(\S{1,100}))/g;

/** The code as it is written, without tags in it. */
const writtenIn = ({ raw }: ParsedValue, { span: { from, to } }: Code): string =>
  raw
    .slice(from, to)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0');
