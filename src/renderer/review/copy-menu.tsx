import { Copy } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { useDesk } from '../stores/context';
import { t } from '../lib/messages/translate';
import { MenuButton } from '../components/menu-button';
import { copyActs } from './copy-acts';

/** "Copy": the request that is shown, in the forms that other tools take. */
export function CopyMenu({ request }: { readonly request: RequestRow }) {
  const desk = useDesk();
  const service = useStore(desk.app, (s) => s.info?.service);
  return (
    <MenuButton
      label={t('copyContent.menu')}
      icon={<Copy size={15} aria-hidden="true" />}
      items={copyActs(desk, request, service)}
    />
  );
}
