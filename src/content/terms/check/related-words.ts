import { foldWord } from '../recognize/fold';
import { withoutAccents } from '../../text/without-accents';
import type { Lemmas } from '../recognize/lemmas';
import { alternativesOf } from './alternatives';
import { ENDINGS, FUNCTION_WORDS, GERMAN, ROOTS } from './stem-endings';
import { relatedJapanese } from './related-japanese';
import { beginsCompound, hasInside, wordsOf, type TextLanguage } from './term-inside';
import { withoutUnseen } from '../recognize/text-words';
import type { WordPlace } from './word-place';
import { ownValue } from '../../own-value';

/** Shorter stems begin too many words. */
const shortestStem = 4;
/** In languages with many suffixes, a shared beginning of this length and share of both words is a stem. */
const surely = { stem: 5, longStem: 8, share: 0.6, bases: new Set(['cs', 'pl', 'ru']) } as const;
const WORD = /\p{L}[\p{L}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]*/gu;
/** A text with more words is hostile, or its words say nothing about one term. */
const mostWords = 2000;

/**
 * Returns a word of a text that has the stem of one of these translations with other endings, where their
 * other words are there: `conversión` for `Convertir`, `Genauigkeitsumwandlung` for `Umwandeln`. Such a text
 * may say the concept as another part of speech, or may have another concept of that stem.
 */
export function relatedWord(
  text: string,
  translations: readonly string[],
  language: TextLanguage,
  sourceTerm = '',
): WordPlace | undefined {
  const alternatives = translations.flatMap(alternativesOf);
  if (language.base === 'ja')
    return alternatives.map((one) => relatedJapanese(text, one)).find((one) => one !== undefined);
  if (!Object.hasOwn(ENDINGS, language.base)) return undefined;
  const words = wordsIn(text, language);
  for (const translation of alternatives) {
    const found = wordsOf(translation).map((term): WordPlace | boolean => {
      if (hasInside(text, [term], language)) return true;
      const searched = stemmable(term, language.base);
      return (
        words.find(({ stemmed }) => isRelated(stemmed, searched, language.base)) ??
        words.find(({ word }) => isCompoundOfNoun(word, term, language)) ??
        false
      );
    });
    const apart = language.base === 'de' ? partApart(words, translation, language.lemmas) : undefined;
    if (apart !== undefined) return apart;
    const negated = language.base === 'pl' ? negatedTogether(words, translation) : undefined;
    if (negated !== undefined) return negated;
    const head = /\s/.test(sourceTerm) ? undefined : headAlone(words, translation, language.base);
    if (head !== undefined) return head;
    const first = found.find((one) => typeof one === 'object');
    if (first !== undefined && !found.includes(false)) return first;
  }
  return undefined;
}

interface TextWord extends WordPlace {
  readonly stemmed: string;
}

/** The words of the last text of a language: a text may lack many terms. */
const lastWords = new WeakMap<TextLanguage, { readonly text: string; readonly words: readonly TextWord[] }>();

function wordsIn(text: string, language: TextLanguage): readonly TextWord[] {
  const last = lastWords.get(language);
  if (last?.text === text) return last.words;
  const words = [...text.matchAll(WORD)]
    .filter(({ 0: word }) => !FUNCTION_WORDS.has(word.toLowerCase()))
    .slice(0, mostWords)
    .map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
      stemmed: stemmable(withoutUnseen(word), language.base),
    }));
  lastWords.set(language, { text, words });
  return words;
}

/** Whether a German compound begins with a verb, or the verb of a noun in `-ung`: `Bestellliste`. */
function isCompoundOfNoun(word: string, term: string, { base, lemmas }: TextLanguage): boolean {
  if (base !== 'de') return false;
  const noun = /^(\p{L}{5,})ung(?:en)?$/u.exec(term.toLowerCase())?.[1];
  if (noun !== undefined) return beginsCompound(word, noun, lemmas);
  // `Lesefehler` for `gelesen`
  const verb = /^(?:ge)?(\p{L}{2,}e)n$/u.exec(term.toLowerCase())?.[1];
  return (
    verb !== undefined &&
    [verb, verb.slice(0, -1)].some(
      (stem) => stem.length >= shortestStem && beginsCompound(word, stem, lemmas),
    )
  );
}

