import { CopyPlus } from 'lucide-react';
import type { RequestRow } from '../../contract/ui-types';
import { MenuButton } from '../components/menu-button';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { orderAgain } from '../stores/order-again';

/** "Order again": a new order that begins with the texts of the request. */
export function OrderMenu({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const kinds = request.version > 1 ? (['same', 'other', 'changed'] as const) : (['same', 'other'] as const);
  return (
    <MenuButton
      label={t('orderAgain.menu')}
      icon={<CopyPlus size={15} aria-hidden="true" />}
      items={kinds.map((kind) => ({
        label: t(`orderAgain.${kind}`),
        run: () => void orderAgain(stores, kind),
      }))}
    />
  );
}
