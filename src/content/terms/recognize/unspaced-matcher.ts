import { widestOf, type FoundTerm, type SearchedTerm, type TermMatcher } from './found-terms';
import { SET_WORD, japaneseForms, type JapaneseForm } from './languages/japanese-forms';
import { asWritten, unspacedText, type UnspacedText } from './unspaced-text';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly ends: Ending<T>[];
}

interface Ending<T> {
  readonly term: T;
  readonly form: JapaneseForm;
}

/** From this length on, a term is also found across what the segmenter takes as words. */
const longTerm = 4;
const longestTerm = 200;
/** Characters after a stem that say whether it is one. */
const longestAfter = 5;
const LATIN = /[\p{Script=Latin}\p{N}]/u;

/**
 * Finds terms of a language that is written without spaces. `Intl.Segmenter` says where words begin and end.
 */
export class UnspacedMatcher<T extends SearchedTerm> implements TermMatcher<T> {
  readonly #root: Node<T> = { next: new Map(), ends: [] };
  readonly #segmenter: Intl.Segmenter;
  readonly #base: string;

  constructor(terms: readonly T[], base: string) {
    this.#segmenter = new Intl.Segmenter(base, { granularity: 'word' });
    this.#base = base;
    for (const term of terms) {
      const text = folded(this.#read(term.text.trim()).text);
      if (text.length > longestTerm || !/[\p{L}\p{N}]/u.test(text)) continue;
      const forms: readonly JapaneseForm[] =
        base === 'ja' ? japaneseForms(text, term.partOfSpeech) : [{ stem: text, next: undefined }];
      for (const form of forms) this.#add(form.stem, { term, form });
    }
  }

  find(text: string): readonly FoundTerm<T>[] {
    return widestOf(this.findAll(text));
  }

  findAll(written: string): readonly FoundTerm<T>[] {
    if (this.#root.next.size === 0) return [];
    const { text, startOf, endOf: writtenEnd } = this.#read(written);
    const plain = folded(text);
    const found: FoundTerm<T>[] = [];
    let borders: Uint8Array | undefined;
    for (let from = 0; from < plain.length; from += 1) {
      let node: Node<T> | undefined = this.#root;
      for (let at = from; at < plain.length; at += 1) {
        node = node.next.get(plain.charAt(at));
        if (node === undefined) break;
        if (node.ends.length === 0) continue;
        borders ??= this.#bordersOf(text);
        for (const { term, form } of node.ends) {
          const { next, before } = form;
          if (before?.test(plain.charAt(from - 1)) === false) continue;
          const to = endOf(plain, at + 1, form);
          if (to === undefined || !isWhole(plain, borders, { from, stem: at + 1, to, next })) continue;
          if (term.isCaseSensitive === true && text.slice(from, at + 1) !== term.text.slice(0, at + 1 - from))
            continue;
          found.push({
            term,
            from: startOf(from),
            to: writtenEnd(to),
            isExact: next === undefined,
            isJoinedOtherwise: false,
          });
        }
      }
    }
    return found;
  }

  known(): undefined {
    return undefined;
  }

  /** Thai and others mark borders of words with spaces without width. */
  #read(text: string): UnspacedText {
    return this.#base === 'ja' || this.#base === 'zh' ? unspacedText(text) : asWritten(text);
  }

  #add(text: string, ending: Ending<T>): void {
    let node = this.#root;
    for (const character of text.split('')) {
      let next = node.next.get(character);
      if (next === undefined) node.next.set(character, (next = { next: new Map(), ends: [] }));
      node = next;
    }
    node.ends.push(ending);
  }

  /** Marks the offsets at which words begin or end. */
  #bordersOf(text: string): Uint8Array {
    const borders = new Uint8Array(text.length + 1);
    borders[text.length] = 1;
    for (const { index } of this.#segmenter.segment(text)) borders[index] = 1;
    return borders;
  }
}