/** Finds a compound that a German text has as two words: `Größe des Bildes` for `Bildgröße`. */
function partApart(
  words: readonly TextWord[],
  compound: string,
  lemmas: Lemmas | undefined,
): WordPlace | undefined {
  const ofHyphen = compound.toLowerCase().split('-');
  if (ofHyphen.length === 2) return wordsApart(words, ofHyphen);
  if (lemmas === undefined || !/^\p{Lu}\p{Ll}{6,}$/u.test(compound)) return undefined;
  const whole = compound.toLowerCase();
  for (let at = shortestStem; at <= whole.length - shortestStem; at += 1) {
    const parts = [whole.slice(0, at).replace(/(?<=.{4})(?:en|es|[sn])$/u, ''), whole.slice(at)];
    if (!parts.every((part) => isNoun(part, lemmas))) continue;
    const apart = wordsApart(words, parts);
    if (apart !== undefined) return apart;
  }
  return undefined;
}

/** Finds two different words of a German text that are forms of nouns. */
function wordsApart(words: readonly TextWord[], nouns: readonly string[]): WordPlace | undefined {
  const [one, other] = nouns.map((noun) =>
    words.find(
      ({ word }) =>
        /^\p{Lu}/u.test(word) &&
        word.toLowerCase().startsWith(noun) &&
        GERMAN.test(word.slice(noun.length).toLowerCase()),
    ),
  );
  return one === undefined || one === other ? undefined : other;
}

/** Finds the first noun of two, as Romance languages shorten them: `raccourci` for `raccourci clavier`. */
function headAlone(words: readonly TextWord[], translation: string, base: string): WordPlace | undefined {
  const head = ROMANCE.has(base) ? HEAD.exec(translation.toLowerCase())?.[1] : undefined;
  return head === undefined
    ? undefined
    : words.find(({ word }) => word.toLowerCase().replace(/s$/u, '') === head.replace(/s$/u, ''));
}

const ROMANCE = new Set(['es', 'fr', 'it', 'pt']);
/** A shorter noun, such as `page`, has many other complements. */
const HEAD = /^(\p{L}{8,}) (?:(?:de|du|des|di|do|da|à) )?\p{L}{3,}$/u;

/** Finds a Polish participle that is negated as one word: `nieudane` for `nie udało się`. */
function negatedTogether(words: readonly TextWord[], translation: string): WordPlace | undefined {
  const stem = /^nie (\p{L}{3,})ło się$/iu.exec(translation)?.[1]?.toLowerCase();
  return stem === undefined
    ? undefined
    : words.find(({ word }) => {
        const written = word.toLowerCase();
        return written.startsWith(`nie${stem}n`) && NEGATED_ENDING.test(written.slice(3 + stem.length));
      });
}

const NEGATED_ENDING = /^n(?:[yaeią]|ego|emu|ej|ymi?|ych|o)$/u;

const isNoun = (part: string, lemmas: Lemmas): boolean =>
  lemmas.has(part.charAt(0).toUpperCase() + part.slice(1));

/** Whether two words have one stem, and all that follows it in both are endings of the language. */
function isRelated(written: string, searched: string, base: string): boolean {
  if (withoutPrefix(written, searched, base) || beginsWithTerm(written, searched, base)) return true;
  // `abgeglichen` of `abgleichen`
  if (base === 'de' && haveOneStem(withoutDiphthong(written), withoutDiphthong(searched), base)) return true;
  if (haveOneStem(written, searched, base) || haveOneRoot(written, searched, base)) return true;
  // A German compound ends with the word: `Genauigkeitsumwandlung`.
  const at =
    base === 'de' && searched.length > shortestStem
      ? written.indexOf(searched.slice(0, shortestStem + 1), 2)
      : -1;
  return at > 0 && haveOneStem(written.slice(at), searched, base);
}

const withoutDiphthong = (word: string): string => word.replaceAll(/ei|ie/g, 'i');

