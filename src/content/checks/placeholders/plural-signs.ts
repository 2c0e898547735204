import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { spelledNumbers } from '../numbers/spelled-numbers';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isForOneNumber } from './plural-categories';
import { readIcuArgument, type IcuArgument } from './icu-argument';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** Finds plurals whose general form lost the `#`, which is replaced by the number. */
export const pluralSigns: FieldCheck = {
  ids: ['placeholders'],
  find({ source, target, targetLanguage }, problems) {
    const signs = pluralsOf(source);
    for (const [name, before] of signs) {
      const after = pluralsOf(target).get(name);
      if (after === undefined) continue;
      for (const [branch, text] of after.branches) {
        const original = before.branches.get(branch) ?? before.branches.get('other') ?? '';
        if (isSaidByForm(branch, text, targetLanguage) || branch.startsWith('=') || !original.includes('#'))
          continue;
        if (saysNumber(text, name, branch === 'other' ? text : original)) continue;
        const places = { target: [target.readable.spanOf(after.start, after.end)] };
        problems.add(
          'placeholders',
          'missing-inside',
          { placeholder: `{${name}, ${after.type}}`, name: '#' },
          places,
        );
      }
    }
  },
};

/**
 * Whether a form needs no number: that for one may say it in a word, or by its ending, and one for two or for
 * none says it by itself where it stands for no other number.
 */
function isSaidByForm(branch: string, text: string, language: CheckedLanguage): boolean {
  if (branch !== 'one') return isForOneNumber(branch, language.base);
  if (DUAL.has(language.base)) return true;
  return WITHOUT_ARTICLE.has(language.base) || ONE.test(text) || spelledNumbers(text, language).has('1');
}

/** Articles and pronouns that say that there is one, beside number words: "this file", "Ihre Datei". */
const ONE =
  /(?<!\p{L})(?:an?|the|this|that|your|[dm]?ein\p{L}{0,2}|kein\p{L}{0,2}|d(?:er|ie|as|en|em|es)|dies\p{L}{0,2}|ihr\p{L}{0,2}|une?|le|la|ce(?:tte|t)?|votre|un[ao]?|el|est[ae]|su|il|lo|quest[ao]|um[ao]?|[oa]|seu|sua|een|de|het|deze|dit|e[nt]{1,2}|bir|bu|egy|az?|ten|t[aeo]|en|jed\p{L}{1,3}|один|одна|одно|одну|этот|эта|это)(?!\p{L})|\p{L}['’]/iu;

/**
 * Languages whose form for one is for 1 alone, where a noun has no article, or has it in its ending: "Plik
 * usunięty", "filen". The form of Russian is for 21 as well.
 */
const WITHOUT_ARTICLE = new Set('bg cs da et fi is nb nn no pl sk sv tr'.split(' '));

/** Languages whose form for two says the number by itself. */
export const DUAL = new Set(['ar', 'he']);

/** Whether a form has the number or digits of its own: those of "Windows 11" are in the source, too. */
const saysNumber = (text: string, name: string, original: string): boolean =>
  text.includes('#') ||
  text.includes(`{${name}`) ||
  matchesOf(text, /\p{Nd}{1,20}/gu).some(([digits]) => !original.includes(digits));

/** A plural with its place in the readable text. */
export interface Plural extends IcuArgument {
  readonly start: number;
  readonly end: number;
}

/** The plurals of a value by the names of their numbers. */
export const pluralsOf = once(({ fixedParts }: ParsedValue): ReadonlyMap<string, Plural> => {
  const plurals = new Map<string, Plural>();
  for (const { kind, text, start, end } of fixedParts) {
    const argument = kind === 'placeholder' && text.includes(',') ? readIcuArgument(text) : undefined;
    if (argument === undefined || !argument.type.startsWith('plural')) continue;
    plurals.set(argument.name, { ...argument, start, end });
  }
  return plurals;
});
