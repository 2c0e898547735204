import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { codeInPlaces } from './code-in-place';
import { syntaxTexts, type CodeText } from './code-texts';
import { hasLostLetter } from './lost-letters';
import { plainCode } from './plain-code';
import { slipInCode, type CodeSlip } from './slips-in-code';

interface SyntaxSlip {
  readonly was: CodeText;
  readonly is: CodeText;
  readonly slip: CodeSlip;
}

/**
 * Returns the slips in code with arguments, `--enable-<var>option</var>`, whose names each language has of
 * its own. Another number or order of arguments is that of another version.
 */
export function slipsInSyntax(pair: ParsedPair): readonly SyntaxSlip[] {
  return codeInPlaces(pair, syntaxTexts, textOf).flatMap(({ block, lost, added }) => {
    if (block === undefined || lost.length !== added.length) return [];
    return lost.flatMap((was, at): readonly SyntaxSlip[] => {
      const is = added[at];
      // An option may stand at the place of another one.
      if (is === undefined || isIn(pair.source, is) || isIn(pair.target, was)) return [];
      if (signsOf(was) !== signsOf(is)) return [];
      const [before, after] = [was, is].map((code) => ({ text: textOf(code).replaceAll('…', ' x ') }));
      if (before === undefined || after === undefined) return [];
      const slip = slipInCode(before, after) ?? (hasLostLetter(pair, was, is) ? 'letter' : undefined);
      return slip === undefined ? [] : [{ was, is, slip }];
    });
  });
}

/** The text without the spaces beside an argument: `-T <var>type</var>`, `-T<var>type</var>`. */
const textOf = once(({ whole }: CodeText): string => plainCode(whole.replaceAll(/ ?… ?/g, '…')));

const isIn = (value: ParsedValue, code: CodeText): boolean => textsIn(value).has(textOf(code));
const textsIn = once((value: ParsedValue): ReadonlySet<string> => new Set(syntaxTexts(value).map(textOf)));

const signsOf = (code: CodeText): string =>
  textOf(code)
    .replaceAll(/[\p{L}\p{M}\p{N} ]+/gu, '')
    .replaceAll(/--|[–—−]/g, '-');