function haveOneStem(written: string, searched: string, base: string): boolean {
  const ending = ENDINGS[base];
  let shared = 0;
  while (shared < Math.min(written.length, searched.length) && written[shared] === searched[shared])
    shared += 1;
  if (
    surely.bases.has(base) &&
    shared >= surely.stem &&
    (shared >= surely.longStem || shared >= surely.share * Math.max(written.length, searched.length))
  )
    return true;
  if (surely.bases.has(base) && searched.length <= shortestStem && isFormOfShort(written, searched))
    return true;
  for (let stem = shared; stem >= shortestStem; stem -= 1)
    if (ending?.test(written.slice(stem)) === true && ending.test(searched.slice(stem))) return true;
  return base === 'pl' && shared >= shortestAspect && withoutAspect(written) === withoutAspect(searched);
}

/** Whether a word is a form of one with three or four letters, which the dictionary lacks: `pól`, `ники`. */
const isFormOfShort = (written: string, searched: string): boolean =>
  searched.length >= 3 &&
  written.startsWith(searched.slice(0, 3)) &&
  ((SHORT_FORM.test(searched.slice(3)) && SHORT_FORM.test(written.slice(3))) ||
    (written.startsWith(searched) && SHORT_ADJECTIVE.test(written.slice(searched.length))));

/** The adjective of a noun with three or four letters: `фоновый` of `фон`, `kodowy` of `kod`. */
const SHORT_ADJECTIVE =
  /^(?:ов(?:[ыо]й|[ая]я|[оы]е|ого|ому|[ыо]м|ую|ых|ыми)|ow(?:[yaei]|ego|emu|ej|ym|ych|ymi))$/u;

const SHORT_FORM = /^(?:[aeiouyаеиоуыюя]|ow|ami|ach|om|em|ов|ами?|ах|ом|ей)?$/u;

/** Stems of Polish verbs whose aspects differ in what follows: `usuń`, `usuwać`, `usunięcie`. */
const ASPECT = /(?:nij|n(?:ac|ie|a|ia[ct]\p{L}{1,5})?|n(?:iec|iet|al|el|ie)\p{L}{1,9}|wa\p{L}{0,9})$/u;
const shortestAspect = 3;
const withoutAspect = (word: string): string => {
  const stem = word.replace(ASPECT, '');
  return stem === word || stem.length < shortestAspect ? `${word} ` : stem;
};

/** Whether two words have one of these roots, the same one. */
function haveOneRoot(written: string, searched: string, base: string): boolean {
  const roots = ownValue(ROOTS, base);
  const which = (word: string): number =>
    roots?.exec(word)?.findLastIndex((part, at) => at > 0 && part !== undefined) ?? -1;
  return roots !== undefined && which(written) > 0 && which(written) === which(searched);
}

/** Prefixes that leave a word of its root: `autoguardado`, `Odfiltruj`, `Utwórz`. */
const FOREIGN = 'auto|audio|video|wideo|foto|radio|meta|multi|mikro|micro|mini|super|hiper|hyper';
const anyOf = (prefixes: string): RegExp => new RegExp(`^(?:${prefixes})`, 'u');
const PREFIXES: Readonly<Record<string, RegExp>> = {
  cs: anyOf(`${FOREIGN}|pře|při|vy|za|do|na|od|po|roz|u|z|s|v`),
  es: anyOf(`${FOREIGN}|sub|re`),
  fr: anyOf(`${FOREIGN}|sous|re|pre`),
  it: anyOf(`${FOREIGN}|sotto|ri`),
  pl: anyOf(`${FOREIGN}|pod|prze|przy|wy|za|do|na|od|po|roz|u|z|s|w`),
  pt: anyOf(`${FOREIGN}|sub|re`),
  ru: anyOf(
    'авто|аудио|видео|фото|радио|мета|мульти|микро|супер|гипер|под|пере|при|вы|за|до|на|от|по|раз|рас|у|с|в',
  ),
};

