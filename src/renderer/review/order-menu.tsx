import { CopyPlus } from 'lucide-react';
import type { RequestRow } from '../../contract/ui-types';
import { MenuButton } from '../components/menu-button';
import { commandTitle } from '../lib/messages/command-titles';
import { t } from '../lib/messages/translate';
import { requestScopes } from './scope/request-scopes';
import { useStores } from '../stores/context';
import { shownScopes } from '../stores/handover-scope';
import { orderAgain } from '../stores/order-again';

/** "Order again": a new order that begins with the texts of the request. */
export function OrderMenu({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const kinds = request.version > 1 ? (['same', 'other', 'changed'] as const) : (['same', 'other'] as const);
  return (
    <MenuButton
      label={t('orderAgain.menu')}
      icon={<CopyPlus size={15} aria-hidden="true" />}
      items={() => [
        ...kinds.map((kind) => ({
          label: t(`orderAgain.${kind}`),
          run: () => void orderAgain(stores, kind),
        })),
        {
          label: commandTitle('handover.create'),
          run: () => stores.app.getState().askHandover(shownScopes(stores)),
        },
        {
          label: commandTitle('rehearse'),
          run: () => stores.app.getState().askRehearsal(requestScopes(stores)),
        },
      ]}
    />
  );
}
