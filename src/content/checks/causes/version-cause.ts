import { blocksWithText, type ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Finding, Problem, ProblemCause } from '../problem';
import { usualLength } from '../text/usual-length';
import { breaksProgram } from './broken-placeholders';
import { foldExchanges } from './exchange-cause';
import { foldInto, rankOf, replaced } from './fold';
import { foldLostBlocks } from './lost-block-cause';
import { withoutMoved } from './moved-text';
import { placeFinder } from './place-of-finding';

/** Variants that are about how a text is shown, and not about what it says. */
const MARKUP: ReadonlySet<string> = new Set(['inline', 'plain', 'replaced', 'again']);

const isMarkup = ({ check, variant, detail }: Finding): boolean =>
  ((check === 'tags-missing' || check === 'tags-extra') && MARKUP.has(variant)) ||
  (check === 'attribute-changed' && detail['attribute'] === 'class');

/** Names without their link, class or tag are no matter of how other words are emphasized. */
const isOfName = ({ check, variant, detail }: Finding): boolean =>
  check === 'attribute-changed' ||
  (NAMING.has(detail['tag'] ?? '') && variant !== 'replaced' && variant !== 'code');

const NAMING: ReadonlySet<string> = new Set(['<a>', '<code>']);

/** The forms of a plural are the language's, whatever the version of the source. */
const isBranch = ({ variant }: Finding): boolean => /-(?:branch|other)$/.test(variant);

/** Checks that find what a sentence added to the source, or removed from it, leaves behind. */
const STRUCTURE: ReadonlySet<CheckId> = new Set([
  'tags-missing',
  'tags-extra',
  'tags-reordered',
  'attribute-changed',
  'placeholders',
  'numbers',
  'addresses',
  'length',
]);

/** Differences that follow where whole passages differ, but alone say nothing about the version. */
const ECHOES: ReadonlySet<CheckId> = new Set([
  ...STRUCTURE,
  'code',
  'missing-sentences',
  'tag-contents',
  'end-punctuation',
  'brackets',
  'edge-spaces',
  'doubled-words',
]);

/** Several places of one finding say no more than this number. */
const mostOfFinding = 3;

/** Differences in this many places, or this many in two blocks (`different`), are no single slip. */
const fewest = { anywhere: 5, different: 4, together: 3, lost: 2 };

/**
 * Makes one problem of findings of a field that have one cause: a target that is the translation of another
 * version of the source, a passage that differs, or inline tags that are set in another way. `isWanted` says
 * whether the check of other versions is on.
 */
export function foldVersions(
  pair: ParsedPair,
  all: readonly Problem[],
  isWanted: boolean,
): readonly Problem[] {
  const findings = withoutFrame(pair, all);
  const isSwapped = areSwapped(pair, findings);
  const isShown = (finding: Finding): boolean => isMarkup(finding) || (isSwapped && isSetApart(finding));
  const isStructural = (finding: Finding): boolean =>
    STRUCTURE.has(finding.check) && !isShown(finding) && !isBranch(finding);
  const structural = findings.filter(isStructural);
  const weight = structural.reduce((sum, finding) => sum + weightOf(finding), 0);
  // Two findings or fewer, which most fields have, are not looked up.
  const placesIn =
    structural.length < fewest.together && weight < fewest.different ? noPlace : placeFinder(pair);
  const places = weight < fewest.different ? 0 : new Set(structural.flatMap(placesIn)).size;
  const isOnePassage = [pair.source, pair.target].every((side) => blocksWithText(side).length <= 1);
  const differsInPassages = !isOnePassage && places > 1 && weight >= fewest.different;
  // Numbers alone are those of an example, or left out for a reason.
  const isOnlyNumbers = structural.every(({ check }) => check === 'numbers');
  const differs = weight >= fewest.anywhere && (!isOnlyNumbers || places > 2);
  const isWhole = structural.length >= fewest.together;
  const echoes = findings.filter((finding) => ECHOES.has(finding.check) && !breaksProgram(finding, pair));
  const differsOften = isWhole && (differs || differsInPassages);
  const isOther = differsOften && !(areOtherWords(structural, pair) && hasSameBlocks(pair));
  if (isWanted && isOther && echoes.length >= fewest.lost && hasLoss(pair, structural)) {
    const detail = { differences: String(echoes.length) };
    const leader = { check: 'other-version', variant: 'differs', detail, source: [], target: [] } as const;
    return replaced(findings, echoes, foldInto(leader, echoes, 'version'));
  }
  const words =
    !differsOften || isOther ? findings : foldSurest(findings, findings.filter(isSetApart), 'passage');
  const exchanged = foldExchanges(pair, words);
  const left = exchanged.filter(isStructural);
  // Numbers and addresses that others stand for are slips of their own.
  const folded = VALUES.filter((check) => check === 'attribute-changed' || !left.every(isReplaced));
  const values = differsOften ? folded.reduce(foldValues, exchanged) : exchanged;
  const rest = withoutMoved(pair, values);
  const passages = foldBlocks(rest, left, placesIn);
  // The link is said of a name that lost its link and its class.
  const shown = passages.filter(isShown).toSorted((a, b) => Number(isOfLink(b)) - Number(isOfLink(a)));
  const areNames = shown.some(isOfLink);
  const habits = Map.groupBy(shown, (finding) => areNames && isOfName(finding));
  return foldLostBlocks(
    pair,
    [...habits.values()].reduce((folding, habit) => foldSurest(folding, habit, 'habit'), passages),
  );
}

