import type { StemWithEndings } from '../endings';

/** Endings of Russian nouns. */
const NOUN = /^(?:[аяуюеиы]|[ое][мв]|ей|[ая]ми?|[ая]х)$/u;
const OF_TIME = /^(?:[иа]|ем|ам|ами|ах)?$/u;
/** Endings of verbs in the present. */
const VERB = /^(?:[уюи]|[еи]шь|[еи]те?|[еи]м|[уюая]т|ите)(?:с[ья])?$/u;
const GONE = /^(?:ел|л[аои]|едш\p{L}{2,4})(?:с[ья])?$/u;
const FOUND = /^(?:[аоы]?|н(?:ый|ая|ое|ые|ого|ому|ым|ом|ой|ую|ых|ыми))$/u;
const NOTHING = /^$/u;

/** Ends of nouns, with those of the stem of their other cases, which the dictionary may not name. */
const RUSSIAN_NOUNS: readonly (readonly [RegExp, string, RegExp])[] = [
  [/(?<=[аеиоуы])ец$/u, 'йц', NOUN],
  [/(?<=л)ец$/u, 'ьц', NOUN],
  [/(?<=[^аеиоуыл])ец$/u, 'ц', NOUN],
  [/(?<=[жчшщ])$/u, '', NOUN],
  [/(?<=[аеуюя])й$/u, '', NOUN],
  [/(?<=м)я$/u, 'ен', OF_TIME],
  [/ья$/u, 'ей', NOTHING],
  [/и[ея]$/u, 'ий', NOTHING],
  [/(?<=л)я$/u, 'ь', NOTHING],
];

/** The genitive of the plural has a vowel before the last consonant: `окон`, `чисел`, `писем`. */
const TWO_CONSONANTS = /^(.+[бвгджзклмнпрстфхцчшщ])([клмнр])[ао]$/u;
const SOFT_CONSONANT = /^(.+[бвгджзклмнпрстфхцчшщ])[ьй]([бклмнрц])[ао]$/u;

/** Ends of infinitives, with those of the present. */
const RUSSIAN_VERBS: readonly (readonly [RegExp, string])[] = [
  [/брать$/u, 'бер'],
  [/звать$/u, 'зов'],
  [/сжать$/u, 'сожм'],
  [/жать$/u, 'жм'],
  [/слать$/u, 'шл'],
  [/чать$/u, 'чн'],
  [/взять$/u, 'возьм'],
  [/инять$/u, 'им'],
  [/(?<=[аоеу])нять$/u, 'йм'],
  [/(?<=[бст])нять$/u, 'ним'],
  [/хотеть$/u, 'хоч'],
  [/хотеть$/u, 'хот'],
  [/мочь$/u, 'мог'],
  [/мочь$/u, 'мож'],
  [/стать$/u, 'стан'],
  [/ехать$/u, 'ед'],
  [/[ое]вать$/u, 'у'],
];

/** Stems of forms that the Russian dictionary has as words of their own, as far as a rule makes them. */
export function russianStems(word: string): readonly StemWithEndings[] {
  return [...verbStems(word), ...nounStems(word)];
}

function nounStems(word: string): readonly StemWithEndings[] {
  const stems = RUSSIAN_NOUNS.flatMap(([end, other, endings]) =>
    end.test(word) ? [{ stem: word.replace(end, other), endings, isOnlyWhole: true }] : [],
  );
  const [, first, last] = TWO_CONSONANTS.exec(word) ?? [];
  const [, soft, after] = SOFT_CONSONANT.exec(word) ?? [];
  const plurals = [
    ...(first === undefined || last === undefined ? [] : ['о', 'е'].map((vowel) => first + vowel + last)),
    ...(soft === undefined || after === undefined ? [] : [`${soft}е${after}`]),
  ];
  return [...stems, ...plurals.map((stem) => ({ stem, endings: NOTHING, isOnlyWhole: true }))];
}

function verbStems(word: string): readonly StemWithEndings[] {
  const going = /^(.+)йти$/u.exec(word)?.[1];
  if (going !== undefined)
    return [
      { stem: `${going}ш`, endings: GONE, isOnlyWhole: true },
      { stem: `${going}йд`, endings: VERB, isOnlyWhole: true },
      { stem: `${going}йден`, endings: FOUND, isOnlyWhole: true },
      ...(word === 'прийти' ? [{ stem: 'прид', endings: VERB, isOnlyWhole: true }] : []),
    ];
  return RUSSIAN_VERBS.flatMap(([end, other]) =>
    end.test(word) ? [{ stem: word.replace(end, other), endings: VERB, isOnlyWhole: true }] : [],
  );
}

const COMPARED = /^(?:[yiaeą]|ego|emu|ej|ymi?|ych)$/u;
/** Ends of Polish adjectives, with those of their comparatives. */
const COMPARATIVES: readonly (readonly [RegExp, ...string[]])[] = [
  [/[oe]?ki$/u, 'sz'],
  [/gi$/u, 'ższ'],
  [/ły$/u, 'lsz', 'lejsz'],
  [/ry$/u, 'rsz', 'rzejsz'],
  [/(?<=[^łr])y$/u, 'sz', 'iejsz'],
];

/** Stems of the comparatives and superlatives of Polish adjectives: `nowszy`, `najważniejszy`. */
export function polishStems(word: string): readonly StemWithEndings[] {
  return COMPARATIVES.flatMap(([end, ...others]) =>
    end.test(word)
      ? others
          .map((other) => word.replace(end, other))
          .flatMap((stem) =>
            [stem, `naj${stem}`].map((one) => ({ stem: one, endings: COMPARED, isOnlyWhole: true })),
          )
      : [],
  );
}
