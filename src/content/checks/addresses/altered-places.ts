import { matchesOf } from '../../text/matches';
import { firstMatches } from '../counted';
import { isNear } from '../code/similar';
import { changedNames } from '../names/translated-names';
import { markedIn } from '../marks/marked-words';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { normalizerOf } from './localized-address';

/** A kind of places in a network or among files that have the same form in every language. */
interface PlaceKind {
  /** Is in each place of the kind, and sooner found than the place. */
  readonly sign: RegExp;
  readonly place: RegExp;
  /** Matches what a place may have become. */
  readonly altered: RegExp;
  /** Whether the second text is the first one with a slip, and no other place. */
  readonly isSlip: (before: string, after: string) => boolean;
}

/** Finds network addresses, hosts and paths outside code that were altered. */
export const alteredPlaces: FieldCheck = {
  ids: ['addresses'],
  find(pair, problems) {
    for (const kind of KINDS) if (kind.sign.test(pair.source.prose)) comparePlaces(pair, kind, problems);
  },
};

function comparePlaces(
  pair: ParsedPair,
  { place, altered, isSlip }: PlaceKind,
  problems: ProblemCollector,
): void {
  const { source, target } = pair;
  const lost = firstMatches(source.prose, place).filter(
    ({ index, 0: text }) =>
      !has(target.raw, text) && !METASYNTACTIC.test(text) && !hasArgument(source, index, text),
  );
  if (lost.length === 0) return;
  const normalize = normalizerOf(pair);
  const added = firstMatches(target.prose, altered).filter(
    ([text]) => !has(source.raw, text) && !text.includes(KEPT),
  );
  for (const { index, 0: before } of lost) {
    const slip = added.find(([after]) => isSlip(before, after) && normalize(before) !== normalize(after));
    const [at, after] = slip === undefined ? withSpace(before, target.prose) : [slip.index, slip[0]];
    if (after === '') continue;
    const from = source.readable.spanAt(index, before);
    const to = target.readable.spanAt(at, after);
    if (isOtherArgument(before, after, pair)) continue;
    if (problems.hasAt('numbers', to) || problems.hasAt('code', to) || problems.hasAt('code', from, 'source'))
      continue;
    problems.add('addresses', 'changed', { before, after }, { source: [from], target: [to] });
  }
}

/** Finds a place that has a space beside one of its signs, or in its stead. */
function withSpace(place: string, text: string): readonly [at: number, found: string] {
  for (const { index } of matchesOf(place, /(?<!^)[./:\\](?=\w)/g)) {
    const [start, sign, rest] = [place.slice(0, index), place.charAt(index), place.slice(index + 1)];
    for (const divided of [' ', `${sign} `, ` ${sign}`]) {
      const at = text.indexOf(start + divided + rest);
      if (at !== -1) return [at, start + divided + rest];
    }
  }
  return [-1, ''];
}

/**
 * Whether each part that differs is a name that both sides have in a mark of its own, `<i>SCRIPT</i>`, or by
 * itself in capitals: "/etc/alternatives/NAME, where NAME is".
 */
const isOtherArgument = (before: string, after: string, { source, target }: ParsedPair): boolean =>
  [isMarked, isAlone].some((isArgument) =>
    changedNames(before, after).every(
      ([was, is]) => isArgument(source, was) && isArgument(target, is) && !isArgument(target, was),
    ),
  );

const isAlone = (value: ParsedValue, name: string): boolean => aloneIn(value).has(name);
const aloneIn = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.match(IN_CAPITALS)));
const IN_CAPITALS = /(?<![\w/.:~\\-])\p{Lu}{3,30}(?![\p{L}\p{N}_/\\-])/gu;

const isMarked = (value: ParsedValue, name: string): boolean =>
  markedIn(value).some(({ tag, text }) => text === name && ARGUMENT.test(tag.name));

const ARGUMENT = /^(?:i|em|var)$/;

/** Whether a part of a place is an argument in italics, named in each language: `/etc/rc<i>level</i>.d`. */
function hasArgument({ isHtml, raw, readable }: ParsedValue, at: number, place: string): boolean {
  const { from, to } = readable.spanAt(at, place);
  return isHtml && /<(?:i|em|var|replaceable)\b/i.test(raw.slice(from, to));
}

/** Words that stand for any name, which each language has its own of: foo, toto. */
const METASYNTACTIC = /(?<![a-z])(?:foo|bar|baz)(?![a-z])/i;

/** Whether a text has a place as a whole, in any case, and with any of the signs for a backslash. */
function has(raw: string, place: string): boolean {
  const text = raw.toLowerCase().replaceAll(/[¥￥＼₩]/g, '\\');
  const wanted = place.toLowerCase();
  // A colon goes on an address of the network, and ends a path: /dev/disk:image.
  const longer = place.includes(':') ? /^[.,:/\\]?\w/ : /^[.,/\\]?\w/;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (
      !/[\w/~]/.test(text[at - 1] ?? ' ') &&
      !longer.test(text.slice(at + wanted.length, at + wanted.length + 2))
    )
      return true;
  }
  return false;
}

