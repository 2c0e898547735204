import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Problem, ProblemSpan } from '../problem';
import { needsParent } from '../tags/html-rules';
import { areTouched, foldInto, rankOf, replaced } from './fold';

/** Checks that find what goes missing with a passage of the source. */
const LOST: ReadonlySet<CheckId> = new Set([
  'tags-missing',
  'numbers',
  'addresses',
  'code',
  'missing-sentences',
]);

/** Says whether a finding names the cause of others, and which ones these are. */
interface Cause {
  readonly isLeader: (finding: Problem) => boolean;
  readonly isEcho: (finding: Problem, leader: Problem, pair: ParsedPair) => boolean;
}

/** Findings of these checks in the very place of another one follow from it, unless they are surer. */
const inPlaceOf = (isLeader: Cause['isLeader'], ...checks: readonly CheckId[]): Cause => ({
  isLeader,
  isEcho: (finding, leader) =>
    checks.includes(finding.check) && isInPlaceOf(finding, leader) && rankOf(leader) <= rankOf(finding),
});

/** Findings of these checks in a text of the source that is missing, or that changed, follow from that. */
const lostWith = (isLeader: Cause['isLeader'], ...checks: readonly CheckId[]): Cause => ({
  isLeader,
  isEcho: (finding, leader) =>
    checks.includes(finding.check) &&
    isOfSource(finding) &&
    areInside(finding.source, leader.source) &&
    rankOf(leader) <= rankOf(finding),
});

const causes: readonly Cause[] = [
  // A passage that is too short, or a sentence that is missing, and what was in it.
  {
    isLeader: ({ check, variant }) => check === 'length' && variant === 'short',
    isEcho: (finding, leader) => isLost(finding) && areInside(finding.source, leader.source),
  },
  {
    isLeader: ({ check, source }) => check === 'missing-sentences' && source.length > 0,
    isEcho: (finding, leader) =>
      finding.check !== leader.check && isLost(finding) && areInside(finding.source, leader.source),
  },
  // A placeholder and the names in it, a unit and its sign.
  lostWith((finding) => finding.check === 'placeholders' && isOfSource(finding), 'code', 'symbols'),
  lostWith(({ check, variant }) => check === 'numbers' && variant === 'unit-missing', 'symbols'),
  // A link with another address, and the name in it, however sure that is.
  {
    isLeader: ({ check, detail }) => check === 'attribute-changed' && detail['attribute'] === 'href',
    isEcho: (finding, leader) =>
      finding.check === 'code' && finding.target.length > 0 && isInPlaceOf(finding, leader),
  },
  // A tag that acts in a page, or an address or attribute that does.
  inPlaceOf(({ check }) => check === 'unsafe-html', 'tags-extra', 'attribute-changed'),
  inPlaceOf(({ check }) => check === 'leftovers', 'tags-extra', 'html'),
  inPlaceOf(({ check }) => check === 'tags-nesting', 'html'),
  inPlaceOf(({ check }) => check === 'html', 'attribute-changed'),
  // A number in code that became another one.
  {
    isLeader: ({ check, variant }) => check === 'numbers' && variant === 'changed',
    isEcho: (finding, leader) =>
      finding.check === 'code' && isInPlaceOf(finding, leader) && differsByNumber(finding, leader),
  },
  // A mark that is there twice at the end of a text.
  inPlaceOf(({ check, variant }) => check === 'punctuation' && variant === 'twice', 'end-punctuation'),
  // A row of a table, and its cells, which have no row.
  {
    isLeader: ({ check }) => check === 'tags-missing',
    isEcho: ({ check, variant, detail }, leader) =>
      check === 'html' && variant === 'parent' && needsParent(detail['text'], leader.detail['tag']),
  },
  // A block that says what another one said.
  {
    isLeader: ({ check }) => check === 'repeated-text',
    isEcho: ({ check, target }, leader, pair) =>
      check === 'tags-extra' && target.every((tag) => leader.target.some((text) => opens(tag, text, pair))),
  },
  // The branches of a plural or select, and the signs inside of a placeholder.
  {
    isLeader: ({ check }) => check === 'placeholders',
    isEcho: (finding, leader) =>
      finding.check === 'placeholders' &&
      (BRANCH.test(finding.variant) ? BRANCH.test(leader.variant) : isSmaller(finding, leader)) &&
      isInPlaceOf(finding, leader) &&
      rankOf(leader) <= rankOf(finding),
  },
  // A placeholder without one of its brackets.
  {
    isLeader: ({ check }) => check === 'placeholders',
    isEcho: ({ check, target }, { detail }, pair) =>
      check === 'brackets' && target.every((span) => isOfBroken(detail['placeholder'], span, pair)),
  },
];

