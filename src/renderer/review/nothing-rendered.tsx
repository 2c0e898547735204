import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { Button } from '../ui/button';

/** A value that is there, and of which the rendered look shows nothing. */
export function NothingRendered({ fieldId }: { readonly fieldId: string }) {
  const { review } = useDesk();
  return (
    <div className="field-more">
      {t('field.nothingRendered')}
      <Button small onClick={() => review.getState().setLook('code', fieldId)}>
        {t('field.showCode')}
      </Button>
    </div>
  );
}
