import { SquarePen } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { toggleMode } from '../display/review-mode';

/** Opens the editor for a local request; for a mirrored one it explains why that is impossible. */
export function EditButton({
  request,
  isNext,
}: {
  readonly request: RequestRow;
  /** Whether the request needs this action next. */
  readonly isNext: boolean;
}) {
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
      disabledReason={request.origin === undefined ? undefined : t('edit.hold.mirrored')}
      onClick={() => toggleMode(stores, 'edit')}
    >
      {t('edit.button')}
    </Button>
  );
}
