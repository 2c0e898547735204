import type { WordPlace } from './word-place';

const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** Characters of a foreign stem, such as those of `エンコード` and `エンコーディング`. */
const katakanaStem = 4;

/** A Chinese word of two characters, with which a longer term begins: `剪断` in `剪断変形`. */
const HAN_BEGINNING = /^\p{Script=Han}{2}(?=[\p{Script=Han}の]{2})/u;
/** A word of two Chinese characters, the first of which is its short form: `クリップ名` has `名前`. */
const TWO_HAN = /^\p{Script=Han}{2}$/u;
const MADE_VERB = /^(.{2,}?)(?:する|します|しました|した|して)$/u;
const HAN = /\p{Script=Han}/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
/** The ending of a noun made of a verb, which compounds and headings leave out: `支払方法` of `支払い`. */
const OKURIGANA = /(?<=\p{Script=Han})[いきぎしちびみりえけげせてべめれ](?=\p{Script=Han}|$)/gu;
/** A verb, whose potential has another vowel: `開け` of `開く`. */
const VERB = /^(.*\p{Script=Han})([うくぐすつぬぶむる])$/u;
const POTENTIAL = {
  う: 'え',
  く: 'け',
  ぐ: 'げ',
  す: 'せ',
  つ: 'て',
  ぬ: 'ね',
  ぶ: 'べ',
  む: 'め',
  る: 'れ',
};

/** A part of a Japanese term that a text may have without the rest, and the places where it may stand. */
interface JapaneseStem {
  readonly text: string;
  readonly isAt: (before: string, after: string) => boolean;
}

const anywhere = (): boolean => true;

function japaneseStems(term: string): readonly JapaneseStem[] {
  if (/^[\p{Script=Katakana}ー]{2,}$/u.test(term)) {
    const stem = term.slice(0, Math.max(katakanaStem, Math.ceil(term.length / 2)));
    return [
      // The end or the middle of a compound: `パス` in `ライブラリパス`, but not `カラ` in `カラム`.
      {
        text: term,
        isAt: (before, after) => KATAKANA.test(before) && (term.length > 2 || !KATAKANA.test(after)),
      },
      ...(stem.length >= katakanaStem
        ? [{ text: stem, isAt: (before: string) => !KATAKANA.test(before) }]
        : []),
    ];
  }
  const [, stem = '', last = ''] = VERB.exec(term) ?? [];
  if (last !== '')
    return [
      { text: stem + (Object.entries(POTENTIAL).find(([one]) => one === last)?.[1] ?? ''), isAt: anywhere },
    ];
  // `左` in `左右`
  if (term.length === 1 && HAN.test(term))
    return [{ text: term, isAt: (before, after) => HAN.test(before) || HAN.test(after) }];
  const spelled = term.replaceAll(OKURIGANA, '');
  if (spelled !== term && TWO_HAN.test(spelled))
    return [{ text: spelled, isAt: (before, after) => !HAN.test(before) && !HIRAGANA.test(after) }];
  if (TWO_HAN.test(term))
    return [
      // The beginning of a compound: `返金` in `返金額`.
      { text: term, isAt: (before, after) => !HAN.test(before) && HAN.test(after) },
      {
        text: term.charAt(0),
        isAt: (before, after) => (KATAKANA.test(before) || before === '同') && !HAN.test(after),
      },
    ];
  // `失敗` for `失敗しました`
  const noun = MADE_VERB.exec(term)?.[1];
  if (noun !== undefined) return [{ text: noun, isAt: anywhere }];
  const beginning = HAN_BEGINNING.exec(term)?.[0];
  return beginning === undefined ? [] : [{ text: beginning, isAt: anywhere }];
}

/** Between two words of a term, of which one is in katakana: `顧客グループ`. */
const BORDER =
  /(?<=\p{Script=Han}{2})(?=\p{Script=Katakana}{2})|(?<=[\p{Script=Katakana}ー]{2})(?=\p{Script=Han}{2})/u;