/** Makes one problem of a finding that says the cause of others, and these. */
export const foldPassages = (pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] =>
  findings.length < 2
    ? findings
    : causes.reduce((all, { isLeader, isEcho }) => {
        let left = all;
        for (const leader of all.filter((finding) => finding.cause === undefined && isLeader(finding))) {
          if (!left.includes(leader)) continue;
          const echoes = left.filter((finding) => finding !== leader && isEcho(finding, leader, pair));
          if (echoes.length > 0)
            left = replaced(left, [leader, ...echoes], foldInto(leader, echoes, 'passage'));
        }
        return left;
      }, findings);

/** Whether code differs by a changed number alone, and has no other mistake. */
const differsByNumber = (
  { detail }: Problem,
  { detail: { before: was = '', after: is = '' } }: Problem,
): boolean => detail['before'] === undefined || detail['before'].replaceAll(was, is) === detail['after'];

const BRANCH = /-(?:branch|other)$/;

const isOfSource = ({ source, target }: Problem): boolean => source.length > 0 && target.length === 0;

/** Whether a finding is of the source alone, or of a sentence of it. */
const isLost = (finding: Problem): boolean =>
  (LOST.has(finding.check) &&
    finding.source.length > 0 &&
    (finding.target.length === 0 || finding.check === 'missing-sentences')) ||
  // The mark of the last sentence goes with it.
  (finding.check === 'end-punctuation' && finding.variant === 'missing');

const SIDES = ['source', 'target'] as const;

/** Whether a finding has a part of its leader's places on each side that the leader has. */
const isInPlaceOf = (finding: Problem, leader: Problem): boolean =>
  SIDES.some((side) => leader[side].length > 0) &&
  SIDES.every((side) => leader[side].length === 0 || areTouched(finding[side], leader[side]));

/** Whether the places of a finding are parts of its leader's, and not all of them. */
const isSmaller = (finding: Problem, leader: Problem): boolean =>
  SIDES.every((side) => areInside(finding[side], leader[side])) &&
  SIDES.some((side) => sizeOf(finding[side]) < sizeOf(leader[side]));

const sizeOf = (places: readonly ProblemSpan[]): number =>
  places.reduce((sum, { from, to }) => sum + to - from, 0);

const areInside = (places: readonly ProblemSpan[], around: readonly ProblemSpan[]): boolean =>
  places.every(({ from, to }) => around.some((whole) => whole.from <= from && to <= whole.to));

/** Whether a start tag is at the beginning of a text, with nothing but tags between. */
const opens = (tag: ProblemSpan, text: ProblemSpan, { target: { raw } }: ParsedPair): boolean =>
  (text.from <= tag.from && tag.to <= text.to) ||
  (tag.to <= text.from &&
    text.from - tag.to < longestStart &&
    /^\s*(?:<[^<>]*>\s*)*$/.test(raw.slice(tag.to, text.from)));

/** In UTF-16 units. */
const longestStart = 200;

/** Whether a bracket without a partner begins or ends what is left of a placeholder. */
const isOfBroken = (placeholder = '', { from, to }: ProblemSpan, { target: { raw } }: ParsedPair): boolean =>
  placeholder.length > 2 &&
  (raw.startsWith(placeholder.slice(0, -1), from) || raw.slice(0, to).endsWith(placeholder.slice(1)));
