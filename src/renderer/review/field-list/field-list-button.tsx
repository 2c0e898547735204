import { List } from 'lucide-react';
import { IconButton } from '../../components/icon-button';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';

/** Opens the list of all fields. */
export function FieldListButton() {
  const { fieldList } = useStores();
  return (
    <IconButton
      label={t('fieldList.title')}
      command="field.goTo"
      icon={<List size={15} aria-hidden="true" />}
      onClick={() => fieldList.getState().open()}
    />
  );
}
