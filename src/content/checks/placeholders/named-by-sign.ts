import { characterReferenceAt } from '../../html/character-reference';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isNamedKind } from './named-kind';
import { isTranslatedStandIn } from './stand-ins';
import { isWithin } from '../text/is-within';
import { perhaps } from './perhaps';

interface Named {
  readonly text: string;
  readonly span: ProblemSpan;
}

/** Finds names and numbers with a sign before them that the target lost: `$file`, `@user`, `!count`, `$1`. */
export const namesWithSigns: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    const known = new Set<string>();
    for (const { text, span } of [...namedBySign(pair), ...entitiesOf(pair)]) {
      if (known.has(text)) continue;
      known.add(text);
      problems.add(
        'placeholders',
        perhaps('missing', pair.source),
        { placeholder: text },
        { source: [span] },
      );
    }
  },
};

/**
 * An address of mail or of Matrix, "@user:example.org", a decorator with arguments, a command of Texinfo,
 * `@code{...}`, and the forms of a word, `$file|files$`, are none. Extensions of browsers have `$NAME$`.
 */
const NAME =
  /(?<![\p{L}\p{N}_$@!%&=.:/\\-])(?:(?:[$@][A-Za-z_]\w{2,40}|![a-z_]\w{2,40}|\$[1-9](?! (?:hundred|thousand|(?:m|b|tr)illion|bn)\b))(?![\w({=@$|]|\.[\p{L}\p{N}]|,\d|[-/]\w|:\w{1,60}\.\p{L})|\$[A-Z][A-Z\d_]{1,40}\$(?![\w$]))/gu;
const VARIABLE = /^\$[A-Z][A-Z\d_]+$/;
/** An amount of money: "$US", "$million". */
const MONEY = /^\$(?:US|[A-Z]{3}$|[mb]illion)/;

function namedBySign(pair: ParsedPair): readonly Named[] {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const { prose } = source.readable;
  if (!/[$@!]/.test(prose)) return [];
  return firstMatches(prose, NAME).flatMap(({ 0: text, index }) => {
    if (MONEY.test(text) || (text.startsWith('!') && SPACED_MARK.has(sourceLanguage.base))) return [];
    if (hasName(target.readable.text, text) || hasInBraces(text, source, target)) return [];
    if (isTranslatedStandIn({ text }, pair)) return [];
    // A page names variables of a shell, and the check of names finds those that it lost.
    if (source.isHtml && VARIABLE.test(text)) return [];
    // The name of a person without its sign. With a space behind the sign it is damage.
    if (
      isOfAuthor(text, prose, index) &&
      isWithin(target.prose, text.slice(1)) &&
      !target.prose.includes('@')
    )
      return [];
    if (text.startsWith('@') && isForReaders(text, source, target)) return [];
    if (/^\$\d/.test(text) && mayBePrice(text, target.readable.text, targetLanguage)) return [];
    const span = source.readable.spanAt(index, text);
    // The name is an argument that documentation shows: !<var>module</var>.
    return source.isHtml && source.raw.slice(span.from, span.to).includes('<') ? [] : [{ text, span }];
  });
}

/** Whether a text has the name, not as the beginning of a longer one. */
const hasName = (text: string, name: string): boolean =>
  text.split(name).some((rest, at) => at > 0 && !/^\w/.test(rest));

/** Whether a name is that of an author: "translated by @ann". */
const isOfAuthor = (text: string, prose: string, at: number): boolean =>
  text.startsWith('@') && /\b(?:by|from|thanks to) $/i.test(prose.slice(Math.max(0, at - 12), at));

const isForReaders = (text: string, source: ParsedValue, target: ParsedValue): boolean =>
  isLabel(source.prose, target.prose) ||
  isNamedSign(source.prose, target.prose) ||
  isNamedKind(text, source, target);

/** Whether both sides are one word behind the sign, a label of those that a program lists: "@Mentions". */
const isLabel = (...sides: readonly string[]): boolean => sides.every((text) => LABEL.test(text));
const LABEL = /^\s*@\p{Lu}[\p{L}\p{M}]{2,40}\s*$/u;

/** Whether a page that speaks of the sign itself has a word behind it for readers: "i.e. @hostname". */
const isNamedSign = (prose: string, target: string): boolean =>
  /['"`“‘]@['"’”]/.test(prose) && /(?<![\p{L}\p{N}])@\p{L}{2}/u.test(target);

/** Whether the target has a variable in braces, `${NAME}`, or the source shows both forms of a name. */
const hasInBraces = (text: string, ...values: readonly ParsedValue[]): boolean =>
  text.startsWith('$') && values.some(({ raw }) => raw.includes(`\${${text.slice(1)}`));

/** Languages with a space before an exclamation mark, so that the next word may follow the mark. */
const SPACED_MARK = new Set(['fr', 'br', 'oc']);

/**
 * Whether a text may say an amount of dollars: the number stands there without the sign before it, or behind
 * a space in languages that write "$ 1".
 */
const mayBePrice = (text: string, target: string, { base }: CheckedLanguage): boolean =>
  firstMatches(target, DIGIT).some(
    ([, sign, digit]) => digit === text.slice(1) && (sign === undefined || base === 'es' || base === 'pt'),
  );

const DIGIT = /((?<!\p{L})\$\s)?(?<!\d)([1-9])(?!\d)/gu;

/** Entities that a file of the source declares. The name may have the ending of a case: "&brandName;". */
const ENTITY = /&([a-zA-Z][\w.-]{2,40});/g;

function entitiesOf({ source, target }: ParsedPair): readonly Named[] {
  if (!source.raw.includes('&')) return [];
  return firstMatches(source.raw, ENTITY).flatMap(({ 0: text, index }) =>
    characterReferenceAt(text, 0, false)?.end === text.length || target.raw.includes(text.slice(0, -1))
      ? []
      : [{ text, span: { from: index, to: index + text.length } }],
  );
}
