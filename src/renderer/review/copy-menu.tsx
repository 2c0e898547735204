import { Copy } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { MenuButton } from '../components/menu-button';
import { copyActions } from './copy-actions';

/** The "Copy" menu: the shown request in the formats of other tools. */
export function CopyMenu({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const service = useStore(stores.app, (s) => s.info?.service);
  return (
    <MenuButton
      label={t('copyContent.menu')}
      icon={<Copy size={15} aria-hidden="true" />}
      items={() => copyActions(stores, request, service)}
    />
  );
}
