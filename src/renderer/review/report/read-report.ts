import type { RequestProblems } from '../../../contract/problems';
import type { Note } from '../../../contract/reviewing';
import type { RequestDetail, ReviewField } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import { loadProblemTexts } from '../../lib/messages/problem-text';
import { readFields } from '../../stores/read-fields';

/** A request with everything that a report says of it. */
export interface ReportedRequest {
  readonly detail: RequestDetail;
  readonly fields: readonly ReviewField[];
  readonly problems: RequestProblems;
  readonly notes: readonly Note[];
}

/**
 * Reads requests one after another, so that the host answers other calls in between; `onRead` is called with
 * the number of those that are read. Returns undefined once it is cancelled.
 */
export async function readReport(
  client: Pick<Client, 'call'>,
  keys: readonly number[],
  cancelled: AbortSignal,
  onRead: (done: number) => void,
): Promise<readonly ReportedRequest[] | undefined> {
  await loadProblemTexts();
  const requests: ReportedRequest[] = [];
  for (const key of keys) {
    if (cancelled.aborted) return undefined;
    const detail = await client.call('requests.detail', { key });
    requests.push({
      detail,
      fields: await readFields(client, detail),
      problems: await client.call('problems.ofRequest', { key }),
      notes: await client.call('notes.list', { key }),
    });
    onRead(requests.length);
  }
  return cancelled.aborted ? undefined : requests;
}
