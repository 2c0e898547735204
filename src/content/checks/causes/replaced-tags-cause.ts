import type { ParsedPair } from '../parsed/parsed-pair';
import { problemKey, type Problem } from '../problem';
import { shorten } from '../problem-collector';
import { replaced } from './fold';

/** Variants of tags that set words apart in a sentence. */
const SET_APART: ReadonlySet<string> = new Set(['code', 'inline']);

/**
 * Where a block of the target sets one text apart by another tag than its block of the source, says so once:
 * a `<var>` became a `<code>`, around words that are translated.
 */
export function foldReplacedTags(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const missing = findings.filter((finding) => isOdd(finding, 'tags-missing'));
  const extra = findings.filter((finding) => isOdd(finding, 'tags-extra'));
  if (missing.length === 0 || extra.length === 0) return findings;
  const blocksOf = blockFinder(pair);
  const added = Map.groupBy(extra, (finding) => blocksOf(finding, 'target'));
  const found = new Map<string, Problem>();
  let left = findings;
  for (const [blocks, lost] of Map.groupBy(missing, (finding) => blocksOf(finding, 'source'))) {
    const others = added.get(blocks) ?? [];
    if (blocks === undefined || lost.length !== others.length) continue;
    for (const [at, finding] of lost.entries()) {
      const other = others[at];
      if (other === undefined || other.detail['tag'] === finding.detail['tag']) continue;
      const problem = asReplaced(pair, finding, other);
      const same = found.get(problemKey(problem));
      const whole = same === undefined ? problem : withPlacesOf(same, problem);
      left = replaced(left, [...(same === undefined ? [] : [same]), finding, other], whole);
      found.set(problemKey(problem), whole);
    }
  }
  return left;
}

function isOdd({ check, variant, source, target, cause }: Problem, of: Problem['check']): boolean {
  const [own, others] = of === 'tags-missing' ? [source, target] : [target, source];
  return (
    check === of && SET_APART.has(variant) && cause === undefined && own.length > 0 && others.length === 0
  );
}

function asReplaced({ source }: ParsedPair, finding: Problem, other: Problem): Problem {
  const at = finding.source[0]?.to ?? 0;
  const [inside = ''] = source.raw.slice(at).split('<', 1);
  const detail = {
    tag: finding.detail['tag'] ?? '',
    found: other.detail['tag'] ?? '',
    text: finding.detail['text'] ?? shorten(inside),
  };
  return { ...finding, variant: 'replaced', detail, target: other.target };
}

const withPlacesOf = (one: Problem, other: Problem): Problem => ({
  ...one,
  source: [...one.source, ...other.source],
  target: [...one.target, ...other.target],
});

/** Names the pairs of blocks that tags at the places of a finding are in; undefined where one is in none. */
function blockFinder({ blocks, source, target }: ParsedPair) {
  const numbers = new Map(
    blocks.flatMap((both, at) => [both.source, both.target].map((block) => [block, at] as const)),
  );
  const blocksAt = {
    source: new Map(Array.from(source.blockOfTag, ([{ start }, block]) => [start, block] as const)),
    target: new Map(Array.from(target.blockOfTag, ([{ start }, block]) => [start, block] as const)),
  };
  return (finding: Problem, side: 'source' | 'target'): string | undefined => {
    const found = finding[side].map(({ from }) => {
      const block = blocksAt[side].get(from);
      return block === undefined ? undefined : numbers.get(block);
    });
    return found.includes(undefined) ? undefined : found.join(' ');
  };
}
