import { useStore } from 'zustand';
import { ChoiceDialog } from '../../components/choice/choice-dialog';
import { useStores } from '../../stores/context';
import { FieldChoice } from './field-choice';

/** Finds a field of the request by a part of its id or of its text. */
export function FieldListDialog() {
  const { fieldList } = useStores();
  const opened = useStore(fieldList, (s) => s.opened);
  return (
    <ChoiceDialog opened={opened} close={() => fieldList.getState().close()} labelledBy="field-list-label">
      <FieldChoice key={opened} />
    </ChoiceDialog>
  );
}
