import type { RequestRow, ServiceState } from '../../contract/ui-types';
import type { Stores } from '../stores/context';
import { t } from '../lib/messages/translate';
import type { MenuItem } from '../components/menu-button';
import { copyContent, readingCall, readTargets } from './display/copy-content';

/** Parts of a request that can be copied now; for its menu and the palette. */
export function copyActions(
  stores: Stores,
  request: RequestRow,
  service: ServiceState | undefined,
): readonly MenuItem[] {
  const { client } = stores;
  const call = readingCall(request.id, service);
  const item = (key: 'html' | 'text' | 'json' | 'curl', read: () => string | Promise<string>): MenuItem => ({
    label: t(`copyContent.${key}`),
    run: () => void copyContent(stores, t(`copyContent.${key}.done`), read),
  });
  return [
    ...(request.completed === undefined
      ? []
      : [
          item('html', () => readTargets(client, request, 'html')),
          item('text', () => readTargets(client, request, 'text')),
        ]),
    item('json', async () => (await client.call('requests.json', { key: request.key })).json),
    ...(call === undefined ? [] : [item('curl', () => call)]),
  ];
}
