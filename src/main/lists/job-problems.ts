import { mostJobFields, type CellProblems, type JobField, type JobProblems } from '../../contract/jobs';
import type { RequestRow } from '../../contract/ui-types';
import { problemOf } from '../checks/found-problem';
import type { CellProblem, JobProblemStore } from './job-problem-store';

/** Lists where the requests of a job have problems. */
export function readJobProblems(
  store: Pick<JobProblemStore, 'of'>,
  requests: readonly RequestRow[],
): JobProblems {
  const found = store.of(requests.map(({ key }) => key));
  const byField = Map.groupBy(found, ({ position, fieldId }) => JSON.stringify([position, fieldId]));
  const fields = [...byField.values()].map((ofField) => jobField(ofField, requests));
  return {
    requests,
    fields: fields.slice(0, mostJobFields),
    more: Math.max(0, fields.length - mostJobFields),
  };
}

function jobField(found: readonly CellProblem[], requests: readonly RequestRow[]): JobField {
  const [{ position, fieldId } = { position: 0, fieldId: '' }] = found;
  const byRequest = Map.groupBy(found, ({ requestKey }) => requestKey);
  return { position, id: fieldId, problems: requests.map(({ key }) => cell(byRequest.get(key))) };
}

function cell(found: readonly CellProblem[] = []): CellProblems | null {
  const [counted] = found;
  if (counted === undefined) return null;
  const { errors, warnings, styles } = counted;
  const first = found.map(({ check, level, body }) => ({ ...problemOf(check, body), level }));
  return { errors, warnings, styles, first };
}
