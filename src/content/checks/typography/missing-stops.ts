import { matchesOf, countMatches } from '../../text/matches';
import { firstWhere } from '../../text/first-where';
import type { FieldCheck } from '../field-check';

/** Words that begin a sentence and have a capital nowhere else, by language. */
const OPENINGS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    fr: 'Le La Les Il Elle Ils Elles Cette Ce Ces Si Dans Pour On Un Une Par En Cela Lorsque Notez Voir Vous Nous Toutefois Cependant Ainsi Comme Au Avec À',
    es: 'El La Los Las Si Este Esta Estos Estas En Para Un Una Por Se Como Cuando No Esto Además Sin Es Ver Puede Al Con Consulte',
    it: 'Il La Lo Gli Le Se Questo Questa In Per Un Una Come Quando Non Si È Con',
    pt: 'O A Os As Se Este Esta Estes Estas Em Para Um Uma Por Como Quando Isso Não No Na Além Veja Você Ao É',
    tr: 'Bu Eğer Bir Bunun Böylece Ancak Ayrıca Her Şu Bundan Örneğin Buna Bunlar Ek',
    de: 'Der Die Das Wenn Es Ein Eine Dies Diese Dieser Dieses Im In Bei Für Beachten Falls Um Mit Zum Auf Dazu',
    nl: 'De Het Een Als Dit Deze In Er Voor Om Wanneer',
    ru: 'Если Это Для В При Эта Этот Эти Чтобы Он Она Они Но По На',
    pl: 'Jeśli Jest W Na To Ten Ta Aby Dla Po Nie Można Gdy',
  }).map(([base, words]) => [base, new Set(words.split(' '))]),
);

/**
 * A word with a capital after code or a word in small letters that is no short conjunction. The space comes
 * first, because most characters are none.
 */
const CAPITAL = /\s(?<=(?:\p{Ll}{4}[)»"”]?|\u001d)\s)\s{0,39}(\p{Lu}\p{Ll}{0,12})(?=\s)/gu;
/** The end of a polite sentence of Japanese before a word that is no particle. */
const JAPANESE =
  /(?:です|ます|ました|でした|ません|ください)\s{0,40}((?!の)(?:[\p{Script=Han}\p{Script=Katakana}ー]{2}|[こそ][のれ]|\u001d))(?<!場合|時に|時は|時の)/gu;
/** The end of a sentence of Korean before another word. */
const KOREAN =
  /(?:니다|[하한이된있없였했는]다|하라|하시오|세요)\s{1,40}([\p{Script=Hangul}\p{Script=Latin}\u001d]{1,20})/gu;

/** Above which a title stands. */
const EMPTY_LINE = /\n\s*\n/;
/** A tab inside of a line, behind which an option of a program is explained. */
const COLUMN = /^[^\n]?\t/;

/** A remark behind the full stop of its sentence: "The name. (Text) It is shown." */
const REMARK_BEFORE = /[.!?]\s{1,9}\([^().!?]{1,60}\)$/;

const STOP =
  /(?<=[\p{L}\p{N}\p{Pe}»"”’`'%\u001d\u001e])[.!?:;](?=[\s\p{Pe}»"”]|$)|[。！？：；]|(?<=\p{Lo})\./gu;

/** Finds a full stop that was lost between two sentences of a block, which has fewer than its source. */
export const missingStops: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, targetLanguage: { base }, blocks }, problems) {
    const openings = OPENINGS[base];
    const pattern = base === 'ja' ? JAPANESE : base === 'ko' ? KOREAN : CAPITAL;
    if (openings === undefined && pattern === CAPITAL) return;
    const { seams } = target.readable;
    // A label in a tag of its own begins with a capital as well, perhaps behind a space in the tag.
    const isOfLabel = (from: number, to: number): boolean =>
      (seams[firstWhere(seams, (seam) => seam > from)] ?? Infinity) <= to;
    for (const pair of blocks) {
      const text = target.prose.slice(pair.target.start, pair.target.end);
      const found = matchesOf(text, pattern).filter(
        ({ index, 0: all, 1: word = '' }) =>
          openings === undefined ||
          (openings.has(word) &&
            !EMPTY_LINE.test(all) &&
            !COLUMN.test(all) &&
            !REMARK_BEFORE.test(text.slice(Math.max(0, index - 80), index)) &&
            !isInTitle(text, index, index + all.length) &&
            !isOfLabel(pair.target.start + index, pair.target.start + index + all.length - word.length)),
      );
      if (found.length === 0) continue;
      const was = source.prose.slice(pair.source.start, pair.source.end);
      // Markdown in one line has headings without a mark: "#### Widgets The button".
      if (stopsIn(was) <= stopsIn(text) || /(?<!\S)#{2,6} /.test(was)) continue;
      for (const { index, 0: all, 1: word = '' } of found) {
        const end = pair.target.start + index + all.length;
        const places = { target: [target.readable.spanOf(end - word.length, end)] };
        const shown = target.readable.text.slice(end - word.length, end);
        problems.add('punctuation', 'stop-missing', { text: shown }, places);
      }
    }
  },
};

/** Whether all words up to the closing mark have capitals, as in a title: 'Pacotes Não Instalados'. */
const isInTitle = (text: string, from: number, to: number): boolean =>
  CAPITAL_BEFORE.test(text.slice(Math.max(0, from - 31), from)) &&
  CAPITAL_AFTER.test(text.slice(to, to + 60));

const CAPITAL_BEFORE = /['‘"“«]\p{Lu}\p{Ll}{2,28}$/u;
const CAPITAL_AFTER = /^(?:\s\p{Lu}\p{Ll}{1,28}){1,2}['’"”»]/u;

const stopsIn = (text: string): number => countMatches(text, STOP);
