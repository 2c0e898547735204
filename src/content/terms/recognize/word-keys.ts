import type { Lemmas } from './lemmas';
import { withoutAccents } from './fold';
import { stemmerOf } from './stemmers';

/** Two words of a language are forms of one word when they have a key in common. */
export type WordKeys = (folded: string, written: string) => readonly string[];

/** Stems with fewer letters are those of too many words. */
const shortestStem = 3;

/**
 * Returns keys for the words of terms, for those of texts, and for parts of compounds. A word that the
 * dictionary derives from others has their keys; the stem is only compared where the dictionary does not know
 * a word, because stems of different words are often equal.
 */
export function wordKeys(
  base: string,
  lemmas: Lemmas | undefined,
): { readonly ofTerm: WordKeys; readonly ofText: WordKeys; readonly ofPart: WordKeys } {
  const stemmer = stemmerOf(base);
  const endings = Object.hasOwn(DERIVED, base) ? (DERIVED[base] ?? []) : [];
  const evenKnown = stemsOfKnown.has(base);

  function stemKey(folded: string, written: string, shortest: number): readonly string[] {
    const stem = stemmer?.(folded) ?? '';
    if (stem.length < shortest) return [];
    const noun = base === 'de' && /^\p{Lu}/u.test(written) ? 'N' : '';
    return [`s${noun}${kindOf(endings, folded, stem)}:${stem}`];
  }
  function lemmasOf(folded: string, written: string): readonly string[] {
    if (lemmas === undefined) return [];
    const isCapitals = written !== folded && written === written.toUpperCase();
    const found = isCapitals ? [...lemmas.of(written), ...lemmas.of(folded)] : lemmas.of(written);
    return [...new Set(found.map((lemma) => lemma.toLowerCase()))];
  }
  const lemmaKey = (folded: string, lemma: string): string =>
    `l${kindOf(endings, folded, lemma)}:${headword(lemma, base)}`;

  return {
    ofTerm(folded, written) {
      const found = lemmasOf(folded, written);
      // Terms are mostly in their base form, which may also be a form of another word.
      const own = found.includes(folded) ? [folded] : found;
      return [
        ...own.map((lemma) => lemmaKey(folded, lemma)),
        ...stemKey(folded, written, shortestStem),
        ...(base === 'es' ? [`p:${withoutAccents(folded)}`] : []),
      ];
    },
    ofPart: (folded, written) => stemKey(folded, written, shortestStem),
    ofText(folded, written) {
      const keys = new Set<string>();
      for (const form of [folded, ...withoutInfix(folded, base)]) {
        const asWritten = form === folded ? written : form;
        const found = lemmasOf(form, asWritten);
        for (const lemma of found) keys.add(lemmaKey(form, lemma));
        if (base === 'es' && found.every((lemma) => lemma === form))
          for (const key of singulars(form)) keys.add(key);
        if (found.length > 0 && !evenKnown) continue;
        for (const key of stemKey(form, asWritten, shortestStem)) keys.add(key);
        if (!isNoun(written, folded)) for (const key of stemKey(form, form, shortestStem)) keys.add(key);
      }
      return [...keys];
    },
  };

  /** At the beginning of a German sentence, a word with a capital may be no noun. */
  function isNoun(written: string, folded: string): boolean {
    if (base !== 'de' || written === folded || lemmas === undefined) return false;
    return lemmas.of(written).includes(written) || !lemmas.has(folded);
  }
}

/** Spanish plurals lose or get an accent: `carácter`, `caracteres`. */
function singulars(word: string): readonly string[] {
  const [, one = '', many] = /^(.{3,}?)(s|es|ces)$/.exec(withoutAccents(word)) ?? [];
  if (many === undefined) return [];
  return [`p:${one}`, `p:${one}e`, `p:${one}z`];
}

