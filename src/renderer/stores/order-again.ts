import type { RequestDetail } from '../../contract/ui-types';
import { messageOf, type Client } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import type { Stores } from './context';
import { draftField } from './orders/order-draft';
import { readFields } from './read-fields';

/** In the `same` language, in an `other` one to be chosen, or only the texts whose source has `changed`. */
export type OrderAgain = 'same' | 'other' | 'changed';

/** A form with more texts is no form any more. */
const mostFields = 500;

/** Begins a new order with the texts of the request that is shown. */
export async function orderAgain(
  {
    client,
    app,
    review,
    orderDraft,
    toasts,
  }: Pick<Stores, 'client' | 'app' | 'review' | 'orderDraft' | 'toasts'>,
  which: OrderAgain,
): Promise<void> {
  const { request } = review.getState();
  if (request === undefined) return;
  const refuse = (text: string): unknown => toasts.getState().show({ tone: 'error', text });
  try {
    if (request.fieldCount > mostFields) return void refuse(t('orderAgain.tooLong', { most: mostFields }));
    const all = await readFields(client, request);
    const changed = which === 'changed' ? await changedIds(client, request.key) : undefined;
    const wanted = all.filter((field) => field.isSourceUnknown !== true && changed?.has(field.id) !== false);
    if (wanted.length === 0) {
      return void refuse(t(which === 'changed' ? 'orderAgain.nothingChanged' : 'orderAgain.noSource'));
    }
    app.getState().goTo('orders');
    orderDraft.getState().begin({
      title: request.title,
      source: request.languageSource,
      targets: which === 'other' ? [] : [request.languageTarget],
      fields: wanted.map(({ id, data, source }) =>
        draftField({ id, data: data === 'html' ? 'html' : 'text', value: source }),
      ),
    });
  } catch (error) {
    refuse(messageOf(error));
  }
}

/** Fields whose source differs from the version that was reviewed last, or else from the one before. */
async function changedIds(client: Client, key: number): Promise<ReadonlySet<string>> {
  const detail: RequestDetail = await client.call('requests.detail', { key });
  const { version, reviewedVersion } = detail;
  const reviewed = reviewedVersion?.version ?? version;
  const from = reviewed < version ? reviewed : Math.max(1, version - 1);
  const ids = new Set<string>();
  for (let total = Infinity, offset = 0; offset < total;) {
    const portion = await client.call('changes.overview', { key, from, to: version, offset });
    ({ total } = portion);
    if (portion.fields.length === 0) break;
    offset += portion.fields.length;
    for (const { id, kind, source } of portion.fields) if (source && kind !== 'removed') ids.add(id);
  }
  return ids;
}
