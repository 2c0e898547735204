import {
  isRuleCheck,
  mostReasons,
  namesFinding,
  reasonOfFinding,
  type FailureState,
} from '../../content/mark-reason';
import type { MarkReason } from '../../content/mark-reason';
import { foundProblem } from '../checks/found-problem';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import type { FindingStore } from './finding-store';

interface Parts {
  readonly requests: Pick<ContentRequestStore, 'byKey'>;
  readonly problems: Pick<ProblemStore, 'ofRequest'>;
  readonly findings: Pick<FindingStore, 'wrong' | 'corrected'>;
  readonly reasons: Pick<MarkReasonStore, 'failureCounts'>;
  readonly labels: Pick<ProblemLabels, 'read'>;
}

/** Counts failed imports, and finds the places of a reason that was given for several. */
export class FailedImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Numbers of failed imports by how far the answer is. */
  counts(): Readonly<Record<FailureState, number>> {
    return this.#parts.reasons.failureCounts();
  }

  /**
   * Returns the reasons that were given for several requests as those of one of them: a finding that was
   * named for all becomes each place where it was found in this request, so that an answer is compared there.
   * A reason that was not found in the request stays as it was given.
   */
  reasonsOf(requestKey: number, given: readonly MarkReason[]): readonly MarkReason[] {
    if (given.every(({ kind, field }) => kind === 'text' || field !== undefined)) return given;
    const named = new Map<string, MarkReason>();
    for (const reason of given) {
      const found = reason.field === undefined ? this.#placesOf(requestKey, reason) : [];
      for (const one of found.length === 0 ? [reason] : found)
        named.set(JSON.stringify([one.kind, one.id, one.field, one.text]), one);
    }
    return [...named.values()].slice(0, mostReasons);
  }

  #placesOf(requestKey: number, reason: MarkReason): readonly MarkReason[] {
    switch (reason.kind) {
      case 'problem':
      case 'rule':
        return this.#problems(requestKey).flatMap(({ check, detail, fieldId: field }) =>
          namesFinding(reason, check, detail)
            ? [{ ...reason, ...(isRuleCheck(check) ? reasonOfFinding(check, detail) : {}), field }]
            : [],
        );
      case 'verdict':
        return this.#parts.findings.wrong([requestKey]).map(({ field_id: field }) => ({ ...reason, field }));
      case 'correction':
        return this.#parts.findings
          .corrected([requestKey])
          .map(({ field_id: field }) => ({ ...reason, field }));
      case 'text':
        return [];
    }
  }

  #problems(requestKey: number) {
    const request = this.#parts.requests.byKey(requestKey);
    if (request === undefined || request.checked_version !== request.version) return [];
    const labelOf = this.#parts.labels.read()(request);
    return this.#parts.problems
      .ofRequest(requestKey)
      .flatMap((row) => foundProblem(row, labelOf) ?? [])
      .filter(({ dismissed }) => dismissed === undefined);
  }
}
