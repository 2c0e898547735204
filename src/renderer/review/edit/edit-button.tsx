import { SquarePen } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../../shared/ui-types';
import { useDesk } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { showEdit } from './show-edit';

/** Work on a local request; of a mirrored one the button says why not. */
export function EditButton({
  request,
  isNext,
}: {
  readonly request: RequestRow;
  /** It is what the request waits for. */
  readonly isNext: boolean;
}) {
  const desk = useDesk();
  const shown = useStore(desk.edit, (s) => s.shown);
  return (
    <Button
      // While it is edited, completing comes next.
      variant={isNext && !shown ? 'primary' : 'plain'}
      icon={<SquarePen size={15} aria-hidden="true" />}
      shortcut="e"
      aria-keyshortcuts="e"
      aria-pressed={shown}
      title={`${t('edit.button.hint')} (e)`}
      disabledReason={request.origin === undefined ? undefined : t('edit.hold.mirrored')}
      onClick={() => showEdit(desk, !shown)}
    >
      {t('edit.button')}
    </Button>
  );
}
