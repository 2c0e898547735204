import { decodeText } from '../../html/decode-text';
import { isLocal } from '../addresses/own-place';
import { normalizerOf } from '../addresses/localized-address';
import { placeNameForms } from '../addresses/place-names';
import { isNear } from '../code/similar';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { innerTexts } from '../tags/inner-text';
import { attributeOf } from '../tags/tag-parts';
import type { Problem } from '../problem';
import { fieldProblem, type FieldProblem } from './request-causes';
import { once } from '../parsed/once';

type FormsOfAddresses = ReadonlyMap<string, readonly string[]>;

/** The links of a field to places and pages of the same site. */
export interface LocalLinks {
  /** The addresses of each side, with the forms in which their links show the name of the place. */
  readonly source: FormsOfAddresses;
  readonly target: FormsOfAddresses;
  /** Addresses that both sides have, except for the name of a language, and those of the target alone. */
  readonly kept: ReadonlySet<string>;
  readonly own: readonly string[];
}

/** Undefined for a field without such links. */
export const localLinks = once((pair: ParsedPair): LocalLinks | undefined => {
  const [source, target] = [formsOfLinks(pair.source), formsOfLinks(pair.target)];
  if (source.size === 0) return undefined;
  const normalize = normalizerOf(pair);
  const [before, after] = [source, target].map((links) => new Set([...links.keys()].map(normalize)));
  return {
    source,
    target,
    kept: new Set([...source.keys()].filter((one) => after?.has(normalize(one)))),
    own: [...target.keys()].filter((one) => before?.has(normalize(one)) === false),
  };
});

const formsOfLinks = once((value: ParsedValue): FormsOfAddresses => {
  const links = value.tags.flatMap((tag) => {
    const address = tag.name === 'a' && !tag.isEnd ? attributeOf(tag, 'href')?.trim() : undefined;
    return address === undefined || !isLocal(address) ? [] : [[tag, address] as const];
  });
  if (links.length === 0) return new Map();
  const texts = innerTexts(value);
  return new Map(
    links.map(([tag, address]) => [
      address,
      address.startsWith('#') ? placeNameForms(address.slice(1), decodeText(texts.get(tag)?.text ?? '')) : [],
    ]),
  );
});

/** So many addresses are the translation's own for each one that it keeps. */
const leastOwn = 4;
/** One page alone that is called otherwise may be a wrong one. */
const fewestPages = 2;
/** Addresses that differ by fewer letters have a slip. */
const longestSlip = 2;
/** In UTF-16 units: letter by letter, long addresses take long to compare. */
const longestCompared = 1000;

interface Change {
  readonly before: string;
  readonly after: string;
}

const nameOf = ({ before, after }: Change): string => `${before} ${after}`;

/**
 * Leaves out changed addresses where a request keeps none, or few: the pages and places of such a
 * translation have names and numbers of their own. A place by its name in the form of the source,
 * `#Start-here` and `#Hier-beginnen`, is evident; pages are where two or more of them changed, each into
 * another one. An address that another link of the source has, or one with a slip, is wrong all the same.
 */
export function withoutOwnAddresses(
  problems: readonly FieldProblem[],
  links: readonly (LocalLinks | undefined)[],
): readonly FieldProblem[] {
  const changes = new Map(problems.flatMap((one) => changeIn(one) ?? []).map((one) => [nameOf(one), one]));
  if (changes.size === 0) return problems;
  const kept = new Set(links.flatMap((one) => [...(one?.kept ?? [])]));
  const others = new Set(links.flatMap((one) => one?.own ?? [])).size;
  if (others < leastOwn * kept.size) return problems;
  const own = ownAmong([...changes.values()], links, others >= fewestPages);
  return problems.filter((one) => {
    const change = changeIn(one);
    return change === undefined || !own.has(nameOf(change));
  });
}

/** As `withoutOwnAddresses`, for a page of many links, such as a table of contents. */
export function withoutOwnPages(pair: ParsedPair, problems: readonly Problem[]): readonly Problem[] {
  const count = problems.filter(({ check }) => check === 'attribute-changed').length;
  if (count < fewestAnchors) return problems;
  const place = { position: 0, fieldId: '' };
  const placed = withoutOwnAnchors(
    problems.map((problem) => fieldProblem(place, problem)),
    localLinks(pair),
  );
  return (count < manyLinks ? placed : withoutOwnAddresses(placed, [localLinks(pair)])).map(
    ({ problem }) => problem,
  );
}