/** Whether one of two words is the other one with a prefix. */
function withoutPrefix(written: string, searched: string, base: string): boolean {
  const prefix = ownValue(PREFIXES, base);
  if (prefix === undefined) return false;
  // `Zaktualizuj` begins with `z`, and not with `za`.
  if (base === 'pl' && written.startsWith('za') && haveOneLongStem(written.slice(1), searched, base))
    return true;
  if (base === 'ru' && [written, searched].some((word) => DIRECTION.test(word))) return false;
  if (base === 'ru' && INFINITIVE.test(searched) && NEGATED.test(written))
    return haveOneLongStem(written.slice('не'.length), searched, base);
  return (
    haveOneStem(written.replace(prefix, ''), searched, base) ||
    haveOneStem(written, searched.replace(prefix, ''), base) ||
    haveOneLongStem(written.replace(prefix, ''), searched.replace(prefix, ''), base) ||
    haveOneLongStem(withoutTwo(written, prefix), withoutTwo(searched, prefix), base)
  );
}

/** A word without its prefix, and without another one of two letters or more: `писать` of `перезаписать`. */
function withoutTwo(word: string, prefix: RegExp): string {
  const rest = word.replace(prefix, '');
  const second = prefix.exec(rest)?.[0] ?? '';
  return second.length > 1 && rest !== word ? rest.slice(second.length) : rest;
}

/** Adverbs whose first letters are prefixes of other words: `справа` has nothing to do with `правило`. */
const DIRECTION = /^(?:[св]|на)(?:лев|прав|верх|низ)[аоуз]/u;
const INFINITIVE = /ть(?:ся)?$/u;
/** A negated participle, as a text has it for a negated verb: `несохранённые` for _haven't been saved_. */
const NEGATED = /^не\p{L}{4,20}нн/u;

/** Whether words with different prefixes have a long root in common: `Посмотреть`, `Просмотреть`. */
const haveOneLongStem = (written: string, searched: string, base: string): boolean =>
  written.slice(0, surely.stem) === searched.slice(0, surely.stem) &&
  searched.length > surely.stem &&
  haveOneStem(written, searched, base);

/** Whether a word begins with a term that ends in o: other languages than German make compounds of those. */
const beginsWithTerm = (written: string, searched: string, base: string): boolean =>
  base !== 'de' && searched.length > shortestStem && /[oо]$/u.test(searched) && written.startsWith(searched);

const PARTICIPLE =
  /^(ab|fehl|hoch|herunter|an|auf|aus|bei|durch|ein|fest|fort|frei|heraus|her|hinzu|hin|los|mit|nach|um|unter|uber|vor|weg|wieder|zuruck|zusammen|zu)?(?:ge|zu)(?=\p{L}{3})/u;

/** Polish verbs whose vowel changes with the aspect: `zwróć`, `zwracać`, `zwrot`; `wysłać`, `wysyłać`. */
const TURNED = /^((?:z|od|przy|na|po|za|wy)w|sk|ob)r[oa][ct]/u;
const SENT = /^(wy|prze|za|na|od|po|do|roz)syl/u;

/** A word in small letters and without what changes in a stem: accents, umlauts, `ge`, `qu` for `c`. */
function stemmable(word: string, base: string): string {
  const folded = foldWord(word, base);
  if (base === 'ru') return folded.replace(/[щч](?=[ае])/u, 'т');
  const plain = withoutAccents(folded);
  if (base === 'de') return plain.replace(PARTICIPLE, '$1');
  if (base === 'pl')
    return (
      withoutAccents(folded.replaceAll('ę', 'ą'))
        .replaceAll('ł', 'l')
        // `wyczyszczenie` of `wyczyść`
        .replace(/(?<=\p{L}{3})szcz(?=[aeo])/u, 'sc')
        .replace(TURNED, '$1roc')
        .replace(SENT, '$1sl')
    );
  // `conversion` of `convertir`
  if (base === 'it') return plain.replace(/(?<=[enr])sion(?=[eis]?$)/u, 'tion');
  // `musicale` of `musique`
  if (base === 'fr') return plain.replace(/(?<=[enr])sion(?=s?$)/u, 'tion').replaceAll(/qu(?=[ei])/g, 'c');
  if (base === 'es')
    return plain
      .replace(/(?<=[enr])sion(?=(?:es)?$)/u, 'tion')
      .replaceAll(/qu(?=[ei])/g, 'c')
      .replaceAll(/z/g, 'c')
      .replaceAll(/gu(?=[ei])/g, 'g');
  return plain;
}
