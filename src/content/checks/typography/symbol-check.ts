import { firstMatches } from '../counted';
import { matchesOf, countMatches } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isWithin } from '../text/is-within';

/**
 * Symbols with the signs that may stand for them in another language. Arrows are none of them, because paths
 * through menus are said in words too: they are only missed between two words that stand there as they were.
 */
const SYMBOLS: readonly (readonly [symbol: string, alike: RegExp])[] = [
  ['®', /®|\(R\)/gi],
  ['™', /™|\(TM\)|ᴹᴰ|ᴹᶜ|(?<=\p{L})(?:MC|MD)(?!\p{L})/giu],
  [
    '©',
    /©|\(C\)|copyright|autoriõig|авторск|авторськ|prawa autorskie|Urheberrecht|derechos|diritti|droits|tekijänoikeu|telif|版权|版權|著作権|저작권/giu,
  ],
  ['±', /[±∓]|\+\/-|\+-/g],
  ['²', /²|<sup>2|\^2|平方|제곱|m2|(?:quadrat|carré|cuadrad|quadrad|kwadrat|квадрат|kare|مربع)/gi],
  ['³', /³|<sup>3|\^3|立方|세제곱|m3|(?:kubik|cube|cúbic|cubi|sześc|кубич|küp|مكعب)/gi],
  ['×', /[×✕✖⨯·*]|(?<=(?:\p{Nd}|%[\d.]{0,4}[fdgs]|[}\u001d\u001e])\s?)[xXхХ]/gu],
  ['÷', /÷|(?<=[\p{Nd}\u001d\u001e)]\s?)[:/](?=\s?[\p{Nd}\u001d\u001e(])/gu],
  ['≥', /≥|&gt;=|>=|⩾|이상|以上/g],
  ['≤', /≤|&lt;=|<=|⩽|이하|以下/g],
  ['≠', /≠|!=/g],
  ['≈', /[≈~∼≃]|(?<!\p{L})(?:ca\.|env|aprox|circa|około|прибл|yaklaşık|약)|約|约/giu],
  ['•', /[•·◦▪‣●∙・○■□]|(?:^|[\s\u001c])[-–*]\s|<li/g],
  ['★', /[★☆⭐]/g],
  ['☆', /[★☆]/g],
  ['✓', /[✓✔☑✅]/g],
  ['✗', /[✗✘✖❌✕]/g],
  ['§', /§|第|(?<!\p{L})(?:párrafo|paragraf|статт|пункт|art(?:[íi]|\.))/giu],
  ['†', /[†*]/g],
  ['°', /[°º˚№]|度|도|(?<!\p{L})(?:deg|grad|град|derece|درجة|stop(?:ni|ie|[ňn]))/giu],
  ['‰', /‰|promil|per mille|千分/gi],
];

const ANY = new RegExp(
  `[<>→←↔⇒⇐⇔${SYMBOLS.map(([symbol]) => symbol).join('')}]|\\p{Extended_Pictographic}`,
  'u',
);
const EMOJI =
  /(?![©®™↔-↪⌚-⏿▪-◾☀-⛿❤➡]\ufe0f?(?!\u200d))\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;

/** Finds symbols and emoji that the target lost, and other emoji than those of the source. */
export const symbolCheck: FieldCheck = {
  ids: ['symbols'],
  find({ source, target }, problems) {
    if (!ANY.test(source.prose)) return;
    for (const [symbol, alike] of SYMBOLS) {
      const at = source.prose.indexOf(symbol);
      // In "N°" it is the end of a word.
      if (symbol === '°' && /[Nn]/.test(source.prose[at - 1] ?? '')) continue;
      // The number of degrees is the access key alone: "Rotate &0°", "还原旋转(&0)".
      const key = /&\d$/.exec(source.prose.slice(Math.max(0, at - 2), Math.max(0, at)))?.[0];
      if (symbol === '°' && key !== undefined && target.prose.includes(`(${key})`)) continue;
      if (at === -1 || stands(symbol, alike, source, target)) continue;
      // "2×Back" is said in a word, "double", and "1° Level" as "1er".
      if (SAID_IN_WORD.test(source.prose.slice(Math.max(0, at - 2), at + 3))) continue;
      const places = { source: [source.readable.spanAt(at, symbol)] };
      problems.add('symbols', 'missing', { symbol }, places);
    }
    compareSigns(source, target, problems);
    findLostArrows(source, target, problems);
    const [before, after] = [emojiOf(source), emojiOf(target)];
    // Without the joiner between them, they are two.
    const all = [...after.keys()].join('');
    for (const [emoji, at] of before) {
      if (after.has(emoji) || all.includes(emoji)) continue;
      const places = { source: [source.readable.spanAt(at, emoji)] };
      problems.add('symbols', 'missing', { symbol: emoji }, places);
    }
  },
};

/**
 * Whether the target has the symbol, or a sign for it. A hyphen that the source has beside a bullet, as in
 * "Album - Title • Artist", stands for itself.
 */
function stands(symbol: string, alike: RegExp, source: ParsedValue, target: ParsedValue): boolean {
  if (target.prose.includes(symbol)) {
    // A trademark is named once, but each power of a unit and each bound has its sign.
    const times = matchesOf(source.prose, COUNTED).filter(([sign]) => sign.endsWith(symbol)).length;
    return Math.max(...[target.prose, target.raw].map((text) => countMatches(text, alike))) >= times;
  }
  if (
    symbol === '×' &&
    (isSaidInWord(source, target) || isSaidOfValues(source, target) || isSaidAsFactor(source, target))
  )
    return true;
  const own = (text: string): number =>
    symbol === '•' ? countMatches(text.replaceAll(symbol, ''), alike) : 0;
  return (
    countMatches(target.prose, alike) > own(source.prose) ||
    (target.isHtml && countMatches(target.raw, alike) > own(source.raw))
  );
}