/** German verbs have `zu` and `ge` between their parts. */
const withoutInfix = (word: string, base: string): readonly string[] => {
  const [, first, rest] = (base === 'de' ? INFIX.exec(word) : null) ?? [];
  return first === undefined || rest === undefined ? [] : [first + rest];
};

const INFIX =
  /^(ab|an|auf|aus|bei|durch|ein|empor|fehl|fest|fort|frei|her|herunter|hin|hinzu|hoch|los|mit|nach|nieder|sicher|statt|teil|um|vor|voraus|weg|weiter|wieder|zu|zurück|zusammen|bereit|gleich)(?:zu|ge)(\p{L}{3,})$/u;

/** Languages whose dictionaries have many forms as words of their own, such as plurals with umlauts. */
const stemsOfKnown: ReadonlySet<string> = new Set(['de']);

/** Forms of one verb that dictionaries have as two verbs: in Russian, the passive is made with `-ся`. */
const headword = (lemma: string, base: string): string =>
  base === 'ru' || base === 'uk' ? lemma.replace(/(?<=ть|чь|ти)с[яь]$/, '').replaceAll('ё', 'е') : lemma;

/**
 * The kind of a word that was made from another with an ending, which the stem or the other word lacks: a
 * stemmer takes `Einstellung` as a form of `einstellen`.
 */
function kindOf(endings: readonly RegExp[], word: string, stem: string): string {
  for (const [index, ending] of endings.entries()) {
    const match = ending.exec(word);
    if (match !== null && !ending.test(stem) && stem.length <= match.index + 2) return String(index);
  }
  return '';
}

/** Endings that make one word from another, by language. */
const DERIVED: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /ung(?:en)?$/,
    /(?:heit|keit)(?:en)?$/,
    /schaft(?:en)?$/,
    /lich(?:e[mnrs]?|ere?[mnrs]?|ste[mnrs]?)?$/,
    /isch(?:e[mnrs]?)?$/,
    /e?nd(?:e[mnrs]?)?$/,
    /bar(?:e[mnrs]?)?$/,
  ],
  fr: [
    /[st]ions?$/,
    /ments?$/,
    /(?:eur|euse|rice)s?$/,
    /ités?$/,
    /ables?$/,
    /iques?$/,
    /ante?s?$/,
    /[ae]nces?$/,
    /ages?$/,
    /i[fv]e?s?$/,
  ],
  es: [
    /[cs]i[oó]n(?:es)?$/,
    /mente$/,
    /dor(?:a|es|as)?$/,
    /mientos?$/,
    /idad(?:es)?$/,
    /[ai]bles?$/,
    /[ai]d[ao]s?$/,
    /[ae]n[ct]ias?$/,
    /ic[ao]s?$/,
    /iv[ao]s?$/,
    /ía$/,
  ],
  it: [
    /zion[ei]$/,
    /mente$/,
    /(?:tor[ei]|tric[ei])$/,
    /ment[oi]$/,
    /ità$/,
    /[ai]bil[ei]$/,
    /iv[aoei]$/,
    /ant[ei]$/,
  ],
  pt: [/ç(?:ão|ões)$/, /mente$/, /dor(?:a|es|as)?$/, /mentos?$/, /idades?$/, /[aí]ve(?:l|is)$/, /iv[ao]s?$/],
  pl: [/(?:ni|ci)(?:e|a|u|em|om|ami|ach)$/, /ąc(?:y|a|e|ego|ej|emu|ą|ym|ymi|ych)$/],
  ru: [/ни(?:е|я|ю|ем|й|ям|ями|ях|и)$/, /ость?(?:и|ю|ью|ей|ям|ями|ях)?$/],
  en: [
    /ions?$/,
    /ments?$/,
    /[eo]rs?$/,
    /ly$/,
    /[ai]ble$/,
    /it(?:y|ies)$/,
    /ness(?:es)?$/,
    /ives?$/,
    /als?$/,
    /[ae]n[ct][ey]?s?$/,
    /ics?$/,
  ],
};
