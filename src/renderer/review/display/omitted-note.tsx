import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { copyContent } from './copy-content';

interface OmittedNoteProps {
  readonly count: number;
  /** The whole value for copying. */
  readonly value: string;
}

/** A note below a value with its number of omitted characters (`drawn-text.ts`). */
export function OmittedNote({ count, value }: OmittedNoteProps) {
  return count === 0 ? null : <Omitted count={count} value={value} />;
}

function Omitted({ count, value }: OmittedNoteProps) {
  const stores = useStores();
  return (
    <div className="field-more">
      {t('field.omitted', { count })}
      <Button small onClick={() => void copyContent(stores, t('copy.copied'), () => value)}>
        {t('field.copyAll')}
      </Button>
    </div>
  );
}
