import { CircleCheck } from 'lucide-react';
import type { ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';

/** One element for all rows, so that React does not make it again with each of them. */
const icon = <CircleCheck size={15} aria-hidden="true" />;

/** Marks a field as reviewed, or not. */
export function FieldReviewed({ field }: { readonly field: ReviewField }) {
  const { reviewing } = useStores();
  const { id, reviewed } = field;
  return (
    <IconButton
      className="field-reviewed"
      label={t('reviewed.field', { id })}
      command="reviewed.toggleField"
      title={t(reviewed === 'reviewed' ? 'reviewed.field.take' : 'reviewed.field.do')}
      aria-pressed={reviewed === 'reviewed'}
      icon={icon}
      onClick={() => void reviewing.setField(id, reviewed !== 'reviewed')}
    />
  );
}