/** Full-width letters and digits are equal to others, and small ones to capitals. Keeps the length. */
function folded(text: string): string {
  const small = text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  const lower = small.toLowerCase();
  return lower.length === text.length ? lower : small;
}

/** Returns where a form ends; undefined when what follows its stem does not belong to it. */
function endOf(text: string, stem: number, { next, own }: JapaneseForm): number | undefined {
  if (next === undefined) return stem;
  const after = text.slice(stem, stem + longestAfter);
  if (!next.test(after)) return undefined;
  return (own ?? /^\p{L}/u).test(after) ? stem + 1 : stem;
}

interface Place {
  readonly from: number;
  /** The end of what does not change. */
  readonly stem: number;
  readonly to: number;
  readonly next: RegExp | undefined;
}

function isWhole(text: string, borders: Uint8Array, { from, stem, to, next }: Place): boolean {
  const [before, first] = [text.charAt(from - 1), text.charAt(from)];
  if (LATIN.test(first) && LATIN.test(before)) return false;
  // Verbs are second parts of others: `出さ` in `呼び出さ`.
  if (next !== undefined && COMPOUND_VERB.test(text.slice(Math.max(0, from - 2), from + 1))) return false;
  if (next !== undefined && SET_WORD.test(`${before || ' '}${text.slice(from, from + longestSetWord)}`))
    return false;
  const [last, following] = [text.charAt(to - 1), text.charAt(to)];
  if (next === undefined && LATIN.test(last) && LATIN.test(following)) return false;
  if (KATAKANA.test(first) && KATAKANA.test(before))
    return next === undefined && !KATAKANA.test(following) && isTail(text, from, to);
  if (next === undefined && KATAKANA.test(last) && KATAKANA.test(following))
    return borders[to] === 1 && borders[from] === 1;
  // A word may begin before its hiragana: `し直す` in `挿し直す`, `したい` in `明かしたい`.
  if (
    HIRAGANA.test(first) &&
    !'でとのにをがはもへ'.includes(first) &&
    before !== '' &&
    !mayPrecede(text, from) &&
    !POLITE.test(text.slice(from, from + 3)) &&
    !isAdjective(text, borders, { from, to })
  )
    return false;
  // `振る` and `明る` begin longer words.
  if (/^(?:る舞|るい|るみ)/.test(text.slice(to - 1))) return false;
  if (borders[from] === 1 && (next !== undefined || borders[to] === 1)) return true;
  return stem - from >= longTerm;
}

/** Whether an adjective stands between two borders, as after an adverb: `たいていうまく`. */
function isAdjective(
  text: string,
  borders: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  // `したい` is mostly the end of a verb.
  if (to - from < 3 || /^[しさすせ]/.test(text.slice(from))) return false;
  return /[くい]/.test(text.charAt(to - 1)) && borders[from] === 1 && borders[to] === 1;
}

/** Whether a term in katakana ends a compound: `サーバ` in `ウェブサーバ`, but not `ファイル` in `プロファイル`. */
function isTail(text: string, from: number, to: number): boolean {
  const others = text.slice(Math.max(0, from - 3), from);
  return to - from >= 3 && others.length === 3 && Array.from(others).every((one) => KATAKANA.test(one));
}

/** Whether the character before a word in hiragana belongs to another word, as a particle does. */
function mayPrecede(text: string, from: number): boolean {
  const before = text.charAt(from - 1);
  if (/\p{Script=Han}/u.test(before)) return /\p{Script=Han}/u.test(text.charAt(from - 2));
  return !HIRAGANA.test(before) || 'をにはがもとでのへやてらり'.includes(before);
}

const longestSetWord = 6;
/** The stem of a verb, which no particle ends, before another verb. */
const COMPOUND_VERB = /^\p{Script=Han}[いきしちひみりぎじびけせめれげべえね]\p{Script=Han}/u;
/** Verbs that follow nouns and stems without a particle: `ご覧ください`. */
const POLITE = /^(?:くださ|いただ|いたし|なさ)/;
const HIRAGANA = /\p{Script=Hiragana}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