/** Folds findings of one block, which have one cause, unless they are folded already. */
function foldBlocks(
  findings: readonly Problem[],
  structural: readonly Problem[],
  placesIn: (finding: Finding) => readonly string[],
): readonly Problem[] {
  const passages = Map.groupBy(structural, (finding) => {
    const [place, ...others] = new Set(placesIn(finding));
    return others.length === 0 ? place : undefined;
  });
  let left = findings;
  for (const [place, group] of passages)
    if (place !== undefined && group.every((finding) => findings.includes(finding)))
      left = foldSurest(left, group, 'passage');
  return left;
}

/**
 * Leaves out the tags that an editor of Qt puts around each text, where the target is the text alone: they
 * only set its font.
 */
function withoutFrame({ source, target }: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  if (!source.raw.includes(QT_FRAME) || target.raw.includes(QT_FRAME)) return findings;
  return findings.filter(
    ({ check, detail }) => check !== 'tags-missing' || !OF_FRAME.has(detail['tag'] ?? ''),
  );
}

const QT_FRAME = 'name="qrichtext"';
const OF_FRAME = new Set(['<html>', '<head>', '<meta>', '<style>', '<body>', '<p>', '<span>']);

const noPlace = (): readonly string[] => [];

/** A tag that sets words apart in a sentence, lost or added with words of its own. */
const isSetApart = ({ check, variant }: Finding): boolean =>
  (check === 'tags-missing' || check === 'tags-extra') && variant === 'code';

/**
 * Whether all findings are words in code, numbers and placeholders that became others, which says little
 * about the sentences around them. Where they are fewer, the words stand there without a mark: the text is
 * as long as usual, and no number is lost.
 */
function areOtherWords(findings: readonly Finding[], { source, target, ...languages }: ParsedPair): boolean {
  if (!findings.every((finding) => isOfWord(finding))) return false;
  if (isEven(findings)) return true;
  const usual = usualLength(languages.sourceLanguage, languages.targetLanguage);
  const isWhole = target.readable.text.length > source.readable.text.length * usual * wholeText;
  return isWhole && isEven(findings.filter(({ check }) => check === 'numbers'));
}

/** A text that nothing was left out of has at least this part of the usual length. */
const wholeText = 0.85;

const isOfWord = (finding: Finding): boolean =>
  finding.check === 'placeholders' || finding.check === 'numbers' || isSetApart(finding);

/** Whether as many were lost as were added. */
const isEven = (findings: readonly Finding[]): boolean =>
  findings.filter(isOfSource).length === findings.filter(isOfTarget).length;

const isOfSource = ({ source, target }: Finding): boolean => source.length > 0 && target.length === 0;
const isOfTarget = ({ source, target }: Finding): boolean => target.length > 0 && source.length === 0;

/**
 * Whether a text whose blocks are all there sets words apart by other tags than its source: `<code>` around
 * the names of arguments, which are translated, for `<var>`.
 */
