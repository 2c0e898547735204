import { matchesOf } from '../../text/matches';
import { isKeyOf } from '../code/modifier-keys';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isEmphasis } from '../capitals/emphasized-words';
import { writtenIn } from '../characters/scripts';
import { ARGUMENTS } from './example-names';

/**
 * Whether a word is a name that has capitals anyway: that of a file, a signal or a key, an argument in an
 * element of its own, or a name in Latin letters in a text of another script.
 */
export function isNameInCapitals(
  { source, target, targetLanguage }: ParsedPair,
  word: string,
  { from, to }: ProblemSpan,
): boolean {
  if (NAMES_IN_CAPITALS.test(word) || argumentsIn(target).has(word)) return true;
  if (isKeyOf(word, source)) return true;
  for (let at = 1; at < word.length; at += 1) if (capitalsIn(source).has(word.slice(at))) return true;
  if (/^[[<]/.test(target.raw.slice(to)) && IN_ARGUMENT.test(target.raw.slice(Math.max(0, from - 110), from)))
    return true;
  const own = targetLanguage.isScriptSure ? writtenIn(targetLanguage.script) : undefined;
  return /^[A-Z]+$/.test(word) && own?.includes('Latn') === false;
}

/** Words in capitals, such as variables, of which others end like them: "PATH", "MANPATH". */
const capitalsIn = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.match(IN_CAPITALS)));
const IN_CAPITALS = /(?<![\p{L}\p{N}_])[A-Z]{4,40}(?![\p{L}\p{N}_])/gu;

/** The arguments of a usage line, which its description has without mark-up: `<i>NUMBER</i>`. */
const argumentsIn = once(
  ({ raw }: ParsedValue): ReadonlySet<string> =>
    new Set(matchesOf(raw, ARGUMENT).map(([, word = '']) => word)),
);
const ARGUMENT = /<(?:i|em|code|var|tt)>(\p{Lu}{3,40})<\//gu;

const NAMES_IN_CAPITALS =
  /^(?:README|TODO|LICEN[CS]E|COPYING|CHANGELOG|CHANGES|NEWS|AUTHORS|INSTALL|MAKEFILE|SIG[A-Z]{3,6})$/;
const IN_ARGUMENT = /<(?:i|code|var|tt)(?:\s[^<>]{0,100})?>$/;

/** Whether a word belongs to a name in capitals, such as that of a status: "404 NOT FOUND". */
export function isPartOfName(text: string, at: number, word: string): boolean {
  const next = /^ (\p{Lu}{3,40})(?![\p{L}\p{N}_])/u.exec(
    text.slice(at + word.length, at + word.length + 42),
  )?.[1];
  return next !== undefined && !isEmphasis(next, 'en');
}

/** Values that a program puts in: SPNAME, IDPNAME. */
export const isOfOneKind = (known: string, word: string): boolean =>
  [...ARGUMENTS].some((name) =>
    [known, word].every((one) => one.length > name.length && one.endsWith(name.toUpperCase())),
  );
