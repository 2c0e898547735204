import type { PluralCategory } from '../plural-forms';
import { parsePluralFormula } from './plural-formula';

/** Plural forms from the header of a PO file. */
export interface PoPlurals {
  /** Value of the `Plural-Forms:` line. */
  readonly text: string;
  /** The CLDR category of each index; undefined where none of the language's fits. */
  readonly categories: readonly (PluralCategory | undefined)[];
}

const slavic =
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';
const germanic = 'nplurals=2; plural=(n != 1);';

/** Plural formulas of the GNU gettext manual for languages that don't count like English. */
const formulas: Readonly<Record<string, string>> = {
  'ja zh ko vi th id ms lo my km bo dz ka': 'nplurals=1; plural=0;',
  'fr pt-BR oc tg am fil hy kab': 'nplurals=2; plural=(n > 1);',
  'ru uk be sr bs hr sh': slavic,
  'cs sk': 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  lt: 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);',
  lv: 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);',
  sl: 'nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);',
  ro: 'nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);',
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  ga: 'nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4);',
  cy: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);',
  gd: 'nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);',
  mt: 'nplurals=4; plural=(n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : n%100>10 && n%100<20 ? 2 : 3);',
  is: 'nplurals=2; plural=(n%10!=1 || n%100==11);',
};

const byLanguage = new Map(
  Object.entries(formulas).flatMap(([languages, text]) =>
    languages.split(' ').map((tag) => [tag, text] as const),
  ),
);

/** Returns the usual plural forms of a language. */
export function usualPlurals(language: string): PoPlurals {
  const text = byLanguage.get(language) ?? byLanguage.get(baseOf(language)) ?? germanic;
  return readPlurals(text, language) ?? { text, categories: ['one', 'other'] };
}

/** Parses a `Plural-Forms:` line; undefined for one without information (`nplurals=INTEGER`). */
export function readPlurals(text: string, language: string | undefined): PoPlurals | undefined {
  const [, count, formula = ''] =
    /^\s{0,9}nplurals\s{0,9}=\s{0,9}(\d{1,2})\s{0,9};\s{0,9}plural\s{0,9}=([^;]{1,1000});?/.exec(text) ?? [];
  const indexOf = parsePluralFormula(formula);
  if (count === undefined || indexOf === undefined || Number(count) === 0) return undefined;
  const categories: (PluralCategory | undefined)[] = Array.from({ length: Number(count) }, () => undefined);
  const rules = rulesOf(language);
  for (let n = 0; n <= 200; n += 1) {
    const index = indexOf(n);
    if (index in categories) categories[index] ??= rules?.select(n);
  }
  return { text, categories };
}

export function baseOf(language: string): string {
  return language.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

function rulesOf(language: string | undefined): Intl.PluralRules | undefined {
  try {
    return language === undefined ? undefined : new Intl.PluralRules(language);
  } catch {
    return undefined;
  }
}
