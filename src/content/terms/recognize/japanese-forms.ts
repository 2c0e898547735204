import type { PartOfSpeech } from '../termbase';

/** A form of a Japanese term: its unchanged part, and what may follow it. */
export interface JapaneseForm {
  readonly stem: string;
  /** Matches the syllables after the stem by which it is a form; undefined for a form that is its stem. */
  readonly next: RegExp | undefined;
}

/**
 * The row of a verb's last syllable: before `ない` and `れる`, before `ます`, before a noun, before `ば`, before
 * `う`, and before `て` and `た`. The second alone is mostly a noun, or a part of another verb.
 */
const row = (a: string, i: string, u: string, e: string, o: string, te: string): RegExp =>
  new RegExp(
    `^(?:${a}[なずれせざぬんさ]|${i}(?:[またつ、]|な[がさ]|がち|そう|や[すが])|${u}|${e}ば|${o}う|${te})`,
  );

const ROWS: Readonly<Record<string, RegExp>> = {
  う: row('わ', 'い', 'う', 'え', 'お', 'っ[てた]'),
  く: row('か', 'き', 'く', 'け', 'こ', 'い(?:て|た(?![めい]))'),
  ぐ: row('が', 'ぎ', 'ぐ', 'げ', 'ご', 'い[でだ]'),
  す: row('さ', 'し', 'す', 'せ', 'そ', 'し[てた]'),
  つ: row('た', 'ち', 'つ', 'て', 'と', 'っ[てた]'),
  ぬ: row('な', 'に', 'ぬ', 'ね', 'の', 'ん[でだ]'),
  ぶ: row('ば', 'び', 'ぶ', 'べ', 'ぼ', 'ん[でだ]'),
  む: row('ま', 'み', 'む', 'め', 'も', 'ん[でだ]'),
  る: row('ら', 'り', 'る', 'れ', 'ろ', 'っ[てた]'),
};
const GOING = row('か', 'き', 'く', 'け', 'こ', 'け');
const ONE_STEM = /^(?:る(?!い)|[てたまられよずぬ、。]|な[いかけがさくら]|つつ|ちゃ|そう|や[すが]|ん|させ)/;
const ADJECTIVE = /^(?:い|く|かっ|かろ|けれ|さ|そう|すぎ)/;
/** Stems whose form in `く` is mostly a noun: `多く`. */
const NOUN_IN_KU = /^(?:多|近|遠)$/;
const ADJECTIVE_WITHOUT_KU = /^(?:い|くな|かっ|かろ|けれ|さ|そう|すぎ)/;
/** Verbs whose requests end in `い`. */
const POLITE = /(?:くださる|下さる|なさる|いらっしゃる|おっしゃる)$/;
const DOING = /^(?:し(?!い)|さ[れせ]|す[るれべ]|せ[ずよねん]|しろ)/;

/**
 * A verb with one stem has a syllable in `i` or `e` before `る`, or is one of a few with a single character
 * there; most of those (`取る`, `入る`) are of the other kind.
 */
const BEFORE_RU =
  /(?:[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]|(?<!\p{Script=Han})[見着出寝得経似煮射居診観干])る$/u;

/** Adverbs and nouns that end as verbs do. */
const ADVERB = /^(?:多く|近く|遠く|早く|速く|古く|新しく|詳しく|正しく|よく|全く|暫く|しばらく)$/;

/** Returns the forms of a term: verbs and adjectives change after their stem, nouns do not. */
export function japaneseForms(term: string, partOfSpeech?: PartOfSpeech): readonly JapaneseForm[] {
  const forms: JapaneseForm[] = [{ stem: term, next: undefined }];
  if (partOfSpeech === 'noun' || partOfSpeech === 'adverb' || ADVERB.test(term)) return forms;
  const stem = term.slice(0, -1);
  if (!isStem(stem)) return forms;
  const last = term.slice(-1);
  // `行って` is mostly a form of `行う`.
  const verb = term.endsWith('行く') ? GOING : ROWS[last];
  if (verb !== undefined) forms.push({ stem, next: verb });
  if (BEFORE_RU.test(term)) forms.push({ stem, next: ONE_STEM });
  if (last === 'い') forms.push({ stem, next: NOUN_IN_KU.test(stem) ? ADJECTIVE_WITHOUT_KU : ADJECTIVE });
  if (POLITE.test(term)) forms.push({ stem, next: /^い/ });
  if (term.endsWith('する') && isStem(term.slice(0, -2)))
    forms.push({ stem: term.slice(0, -2), next: DOING });
  return forms;
}

/** Stems of a single kana begin too many words. */
const isStem = (stem: string): boolean => /\p{Script=Han}/u.test(stem) || stem.length > 1;
