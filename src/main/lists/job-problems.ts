import { mostJobFields, type JobField, type JobProblems } from '../../contract/jobs';
import type { RequestRow } from '../../contract/ui-types';
import type { FieldProblems, JobProblemStore } from './job-problem-store';

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

function jobField(found: readonly FieldProblems[], requests: readonly RequestRow[]): JobField {
  const [{ position, fieldId } = { position: 0, fieldId: '' }] = found;
  const problems = requests.map(({ key }) => {
    const of = found.find(({ requestKey }) => requestKey === key);
    return of === undefined ? null : { errors: of.errors, warnings: of.warnings };
  });
  return { position, id: fieldId, problems };
}
