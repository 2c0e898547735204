import { SquarePen } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { toggleMode } from '../display/review-mode';

/** Opens the editor of a local request. `isNext`: the request needs this action next. */
export function EditButton({ isNext }: { readonly isNext: boolean }) {
  const stores = useStores();
  const isEdited = useStore(stores.review, (s) => s.mode === 'edit');
  return (
    <Button
      // While the request is edited, completing it is the next action.
      variant={isNext && !isEdited ? 'primary' : 'plain'}
      icon={<SquarePen size={15} aria-hidden="true" />}
      command="edit"
      aria-pressed={isEdited}
      title={t('edit.button.hint')}
      onClick={() => toggleMode(stores, 'edit')}
    >
      <span className="action-label">{t('edit.button')}</span>
    </Button>
  );
}
