import { withoutAccents } from '../../text/without-accents';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isCodeName } from './code-name';
import type { CodeText } from './code-texts';

export type IsInPlace = (was: CodeText, is: CodeText) => boolean;

/** Two elements of different classes have names of different things. */
export const isOfSameClass = (was: CodeText, is: CodeText): boolean =>
  was.className === '' || is.className === '' || was.className === is.className;

/**
 * Returns the name of the source that the target has translated: the one at the same place among the code of
 * the field or, where one side has more code, of the block.
 */
export function translatedName(
  pair: ParsedPair,
  code: CodeText,
  before: readonly CodeText[],
  after: readonly CodeText[],
  used: ReadonlySet<CodeText>,
  isInPlace: IsInPlace,
): CodeText | undefined {
  if (code.isLine) return undefined;
  return before.length === after.length
    ? nameAmong(code, before, after, used, isInPlace)
    : nameInBlock(pair, code, before, after, used, isInPlace);
}

/**
 * The name at the same place of the source, where it is clear from its form that no language translates it.
 */
function nameAmong(
  code: CodeText,
  before: readonly CodeText[],
  after: readonly CodeText[],
  used: ReadonlySet<CodeText>,
  isInPlace: IsInPlace,
): CodeText | undefined {
  if (before.length !== after.length) return undefined;
  const at = after.indexOf(code);
  const was = before[at];
  // Beside it is the same code on both sides, another translated name, or none.
  const fits = (index: number): boolean => {
    const [one, other] = [before[index], after[index]];
    return one !== undefined && other !== undefined && (one.text === other.text || areNames(one, other));
  };
  const areNames = (one: CodeText, other: CodeText): boolean =>
    isCodeName(one.text) &&
    // A name with the letters of another language: `öffneDatei`.
    isCodeName(withoutAccents(other.text)) &&
    isInPlace(one, other) &&
    after.every(({ text }) => text !== one.text) &&
    before.every(({ text }) => text !== other.text);
  if (was === undefined || was.isLine || used.has(was) || !isCodeName(was.text)) return undefined;
  if (!isInPlace(was, code) || !isOfSameClass(was, code)) return undefined;
  if (formOf(was.text) !== formOf(code.text) || isOtherOption(was.text, code.text)) return undefined;
  if (before.length > 1 && !fits(at - 1) && !fits(at + 1) && !areNames(was, code)) return undefined;
  // The label of a program's window that the program shows in the target's language.
  if (/^\p{L}+$/u.test(was.text) && /^\p{L}+(?: \p{L}+)+$/u.test(code.text)) return undefined;
  return after.some(({ text }) => text === was.text) || was.text.toLowerCase() === code.text.toLowerCase()
    ? undefined
    : was;
}

/** As `nameAmong`, in one block where the others have more or less code. */
function nameInBlock(
  pair: ParsedPair,
  code: CodeText,
  before: readonly CodeText[],
  after: readonly CodeText[],
  used: ReadonlySet<CodeText>,
  isInPlace: IsInPlace,
): CodeText | undefined {
  const block = pair.target.blockOfTag.get(code.tag);
  const partner = pair.partnerOf(block);
  if (partner === undefined) return undefined;
  const [from, to] = [
    before.filter(({ tag }) => pair.source.blockOfTag.get(tag) === partner),
    after.filter(({ tag }) => pair.target.blockOfTag.get(tag) === block),
  ];
  const was = nameAmong(code, from, to, used, isInPlace);
  return was === undefined || after.some(({ text }) => text === was.text) ? undefined : was;
}

/** An option of more or fewer words is that of another version: `--layout`, `--fallback-profile`. */
const isOtherOption = (was: string, is: string): boolean =>
  was.startsWith('--') && /^[ -~]*$/.test(is) && was.split('-').length !== is.split('-').length;

/** The beginning of an option or of a variable in braces, which no other name has. */
const formOf = (code: string): string => /^(?:-|[$%]\{)/.exec(code)?.[0] ?? '';
