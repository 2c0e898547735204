import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';

/** Shown for a non-empty value that renders as nothing. */
export function NothingRendered({ fieldId }: { readonly fieldId: string }) {
  const { review } = useStores();
  return (
    <div className="field-more">
      {t('field.nothingRendered')}
      <Button small onClick={() => review.getState().setViewMode('code', fieldId)}>
        {t('field.showCode')}
      </Button>
    </div>
  );
}