const manyLinks = 8;
/**
 * So many places of a table of contents have other names only where the target makes them of its headings.
 */
const fewestAnchors = 4;

/**
 * Leaves out links to places of the same pages that are named by the target's headings, if most of them are.
 */
function withoutOwnAnchors(
  problems: readonly FieldProblem[],
  links: LocalLinks | undefined,
): readonly FieldProblem[] {
  const changes = problems.flatMap((one) => anchorIn(one) ?? []);
  const own = problems.filter((one) => one.problem.variant === 'class' && anchorIn(one) !== undefined);
  const [before, after] = [othersOf(changes, 'before'), othersOf(changes, 'after')];
  const kept = [...(links?.kept ?? [])].filter((address) => address.includes('#')).length;
  if (own.length < fewestAnchors || before.size <= kept) return problems;
  return problems.filter((one) => {
    const change = anchorIn(one);
    return (
      change === undefined || before.get(change.before)?.size !== 1 || after.get(change.after)?.size !== 1
    );
  });
}

/** A link to a place of the same page, if the place has another name and no slip in it. */
function anchorIn(problem: FieldProblem): Change | undefined {
  const change = changeIn(problem);
  if (change === undefined || pageIn(change.before) !== pageIn(change.after)) return undefined;
  // A mild change is no slip: both links show the name of their place.
  return problem.problem.variant !== 'class' && isSlip(change.before, change.after) ? undefined : change;
}

/** The other addresses that each address of a side became. */
function othersOf(changes: readonly Change[], side: keyof Change): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const change of changes) {
    const others = found.get(change[side]) ?? new Set();
    found.set(change[side], others.add(change[side === 'before' ? 'after' : 'before']));
  }
  return found;
}

/** The local address of a link that changed; undefined where a problem stands for others. */
function changeIn({ problem }: FieldProblem): Change | undefined {
  const { check, variant, detail, folded } = problem;
  const { attribute, tag, before = '', after = '' } = detail;
  const isOpen = check === 'attribute-changed' && VARIANTS.has(variant) && folded === undefined;
  const isLink = attribute === 'href' && tag === '<a>';
  return isOpen && isLink && isLocal(before) && isLocal(after) ? { before, after } : undefined;
}

const VARIANTS = new Set(['changed-likely', 'class']);

function ownAmong(
  changes: readonly Change[],
  links: readonly (LocalLinks | undefined)[],
  areSeveral: boolean,
): ReadonlySet<string> {
  const isOther = ({ before, after }: Change): boolean =>
    !links.some((one) => one?.source.has(after)) &&
    !isSlip(before, after) &&
    changes.every((one) => (one.before === before) === (one.after === after));
  const open = changes.filter(isOther);
  const pages = open.filter(({ before, after }) =>
    pageIn(before) === pageIn(after)
      ? withoutDigits(before) === withoutDigits(after)
      : changes.every((one) => pageIn(one.before) !== pageIn(before) || isSamePage(one.after, after)),
  );
  const places = open.filter((one) => haveOneForm(one, links));
  return new Set([...places, ...(areSeveral ? pages : [])].map(nameOf));
}

const pageIn = (address: string): string => address.split('#', 1)[0] ?? '';

const withoutDigits = (address: string): string => address.replaceAll(/\d+/g, '0');

/** Generators number the parts of a page. */
const isSamePage = (one: string, other: string): boolean =>
  withoutDigits(pageIn(one)) === withoutDigits(pageIn(other));

const isSlip = (before: string, after: string): boolean => {
  const [one, other] = [before, after].map(withoutDigits);
  return (
    one !== other &&
    isNear(one?.slice(0, longestCompared) ?? '', other?.slice(0, longestCompared) ?? '', longestSlip)
  );
};

/** Whether both links show the name of their place, which has it in one form. */
const haveOneForm = ({ before, after }: Change, links: readonly (LocalLinks | undefined)[]): boolean =>
  links.some((one) => one?.source.get(before)?.some((form) => one.target.get(after)?.includes(form)));