const COUNTED = /(?<!\p{L})\p{L}{1,2}[²³]|[±≥≤≠]/gu;

/** Whether a word stands between the two numbers that the source multiplies: "9 mal 9" for "9×9". */
const isSaidInWord = ({ prose }: ParsedValue, target: ParsedValue): boolean => {
  const said = new Set(
    matchesOf(target.prose, PRODUCT_IN_WORD).map(([, one = '', other = '']) => `${one} ${other}`),
  );
  const numbers = new Set(target.prose.match(/\d{1,6}/g));
  return matchesOf(prose, PRODUCT).some(
    ([, one = '', other = '']) =>
      said.has(`${one} ${other}`) ||
      // Both numbers are said in words: "nine rows and nine columns".
      (!numbers.has(one) && !numbers.has(other)),
  );
};

const PRODUCT = /(?<!\d)(\d{1,6}) ?× ?(\d{1,6})(?!\d)/g;
const PRODUCT_IN_WORD = /(?<!\d)(\d{1,6})[ \u00a0-]\p{L}{1,8}[ \u00a0-](\d{1,6})(?!\d)/gu;

/** Whether a word stands between two values that a program puts in: "%i × %i", "%i על %i". */
const isSaidOfValues = (source: ParsedValue, target: ParsedValue): boolean =>
  (TIMES.test(source.prose) && BY.test(target.prose)) ||
  (TIMES_OF.test(source.prose) && COUNTER.test(target.prose));

const TIMES = /[\u001d\u001e]\s?×\s?[\u001d\u001e]/;
/** A number of things, which some languages count with a word of its own: "%i× %s", "%s %i개". */
const TIMES_OF = /[\u001d\u001e]×(?:\s|$)/;
const COUNTER = /[\u001d\u001e]\s?[\p{Script=Han}\p{Script=Hangul}]/u;
const BY = /[\u001d\u001e]\s\p{L}{1,8}\s[\u001d\u001e]/u;

/** Whether the sign only follows numbers that the target says with a word: "3× the traffic", "par 3". */
const isSaidAsFactor = ({ prose }: ParsedValue, target: ParsedValue): boolean => {
  const signs = matchesOf(prose, /×/g);
  const factors = matchesOf(prose, FACTOR);
  const numbers = new Set(target.prose.match(/\d{1,6}/g));
  return factors.length === signs.length && factors.every(([, factor = '']) => numbers.has(factor));
};

const FACTOR = /(?<![\d.,])(\d{1,6}) ?×(?!\s?[\d\u001d\u001e])/g;

/** Two times what follows, and the sign of an ordinal number. */
const SAID_IN_WORD = /(?:^|\D)2× ?\p{L}|(?:^|\D)\d° \p{L}/u;

const emojiOf = ({ prose }: ParsedValue): ReadonlyMap<string, number> =>
  new Map(
    matchesOf(prose, EMOJI).map(
      ({ index, 0: emoji }) => [emoji.replaceAll(/[\ufe0f\u200d]/g, ''), index] as const,
    ),
  );

/** The word after an arrow is left for the next arrow of a path: "File → Options → View". */
const ARROW = /([^\s→←↔⇒⇐⇔]{1,40}) ?([→←↔⇒⇐⇔]) ?(?=([^\s→←↔⇒⇐⇔]{1,40}))/gu;

/** Finds arrows between two words that the target has side by side without one: "A B" for "A → B". */
function findLostArrows(
  source: ParsedValue,
  target: ParsedValue,
  problems: Parameters<FieldCheck['find']>[1],
) {
  const found = /[→←↔⇒⇐⇔]/.test(source.prose) ? firstMatches(source.prose, ARROW) : [];
  for (const { index, 0: text, 1: from = '', 2: arrow = '', 3: to = '' } of found) {
    if (target.prose.split(arrow).length >= source.prose.split(arrow).length) continue;
    const isLost = [' ', '  '].some((gap) => {
      const beside = `${from}${gap}${to}`;
      return isWithin(target.prose, beside) && !isWithin(source.prose, beside);
    });
    if (!isLost || !/[\p{L}\p{N}]/u.test(from) || !/[\p{L}\p{N}]/u.test(to)) continue;
    const at = index + text.indexOf(arrow, from.length);
    problems.add('symbols', 'missing', { symbol: arrow }, { source: [source.readable.spanOf(at, at + 1)] });
  }
}

/** "x > 5" that became "x < 5", where both sides compare equally often. */
const COMPARED = /(?<=[\p{L}\p{N})]\s?)[<>](?==?\s?\p{Nd})/gu;

function compareSigns(
  source: ParsedValue,
  target: ParsedValue,
  problems: Parameters<FieldCheck['find']>[1],
): void {
  const [before, after] = [firstMatches(source.prose, COMPARED), firstMatches(target.prose, COMPARED)];
  if (before.length !== after.length) return;
  for (const [at, { index, 0: sign }] of before.entries()) {
    const other = after[at];
    if (other === undefined || other[0] === sign) continue;
    const places = {
      source: [source.readable.spanOf(index, index + 1)],
      target: [target.readable.spanOf(other.index, other.index + 1)],
    };
    problems.add('symbols', 'changed', { before: sign, after: other[0] }, places);
  }
}
