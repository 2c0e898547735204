import { isNear } from '../code/similar';
import { isTransposed } from '../code/transposed-letters';
import type { FieldCheck } from '../field-check';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isIn, isMeant, isNoName, isPutIntoWords, isSaidOtherwise, type ReplacedName } from './excused-names';
import { isInflected } from './inflected-names';
import {
  cutFile,
  has,
  isShorterConstant,
  lostNames,
  lowerOf,
  placeOf,
  type FoundName,
  type LostName,
} from './lost-names';
import { nameKinds, type NameKind } from './name-kinds';
import { replacedBy } from './replaced-names';

const SIGN_OF_NAME = /[_$#@/.]|--|\p{Ll}\p{Lu}|\p{Lu}{2}|[+-]\s?\p{Lu}/u;

/** Finds names of constants, options, files and products that were altered. */
export const technicalNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!SIGN_OF_NAME.test(pair.source.prose)) return;
    for (const kind of nameKinds) if (kind.sign.test(pair.source.prose)) compareKind(pair, kind, problems);
  },
};

function compareKind(pair: ParsedPair, kind: NameKind, problems: ProblemCollector): void {
  const { source, target } = pair;
  const seen = new Set<string>();
  const report = ({ text, start, end }: LostName, after: string, places: readonly ProblemSpan[]): void => {
    const key = `${text} ${places[0]?.from}`;
    if (seen.has(key)) return;
    seen.add(key);
    const own = [source.readable.spanOf(start, end)];
    problems.add('code', 'name-changed', { before: text, after }, { source: own, target: places });
  };
  for (const name of lostNames(pair, kind)) {
    if (isNoName(name)) continue;
    const slip = slipIn(name);
    if (slip === undefined && isSaidOtherwise(name)) continue;
    const replaced = slip === undefined ? replacementOf(name) : undefined;
    const other = slip ?? replaced?.other;
    if (other !== undefined) {
      if (replaced === undefined || !isMeant(replaced))
        report(name, other.text, [target.readable.spanOf(other.start, other.end)]);
      continue;
    }
    const cut = cutFile(name.text, pair);
    if (cut !== undefined) {
      const at = placeOf(cut, target.prose, blockPairAt(pair, 'source', name.start)?.target.start ?? 0);
      report(name, cut, at === -1 ? [] : [target.readable.spanAt(at, cut)]);
    } else if (kind.isMissing && !isPutIntoWords(name)) {
      const places = { source: [source.readable.spanOf(name.start, name.end)] };
      problems.add('code', 'name-missing', { name: name.text }, places);
    }
  }
}

/**
 * Returns the name of a path or an option of which two neighbouring letters are exchanged, the path that
 * lacks its first slash, or the constant that lacks a letter.
 */
const slipIn = ({ text, added, pair }: LostName): FoundName | undefined =>
  /[/-]/.test(text)
    ? (added.find((one) => isTransposed(text, one.text)) ?? withoutRoot(text, pair))
    : added.find((one) => isShorterConstant(text, one.text));

/** Where the target has a path of a system, which it lacks, without the slash that it begins with. */
function withoutRoot(path: string, { target: { prose, raw } }: ParsedPair): FoundName | undefined {
  if (!FROM_ROOT.test(path) || raw.includes(path)) return undefined;
  const text = path.slice(1);
  const start = placeOf(text, prose, 0);
  const isAlone =
    start === 0 || (start > 0 && /[\s"'“„«(\u001c-\u001e](?<!\/\s)/.test(prose.slice(start - 2, start)));
  return isAlone ? { text, start, end: start + text.length } : undefined;
}

const FROM_ROOT = /^\/(?:bin|dev|etc|home|opt|proc|tmp|usr|var)\/./;

/** Returns the name that stands in the place of a lost one, if there is one. */
function replacementOf(name: LostName): ReplacedName | undefined {
  const { text, pair, kind, lost, added } = name;
  const { source: own, target: place } = blockPairAt(pair, 'source', name.start) ?? {};
  const isInPlace = (one: FoundName): boolean => place !== undefined && isIn(place, one);
  const isSimilar = (one: string): boolean =>
    one !== text &&
    (isNear(one, text, kind.furthest) || isOtherOption(text, one)) &&
    (text.length !== 3 || isExchanged(text, one)) &&
    !isInflected(text, one);
  const similar = added.filter((one) => isSimilar(one.text));
  // "HTTP" may be said for "HTTPS" elsewhere; where the name itself is, a slip of it is in the same block.
  const other =
    similar.find(isInPlace) ??
    (has(lowerOf(pair.target), text) ? undefined : similar[0]) ??
    replacedBy(
      text,
      own === undefined ? [] : lost.filter((one) => isIn(own, one)),
      added.filter(isInPlace),
      pair,
    );
  return other === undefined ? undefined : { name, other, similar };
}

/** Whether two neighbouring letters of three stand in each other's place. */
const isExchanged = (name: string, other: string): boolean =>
  Array.from(name).toSorted().join('') === Array.from(other).toSorted().join('') &&
  (name[0] === other[0] || name[2] === other[2]);

/** Whether half of the words of an option are in the other one: --with-ssl, --avec-ssl. */
function isOtherOption(name: string, other: string): boolean {
  const [words, others] = [name.slice(2).split('-'), new Set(other.slice(2).split('-'))];
  return (
    name.startsWith('--') &&
    words.length === others.size &&
    words.filter((word) => others.has(word)).length * 2 >= words.length
  );
}
