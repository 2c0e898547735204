import { CircleX, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';

/** Says why this request could not be checked, and offers to check it again. */
export function ChecksFailed() {
  const { problems } = useStores();
  const failure = useStore(problems, (s) => s.failure ?? 'forgotten');
  const isFailed = useStore(problems, (s) => s.checked === 'failed');
  if (!isFailed) return null;
  return (
    <div className="checks-failed">
      <CircleX size={14} aria-hidden="true" />
      <output aria-label={t('problems.label')} aria-live="polite">
        {t(`problems.failed.${failure}`)}
      </output>
      <Button
        small
        icon={<RotateCw size={13} aria-hidden="true" />}
        title={t('problems.checkAgain.hint')}
        onClick={() => {
          // The button disappears when it is pressed, so the focus moves first.
          focusReview();
          void problems.getState().checkAgain();
        }}
      >
        {t('problems.checkAgain')}
      </Button>
    </div>
  );
}