function areSwapped(pair: ParsedPair, findings: readonly Finding[]): boolean {
  const odd = findings.filter(isSetApart);
  const lost = new Set(
    odd.filter(({ check }) => check === 'tags-missing').map(({ detail }) => detail['tag']),
  );
  const added = odd.filter(({ check }) => check === 'tags-extra');
  if (lost.size === 0 || added.some(({ detail }) => lost.has(detail['tag']))) return false;
  const others = findings.filter(({ variant, detail }) => variant === 'replaced' && lost.has(detail['tag']));
  return odd.length <= 3 * added.length + 2 * others.length && hasSameBlocks(pair);
}

/** Checks of single values, in the order in which the surest of them are found. */
const VALUES = ['attribute-changed', 'addresses', 'numbers'] as const satisfies readonly CheckId[];

/** Whether another value stands in the place of one. A page that another one took the place of is lost. */
const isReplaced = (finding: Finding): boolean =>
  VALUES.some((one) => one === finding.check) &&
  finding.source.length > 0 &&
  finding.target.length > 0 &&
  !(leadsElsewhere(finding) && isOfSite(finding));

/** Whether both addresses lead to pages of one site, with other names. */
function isOfSite({ detail }: Finding): boolean {
  const addresses = [detail['before'] ?? '', detail['after'] ?? ''];
  if (addresses.some((address) => /^[a-z]{2,10}:/.test(address))) return false;
  const [was, is] = addresses.map((address) => address.split(/[?#]/, 1)[0]?.split('/').at(-1));
  return was !== is;
}

/**
 * Whether something of the source is lost. Additions alone are a note of the translators, or their names, and
 * values that others stand for are mistakes, or those of an example in the target's language. In a text whose
 * blocks are all there, as many other numbers stand for those of an example, and fewer addresses, too.
 */
function hasLoss(pair: ParsedPair, findings: readonly Finding[]): boolean {
  const odd = findings.filter((finding) => !isReplaced(finding));
  const lost = odd.filter(({ source }) => source.length > 0);
  if (!hasSameBlocks(pair)) return isLoss(lost);
  const others = odd.filter(({ check, source }) => check === 'numbers' && source.length === 0).length;
  const numbers = lost.filter(({ check }) => check === 'numbers').slice(others);
  return isLoss([...numbers, ...lost.filter(({ check }) => check !== 'numbers' && check !== 'addresses')]);
}

const isLoss = (lost: readonly Finding[]): boolean =>
  lost.reduce((sum, finding) => sum + weightOf(finding), 0) >= fewest.lost ||
  lost.some(({ check }) => check === 'length');

function hasSameBlocks({ source, target, blocks }: ParsedPair): boolean {
  const counts = [source, target].map(({ readable }) => readable.blocks.length);
  return counts.every((count) => count === blocks.length);
}

/** Folds three values or more of one kind that differ: a reader who looks at one of them sees the others. */
function foldValues(findings: readonly Problem[], check: CheckId): readonly Problem[] {
  const found = findings.filter((finding) => finding.check === check && !isMarkup(finding));
  return foldSurest(findings, found, 'passage');
}

/** Folds three findings or more into the surest of them. */
function foldSurest(
  findings: readonly Problem[],
  folded: readonly Problem[],
  cause: ProblemCause,
): readonly Problem[] {
  const [first, ...others] = folded.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (first === undefined || folded.length < fewest.together) return findings;
  return replaced(findings, folded, foldInto(first, others, cause));
}

const isOfLink = ({ detail }: Finding): boolean => detail['tag'] === '<a>';

/** A link to another page is one that was lost and one that was added; a length is of several sentences. */
const weightOf = (finding: Finding): number =>
  Math.max(
    leadsElsewhere(finding) || finding.check === 'length' ? 2 : 1,
    Math.min(mostOfFinding, Math.max(finding.source.length, finding.target.length)),
  );

function leadsElsewhere({ check, variant, detail }: Finding): boolean {
  const [was, is] = [detail['before'], detail['after']].map((address) => address?.split(/[?#]/, 1)[0]);
  return (
    check === 'attribute-changed' &&
    variant === 'changed-likely' &&
    detail['attribute'] === 'href' &&
    was !== is
  );
}
