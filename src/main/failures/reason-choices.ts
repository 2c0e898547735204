import { reasonOfFinding } from '../../content/mark-reason';
import { mostReasonChoices, type ReasonChoice } from '../../contract/failures';
import type { FoundProblem } from '../../contract/problems';
import { foundProblem } from '../checks/found-problem';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import type { FindingStore, ReviewerFinding, WrongField } from './finding-store';

interface Stores {
  readonly requests: ContentRequestStore;
  readonly problems: ProblemStore;
  readonly findings: FindingStore;
  readonly reasons: MarkReasonStore;
  readonly labels: ProblemLabels;
}

/** Own words that are offered again. */
const mostTexts = 5;

/**
 * Returns the reasons that failed imports of these requests may have: what was found in them, and own words
 * that were given before. The reason that was used last is first; then come problems with errors first, and
 * what reviewers said.
 */
export function reasonChoices(stores: Stores, keys: readonly number[]): readonly ReasonChoice[] {
  const { reasons } = stores;
  const texts = reasons.recentTexts(mostTexts);
  const found: readonly ReasonChoice[] = [
    ...problemChoices(stores, keys),
    ...reviewerChoices('verdict', stores.findings.wrong(keys), keys.length),
    ...reviewerChoices('correction', stores.findings.corrected(keys), keys.length),
  ];
  return [
    ...found.map((choice) => ({ choice, lastUse: lastUseOf(stores, keys, choice) })),
    ...texts.map(({ text, lastUse }) => ({ choice: { kind: 'text', text } as const, lastUse })),
  ]
    .toSorted((a, b) => b.lastUse - a.lastUse)
    .slice(0, mostReasonChoices)
    .map(({ choice }) => choice);
}

function lastUseOf({ reasons, findings }: Stores, keys: readonly number[], choice: ReasonChoice): number {
  switch (choice.kind) {
    case 'problem': {
      const { kind, id } = reasonOfFinding(choice.id, choice.problem?.detail);
      // One choice for several requests covers every rule that was found in them.
      const rules = kind === 'rule' && choice.problem === undefined ? findings.rules(keys, choice.id) : [];
      return Math.max(...[id, ...rules].map((one) => reasons.lastUse(kind, one)));
    }
    case 'verdict':
      return reasons.lastUse('verdict', 'wrong');
    case 'correction':
      return reasons.lastUse('correction', 'correction');
    case 'text':
      return 0;
  }
}

/** One choice for each problem of a single request, else one for each check. */
function problemChoices(
  { requests, problems, labels, findings }: Stores,
  keys: readonly number[],
): readonly ReasonChoice[] {
  const [key = 0] = keys;
  if (keys.length > 1) {
    return findings
      .checks(keys)
      .map(({ check_id: id, level, requests: count }) => ({ kind: 'problem', id, level, requests: count }));
  }
  const request = requests.byKey(key);
  if (request === undefined || request.checked_version !== request.version) return [];
  const labelOf = labels.read()(request);
  return problems
    .ofRequest(key)
    .map((row) => foundProblem(row, labelOf))
    .filter((problem): problem is FoundProblem => problem !== undefined && problem.dismissed === undefined)
    .toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
    .map((problem) => ({
      kind: 'problem',
      id: problem.check,
      level: problem.level,
      requests: 1,
      problem,
    }));
}

function reviewerChoices(
  kind: 'verdict' | 'correction',
  found: readonly (ReviewerFinding & Partial<Pick<WrongField, 'comment'>>)[],
  total: number,
): readonly ReasonChoice[] {
  if (total === 1) {
    return found.map(({ field_id: field, reviewer, comment }) => ({
      kind,
      requests: 1,
      field,
      reviewer,
      ...(comment ? { comment } : {}),
    }));
  }
  const requests = new Set(found.map(({ request_key }) => request_key)).size;
  return requests === 0 ? [] : [{ kind, requests }];
}
