import { isFunctionWord } from '../text/plain-words';

/** Words that correct sentences repeat. */
export const usualTwice: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'that had is so bye ha knock no there do can will was',
    de: 'die der das sie den dem ihr es so sehr nach',
    fr: 'nous vous non oui si très faire en',
    es: 'sí no muy que nos',
    gl: 'se que',
    it: 'piano sì no via vi ci così man passo quasi',
    pt: 'se sim não muito que logo',
    // "Voeg het in in de lijst": the verb's particle stands before a preposition.
    nl: 'die dat is er zo heel zijn je het u ze in op aan om',
    // "Lägger till till grönt": the verb's particle, and a preposition.
    sv: 'att det så där som till på av om',
    da: 'at det så der som til på af om',
    nb: 'at det så der som til på av om',
    // "On see see, mida": what it is.
    et: 'see',
    fi: 'hyvin niin',
    pl: 'się bardzo to',
    cs: 'se že to',
    hu: 'az egy is már csak',
    ro: 'foarte',
    ru: 'очень да нет еле чуть',
    uk: 'дуже так ні ледь',
    ga: 'do',
    ko: '따로 하나 각각 점점 서로 자주 매우 차례 여러',
  }).map(([base, words]) => [base, new Set(words.split(' '))]),
);

/**
 * Languages in which doubling is grammar ("yavaş yavaş", "धीरे धीरे", "xa xa"). Only these words, long words
 * and names are never doubled there.
 */
export const doubledWhereUsual: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    tr: 've için ile ancak çünkü veya olarak',
    az: 've üçün və ilə amma olaraq',
    hi: 'के का की को में से है हैं और पर यह',
    ur: 'کے کا کی کو میں سے ہے ہیں اور پر',
    bn: 'এবং এই জন্য থেকে',
    ta: 'மற்றும்',
    te: 'మరియు',
    mr: 'आणि च्या',
    pa: 'ਅਤੇ ਦੇ',
    gu: 'અને ના',
    vi: 'và của là cho với trong được các',
    id: 'dan yang di ke dari untuk dengan pada tidak akan',
    ms: 'dan yang di ke dari untuk dengan',
    nso: '',
    st: '',
    tn: '',
    zu: '',
    xh: '',
    tl: 'ang ng sa',
    sw: 'na ya wa kwa',
    fa: 'و که از را به در با برای این است',
    mn: 'ба болон',
    kk: 'және',
    ky: 'жана',
    uz: 'va',
    tk: 'we',
    tt: 'һәм',
    ug: 'ۋە',
    ka: 'და',
    hy: 'և',
  }).map(([base, words]) => [base, new Set(words.split(' '))]),
);

/** A clause that begins shortly before: ", die die", ", für den den", "und die die". */
const AT_CLAUSE =
  /(?:[,;:.!?(–—]|(?<!\p{L})(?:und|oder|sowie|wie|wenn|dass|ob|weil))\s(?:\p{Ll}{2,9}\s){0,2}$/u;
/** The noun of an attribute with an article of its own: "die die Anzeige steuernden Optionen". */
const OF_ATTRIBUTE =
  /^ (?:\p{Ll}{2,20}e[nmrs]? )?\p{Lu}\p{L}{1,30} (?:\S{1,30} ){0,3}\p{Ll}{2,20}(?:nd|t|en)e[nmrs]? (?:\p{Ll}{2,20}e[nmrs]? )?\p{Lu}/u;
const AFTER_NOUN = /(?<!\p{L})\p{Lu}[\p{L}-]{2,40} $/u;
/** A comparison, in which the second word is "than". */
const COMPARED =
  /(?<!\p{L})(?:m[áa]s|mais|menos|ma[yi]or(?:es)?|men?or(?:es)?|mejor(?:es)?|melhor(?:es)?|peor|pior|antes|igual|prefer\p{L}+|mism[oa]s?|mesm[oa]s?|otr[oa]s?|outr[oa]s?)(?!\p{L})[^.!?]{0,80}$/iu;
const IT = /\bit\b/i;
/** Whether a word is no noun and no adjective, which an article would stand before: "zo". */
const isSmallWord = (word: string, base: string): boolean => word.length < 3 || isFunctionWord(word, base);
const wordAt = (text: string): string => /^ (\p{L}{1,20})/u.exec(text)?.[1] ?? '';

interface Around {
  /** The target up to the first of the two words, and behind the second one. */
  readonly before: string;
  readonly after: string;
  /** The sentence or label of the source. */
  readonly source: string;
}

/** Words that correct sentences say twice in one construction alone, and how it is recognized. */
export const twiceOnlyIn: Readonly<Record<string, Readonly<Record<string, (around: Around) => boolean>>>> = {
  de: Object.fromEntries(
    ['die', 'den', 'dem', 'der'].map((word) => [
      word,
      ({ before, after }) =>
        AT_CLAUSE.test(before) ||
        OF_ATTRIBUTE.test(after) ||
        // "Stimmt mit der der Datei überein": that of the file.
        (word === 'der' && !AFTER_NOUN.test(before)),
    ]),
  ),
  es: { que: ({ before }) => COMPARED.test(before) },
  pt: { que: ({ before }) => COMPARED.test(before) },
  // "Als het het bestand opent": "it" before the article.
  nl: { het: ({ source, after }) => IT.test(source) && !isSmallWord(wordAt(after), 'nl') },
};
