import type { CheckId, Problem, ProblemSpan } from '../problem';
import { areTouched, foldInto, replaced } from './fold';

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
  readonly isEcho: (finding: Problem, leader: Problem) => boolean;
}

const causes: readonly Cause[] = [
  // A passage that is too short, or a sentence that is missing, and what was in it.
  {
    isLeader: ({ check, variant }) => check === 'length' && variant === 'short',
    isEcho: (finding, leader) => isLost(finding) && areInside(finding.source, leader.source),
  },
  {
    isLeader: ({ check, source }) => check === 'missing-sentences' && source.length > 0,
    isEcho: (finding, leader) => isLost(finding) && areInside(finding.source, leader.source),
  },
  // A link with another address, and the name in it.
  {
    isLeader: ({ check, detail }) => check === 'attribute-changed' && detail['attribute'] === 'href',
    isEcho: (finding, leader) =>
      finding.check === 'code' &&
      finding.target.length > 0 &&
      areTouched(finding.source, leader.source) &&
      areTouched(finding.target, leader.target),
  },
  // A tag that acts in a page, and was added.
  {
    isLeader: ({ check, variant }) => check === 'unsafe-html' && variant === 'element',
    isEcho: (finding, leader) => finding.check === 'tags-extra' && areTouched(finding.target, leader.target),
  },
  // A number in code that became another one.
  {
    isLeader: ({ check, variant }) => check === 'numbers' && variant === 'changed',
    isEcho: (finding, leader) =>
      finding.check === 'code' &&
      areTouched(finding.source, leader.source) &&
      areTouched(finding.target, leader.target),
  },
  // A mark that is there twice at the end of a text.
  {
    isLeader: ({ check, variant }) => check === 'punctuation' && variant === 'twice',
    isEcho: (finding, leader) =>
      finding.check === 'end-punctuation' && areTouched(finding.target, leader.target),
  },
];

/** Makes one problem of a finding that says the cause of others, and these. */
export const foldPassages = (findings: readonly Problem[]): readonly Problem[] =>
  causes.reduce((all, { isLeader, isEcho }) => {
    let left = all;
    for (const leader of all.filter((finding) => finding.cause === undefined && isLeader(finding))) {
      const echoes = left.filter(
        (finding) => finding !== leader && finding.check !== leader.check && isEcho(finding, leader),
      );
      if (echoes.length > 0) left = replaced(left, [leader, ...echoes], foldInto(leader, echoes, 'passage'));
    }
    return left;
  }, findings);

/** Whether a finding is of the source alone, or of a sentence of it. */
const isLost = ({ check, variant, source, target }: Problem): boolean =>
  (LOST.has(check) && source.length > 0 && (target.length === 0 || check === 'missing-sentences')) ||
  // The mark of the last sentence goes with it.
  (check === 'end-punctuation' && variant === 'missing');

const areInside = (places: readonly ProblemSpan[], around: readonly ProblemSpan[]): boolean =>
  places.every(({ from, to }) => around.some((whole) => whole.from <= from && to <= whole.to));
