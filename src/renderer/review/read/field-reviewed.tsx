import { Check } from 'lucide-react';
import type { ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';
import { ChangedDot } from '../../components/changed-dot';

/** A field's own state: reviewed, changed since then (a dot), or neither. */
export function FieldReviewed({ field }: { readonly field: ReviewField }) {
  const { reviewing } = useStores();
  const { id, reviewed } = field;
  return (
    <>
      {reviewed === 'changed' ? <ChangedDot /> : null}
      <IconButton
        className="field-reviewed"
        label={t('reviewed.field', { id })}
        title={`${t(reviewed === 'reviewed' ? 'reviewed.field.take' : 'reviewed.field.do')} (Shift+R)`}
        aria-pressed={reviewed === 'reviewed'}
        icon={<Check size={14} strokeWidth={2.4} aria-hidden="true" />}
        onClick={() => void reviewing.setField(id, reviewed !== 'reviewed')}
      />
    </>
  );
}