const isNearly = (before: string, after: string): boolean =>
  isNear(before.toLowerCase(), after.toLowerCase(), 2);

/** Whether a text is the beginning or the end of another one, with at least half of it. */
const isCut = (before: string, after: string): boolean =>
  after.length * 2 >= before.length && (before.startsWith(after) || before.endsWith(after));

const KINDS: readonly PlaceKind[] = [
  // 192.168.10.24, 10.1.0.0/16
  {
    sign: /\d\.\d{1,3}\.\d/,
    place: /(?<![\w.:/-])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?![\w/-]|[.:]\w)/g,
    altered: /(?<![\w.:/-])\d{1,3}(?:[.,:]?\d{1,3}){1,4}(?:[/\\]\d{1,3})?(?![\w/-]|[.,:]\w)/g,
    isSlip: (before, after) => isNearly(before, after) || (/\..*\./.test(after) && isCut(before, after)),
  },
  // 2001:db8::a00:20ff
  {
    sign: /[\da-f]:[\da-f:]+:/i,
    place:
      /(?<![\w.:/-])(?=[a-f:]{0,12}\d)(?=[\da-f:]{0,39}::|[\da-f]{1,4}(?::[\da-f]{1,4}){7})[\da-f:]{6,39}(?<!:)(?![\w:])/gi,
    altered: /(?<![\w.:/-])[\da-f][\da-f:.,]{4,45}[\da-f](?![\w:])/gi,
    isSlip: (before, after) => isNearly(before, after) || isCut(before, after),
  },
  // httpd.apache.org
  {
    sign: /\.(?:com|org|net|edu|gov)(?![a-z])/,
    place:
      /(?<![\w@/.:%-])(?:[a-z\d][a-z\d-]{0,40}\.){1,4}(?:com|org|net|edu|gov)(?:\/[\w.~/-]*[\w/])?(?![\w@-]|\.\w)/g,
    altered:
      /(?<![\w@/.:%-])[a-z\d][a-z\d-]{0,40}(?:[.,]{1,2}[a-z\d-]{1,40}){1,5}(?:\/[\w.~/-]*[\w/])?(?![\w@-]|\.\w)/g,
    isSlip: (before, after) =>
      isNearly(before, after) || (withoutTop(before) === withoutTop(after) && OPEN_TOP.test(after)),
  },
  // C:\Windows\System32
  {
    sign: /[A-Z]:\\/,
    place: /(?<![\w\\])[A-Z]:\\(?:[\w.$-]{1,60}\\){0,10}[\w.$-]{0,60}\w/g,
    altered: /(?<![\w\\])[A-Z]?:?[\w.$-]{0,60}(?:[\\/][\w.$-]{1,60}){0,10}\w/g,
    isSlip: (before, after) => after.length > 3 && (isNearly(before, after) || isCut(before, after)),
  },
  // /etc/httpd/conf.d, ~/.htaccess
  {
    sign: /[~/](?=[\w.-]+|\/)/,
    place:
      /(?<![\w/.~:<>\\-])(?:~\/\.[\w.-]{0,60}\w(?:\/[\w.-]{0,60}\w){0,10}|\/(?:usr|etc|var|bin|sbin|lib|opt|dev|proc|sys|boot)(?:\/[\w.-]{0,60}\w){1,10})/g,
    altered: /(?<![\w/.~:<>\\-])(?:[~/]|(?=[\w.-]{1,60}\/))[\p{L}\p{N}_./-]{1,200}(?<=\w)/gu,
    isSlip: (before, after) => isNearly(before, after) || isTranslated(before, after),
  },
];

/** Top-level domains that anybody may have, of which one doesn't stand for another by country. */
const OPEN_TOP = /\.(?:com|org|net)(?:$|\/)/;

const withoutTop = (host: string): string => host.replace(/\.(?:com|org|net|edu|gov)(?=$|\/)/, '');

/**
 * Whether one folder of a path has another name, or is not there: "/usr/ローカル/bin", "/usr/bin". The name of
 * an example's file may be translated.
 */
function isTranslated(before: string, after: string): boolean {
  const [was, is] = [before, after].map((path) => path.split('/'));
  if (was === undefined || is === undefined || was[1] !== is[1] || was.at(-1) !== is.at(-1)) return false;
  const kept = was.filter((name) => is.includes(name)).length;
  return Math.abs(was.length - is.length) <= 1 && kept >= Math.max(was.length, is.length) - 1 && kept >= 3;
}
