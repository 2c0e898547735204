import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
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
        // The form for one may say the number in a word, in every language.
        const isSaid = branch === 'one' || (branch === 'two' && DUAL.has(targetLanguage.base));
        if (isSaid || branch.startsWith('=') || !original.includes('#')) continue;
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
