import { printTerm } from '../../../content/filter/print-filter';
import { messageOf } from '../../lib/host/client';
import type { Stores } from '../../stores/context';

/** Lists all requests of the shown request's job and selects them: what follows acts on all of them. */
export async function showJob(stores: Pick<Stores, 'requests' | 'review'>): Promise<void> {
  if (await listJob(stores)) await stores.requests.getState().chooseAll();
}

/** Shows a request of the job: in the current list, or else in the list of the job. */
export async function showLanguage(
  stores: Pick<Stores, 'requests' | 'review' | 'toasts'>,
  key: number,
): Promise<void> {
  const { selectKey } = stores.requests.getState();
  try {
    if (!(await selectKey(key)) && (await listJob(stores))) await selectKey(key);
  } catch (error) {
    stores.toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}

/** Shows the request of the job in the next or the previous language; after the last comes the first. */
export async function stepLanguage(
  stores: Pick<Stores, 'job' | 'requests' | 'review' | 'toasts'>,
  by: 1 | -1,
): Promise<void> {
  const { requests } = stores.job.getState();
  const at = requests.findIndex(({ key }) => key === stores.review.getState().request?.key);
  const next = requests.at((at + by) % requests.length);
  if (at !== -1 && next !== undefined) await showLanguage(stores, next.key);
}

/** Whether the shown request exists in several languages. */
export function hasJob({ job, review }: Pick<Stores, 'job' | 'review'>): boolean {
  const { requests } = job.getState();
  const shown = review.getState().request?.key;
  return requests.length > 1 && requests.some(({ key }) => key === shown);
}

async function listJob({ requests, review }: Pick<Stores, 'requests' | 'review'>): Promise<boolean> {
  const { request } = review.getState();
  if (request === undefined) return false;
  await requests.getState().showView('all', jobFilter(request.id));
  return true;
}

/** The filter that selects the requests of a job, by the id of one of them. */
export function jobFilter(id: string): string {
  return printTerm({ kind: 'condition', key: 'job', values: [id], isNegated: false });
}
