import { checkField } from '../../content/checks/check-field';
import { problemKey, type CheckId } from '../../content/checks/problem';
import type { CheckLevelStore } from '../checks/check-level-store';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import { wantedChecks } from '../checks/wanted-checks';
import { languagesOf } from '../checks/request-languages';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { OrderedField } from '../orders/ordered-field-store';

interface Parts {
  readonly stores: {
    readonly requests: ContentRequestStore;
    readonly problems: ProblemStore;
    readonly levels: CheckLevelStore;
  };
  readonly labels: ProblemLabels;
}

/** An error of the checks in a target that is to be written, not dismissed. */
export interface OpenError {
  readonly requestId: string;
  readonly fieldId: string;
  readonly check: CheckId;
}

/**
 * Lists the errors in these results that are not dismissed: those that were found in the background, and for
 * requests that are not checked yet, those that the checks find in the field itself.
 */
export function openErrors({ stores, labels }: Parts, results: Iterable<OrderedField>): readonly OpenError[] {
  const settings = stores.levels.list();
  const labelsOf = labels.read();
  const errors: OpenError[] = [];
  for (const [requestKey, fields] of Map.groupBy(results, (field) => field.requestKey)) {
    const request = stores.requests.byKey(requestKey);
    if (request === undefined) continue;
    const labelOf = labelsOf(request);
    const used = new Map(fields.map((field) => [field.id, field]));
    const add = (fieldId: string, check: CheckId, key: string): void => {
      const { level, dismissal } = labelOf({ check, fieldId, problemKey: key });
      if (level === 'error' && dismissal === undefined)
        errors.push({ requestId: request.id, fieldId, check });
    };
    if (request.checked_version === request.version) {
      for (const { field_id: id, check_id: check, problem_key: key } of stores.problems.ofRequest(
        requestKey,
      )) {
        if (used.has(id)) add(id, check, key);
      }
      continue;
    }
    const languages = languagesOf(request);
    const { only } = wantedChecks(languages, settings);
    for (const { id, type, data, source, target } of used.values()) {
      if (target === undefined) continue;
      for (const problem of checkField({ type, data, source, target }, languages, only)) {
        add(id, problem.check, problemKey(problem));
      }
    }
  }
  return errors;
}
