import { CircleCheck } from 'lucide-react';
import type { RequestRow } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';

/** Toggles the user's review of a request. */
export function ReviewedButton({ request }: { readonly request: RequestRow }) {
  const { reviewing } = useStores();
  const isReviewed = request.reviewed === 'reviewed';
  return (
    <Button
      icon={<CircleCheck size={15} aria-hidden="true" />}
      command="reviewed.toggle"
      aria-pressed={isReviewed}
      title={t(isReviewed ? 'reviewed.button.on.hint' : 'reviewed.button.off.hint')}
      onClick={() => void reviewing.toggle()}
    >
      <span className="action-label">{t('reviewed.button')}</span>
    </Button>
  );
}