/** Long vowels and doubled consonants that spellings of a foreign word write or leave out. */
const LOOSE = /[ーッ]|ン(?=[ナニヌネノ])/gu;
const KATAKANA_WORD = /[\p{Script=Katakana}ー]{3,}/gu;
const fewestSounds = 3;

/** Finds another spelling of a word in katakana: `チャネル` for `チャンネル`. */
function otherSpelling(text: string, term: string): WordPlace | undefined {
  const sounds = term.replaceAll(LOOSE, '');
  if (sounds.length < fewestSounds || !/^[\p{Script=Katakana}ー]+$/u.test(term)) return undefined;
  for (const { 0: word, index } of text.matchAll(KATAKANA_WORD))
    if (word.replaceAll(LOOSE, '') === sounds) return { word, from: index, to: index + word.length };
  return undefined;
}

const HAN_WORD = /^\p{Script=Han}{2,4}$/u;
/** One syllable of a verb between two characters: `置き換え` for `置換`. */
const KANA = /[いきぎしちびみりえけげせてべめれ]/u;

/**
 * Finds a word of Chinese characters that a text writes with other endings of its verbs: `置き換え` for `置換`,
 * `折り返し` and `折返し` for each other.
 */
function withKana(text: string, written: string): WordPlace | undefined {
  const term = written.replaceAll(OKURIGANA, '');
  if (!HAN_WORD.test(term)) return undefined;
  const last = written.slice(-1);
  for (let from = text.indexOf(term.charAt(0)); from >= 0; from = text.indexOf(term.charAt(0), from + 1)) {
    let to = from + 1;
    let syllables = 0;
    for (const character of term.slice(1)) {
      if (KANA.test(text.charAt(to))) [to, syllables] = [to + 1, syllables + 1];
      to = text.charAt(to) === character ? to + 1 : Infinity;
    }
    if (to > text.length || (syllables === 0 && (term === written || text.charAt(to) !== last))) continue;
    if (KANA.test(text.charAt(to))) to += 1;
    return { word: text.slice(from, to), from, to };
  }
  return undefined;
}

/** Finds what says a term of one character, or the name of a thing, in more: `空っぽ`, `名前のないプロファイル`. */
function saidLonger(text: string, term: string): WordPlace | undefined {
  const thing = /^([\p{Script=Katakana}ー]{3,})名$/u.exec(term)?.[1];
  if (thing !== undefined && !text.includes(thing)) return undefined;
  const longer =
    thing !== undefined ? '名前' : term.length === 1 && HAN.test(term) ? `${term}っぽ` : undefined;
  const from = longer === undefined ? -1 : text.indexOf(longer);
  return longer === undefined || from < 0 ? undefined : { word: longer, from, to: from + longer.length };
}

/** Finds the stem of a term in a Japanese text; the word is as much of its script as is around it. */
export function relatedJapanese(text: string, term: string): WordPlace | undefined {
  // `ログを記録` for `ログの記録`
  const parts = (BORDER.test(term) ? term.split(BORDER) : term.split('の')).filter((part) => part.length > 1);
  const last = parts.length > 1 && parts.every((part) => text.includes(part)) ? parts.at(-1) : undefined;
  const spelled = otherSpelling(text, term) ?? withKana(text, term) ?? saidLonger(text, term);
  if (spelled !== undefined) return spelled;
  const whole = last === undefined ? [] : [{ text: last, isAt: anywhere }];
  for (const { text: stem, isAt } of [...whole, ...japaneseStems(term)])
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
      let to = at + stem.length;
      if (!isAt(text.charAt(at - 1), text.charAt(to))) continue;
      const script = [KATAKANA, HAN].find((one) => one.test(stem.charAt(0)) && one.test(stem.slice(-1)));
      let from = at;
      while (script?.test(text.charAt(to)) === true) to += 1;
      while (script?.test(text.charAt(from - 1)) === true) from -= 1;
      return { word: text.slice(from, to), from, to };
    }
  return undefined;
}
