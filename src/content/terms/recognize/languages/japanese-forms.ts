import type { PartOfSpeech } from '../../termbase';

/** A form of a Japanese term: its unchanged part, and what may follow it. */
export interface JapaneseForm {
  readonly stem: string;
  /** Matches the syllables after the stem by which it is a form; undefined for a form that is its stem. */
  readonly next: RegExp | undefined;
  /** Matches the character before, where it alone tells a form from other words. */
  readonly before?: RegExp;
  /** Matches a syllable after the stem that belongs to the form; others follow it: `掛けすぎ`. */
  readonly own?: RegExp;
}

/** Words after the stem of a verb that leave it the verb it is: `開き方`, `描き始める`, `使いにくい`. */
const AFTER_STEM =
  '(?:方|始め|はじめ|続け|つづけ|終[わえ]|直[さしすせそ]|なお[さしすせそ]|過ぎ|すぎ|にく[いくかけ]|づら[いくかけ]|くだ|下さ|ください|え[るなま]|う[るべ])';

/**
 * The row of a verb's last syllable: before `ない` and `れる`, before `ます`, before a noun, before `ば`, before
 * `う`, and before `て` and `た`. The second alone is mostly a noun, or a part of another verb.
 */
const row = (a: string, i: string, u: string, e: string, o: string, te: string): RegExp =>
  new RegExp(
    `^(?:${a}[なずれせざぬんさ]|${i}(?:[またつ、]|な[がさ]|がち|そう|や[すが]|${AFTER_STEM})|${u}|${e}ば|${o}う|${te})`,
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
/** Forms for what can be done: `選べる`, `書けません`. */
const possible = (e: string): RegExp =>
  new RegExp(`^${e}(?:る(?!い)|れば|ま[しすせ]|な[いかけくさ]|[ずた。]|て(?!い))`);
const POSSIBLE: Readonly<Record<string, RegExp>> = {
  う: possible('え'),
  く: possible('け'),
  ぐ: possible('げ'),
  す: possible('せ'),
  つ: possible('て'),
  ぬ: possible('ね'),
  ぶ: possible('べ'),
  む: possible('め'),
  る: possible('れ'),
};
/** Stems whose form for what can be done is another verb: `開ける` is none of `開く`. */
const OTHER_VERB =
  /[開付着届立入続空焼切取解抜割売折知進止痛並沈育溶裂揃整叶添緩縮休傾向繋欠砕逃破離外崩触分別倒現表備構数捕掛当建浮受上下変加増減助遅冷含伝]$/u;

/** `行って` after a direction; otherwise it is a form of `行う`. */
const WENT = /^っ[てた]/;
const WHERETO = /^[にへ]$/;
const GOING = row('か', 'き', 'く', 'け', 'こ', 'け');
const ONE_STEM = new RegExp(
  `^(?:る(?!い)|[てたまられよろずぬ、。)）]|な[いかけがさくら]|つつ|ちゃ|そう|や[すが]|ん|させ|${AFTER_STEM})`,
);
const OF_ONE_STEM = /^[るてたられろよ]/;
const OF_ADJECTIVE = /^[いくかけさ]/;
const ADJECTIVE = /^(?:い|く|かっ|かろ|けれ|さ|そう|すぎ|過ぎ)/;
/** Stems whose form in `く` is mostly a noun: `多く`. */
const NOUN_IN_KU = /^(?:多|近|遠)$/;
const ADJECTIVE_WITHOUT_KU = /^(?:い|くな|かっ|かろ|けれ|さ|そう|すぎ|過ぎ)/;
/** `よければ`, but not `よく`, which has meanings of its own. */
const GOOD = /^(?:よい|いい)$/;
const OF_GOOD = /^(?:い|けれ|かった|くな[いか]|さそう)/;
/** After a quality that a termbase has with `な`: `簡単に` for `簡単な`. */
const OF_QUALITY = /^(?:[にさ]|で(?!き)|だ)/;
/** Verbs whose requests end in `い`. */
const POLITE = /(?:くださる|下さる|なさる|いらっしゃる|おっしゃる)$/;
const DOING = /^(?:し(?!い)|さ[れせ]|す[るれべ]|せ[ずよねん]|しろ)/;

/**
 * A verb with one stem has a syllable in `i` or `e` before `る`, or is one of a few with a single character
 * there; most of those (`取る`, `入る`) are of the other kind.
 */
const BEFORE_RU =
  /(?:[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]|(?<!\p{Script=Han})[見着出寝得経似煮射居診観干来]|出来)る$/u;

/**
 * Words of their own that look like forms of verbs and adjectives: `極めて`, `つまり`, but not `及びます`. After the
 * particle of its object or subject, one is the verb: `規則を改めて`, `影響が及び`. Each pattern begins with the
 * character before the word, which is a space where a text begins with the word.
 */
export const SET_WORD = new RegExp(
  `^(?:${[
    '.(?:初めて|従って|したがって|例えば|まったく|全く|少なくとも)',
    '[^を](?:極めて|改めて|決して)',
    '[^がにも]及び(?!ま[しすせ]|そう)',
    '.(?:つまり|限り|余り|あまり)(?!ま[しすせ]|そう)',
  ].join('|')})`,
  'su',
);

/** Adverbs and nouns that end as verbs do. */
const ADVERB = /^(?:多く|近く|遠く|早く|速く|古く|新しく|詳しく|正しく|よく|全く|暫く|しばらく)$/;

/** Returns the forms of a term: verbs and adjectives change after their stem, nouns do not. */
export function japaneseForms(term: string, partOfSpeech?: PartOfSpeech): readonly JapaneseForm[] {
  const forms: JapaneseForm[] = [{ stem: term, next: undefined }];
  if (partOfSpeech === 'noun' || partOfSpeech === 'adverb' || ADVERB.test(term)) return forms;
  const stem = term.slice(0, -1);
  const last = term.slice(-1);
  if (GOOD.test(term)) return [...forms, { stem: 'よ', next: OF_GOOD }];
  if (!isStem(stem)) {
    const next = stem === '' || HOMOGRAPH.test(term) ? undefined : ROWS[last];
    return next === undefined ? forms : [...forms, { stem, next, before: OBJECT }];
  }
  // `行って` is mostly a form of `行う`.
  const verb = term.endsWith('行く') ? GOING : ROWS[last];
  if (verb !== undefined) {
    forms.push({ stem, next: verb });
    const next = POSSIBLE[last];
    if (next !== undefined && /\p{Script=Han}/u.test(stem) && !OTHER_VERB.test(stem))
      forms.push({ stem, next });
    const alone = STEM_ALONE[last];
    if (alone !== undefined && verb !== GOING) forms.push({ stem, next: alone, before: HONORIFIC });
    if (verb === GOING) forms.push({ stem, next: WENT, before: WHERETO });
  }
  if (BEFORE_RU.test(term)) forms.push({ stem, next: ONE_STEM, own: OF_ONE_STEM });
  if (last === 'い')
    forms.push({ stem, next: NOUN_IN_KU.test(stem) ? ADJECTIVE_WITHOUT_KU : ADJECTIVE, own: OF_ADJECTIVE });
  if (last === 'な' && /^\p{Script=Han}{2,}$/u.test(stem)) forms.push({ stem, next: OF_QUALITY });
  if (POLITE.test(term)) forms.push({ stem, next: /^い/ });
  if (term.endsWith('する') && isStem(term.slice(0, -2)))
    forms.push({ stem: term.slice(0, -2), next: DOING });
  return forms;
}

/** Stems of a single kana begin too many words, except after their object: `連絡をとって`. */
const isStem = (stem: string): boolean => /\p{Script=Han}/u.test(stem) || stem.length > 1;
const OBJECT = /^を$/;

/** The stem of a verb after `お`, where it stands alone: `お持ちの`. */
const HONORIFIC = /^お$/;
const STEM_ALONE: Readonly<Record<string, RegExp>> = {
  う: /^い/,
  く: /^き/,
  ぐ: /^ぎ/,
  す: /^し/,
  つ: /^ち/,
  ぶ: /^び/,
  む: /^み/,
  る: /^り/,
};
/** Forms of `する`, `いる` and `ある` are in most sentences. */
const HOMOGRAPH = /^(?:する|いる|ある|なる|よる|える|おる|くる)$/;
