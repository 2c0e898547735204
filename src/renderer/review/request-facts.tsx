import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { IconButton } from '../components/icon-button';
import { onDemand } from '../components/on-demand';
import { t } from '../lib/messages/translate';
import type { Facts } from './facts-list';
import './request-facts.css';

const FactsList = onDemand(async () => (await import('./facts-list')).FactsList);

/** A button that shows every fact about a request, like its times, its version and its id. */
export function RequestFacts(props: Facts) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('review.facts')}
        icon={<Info size={15} aria-hidden="true" />}
        aria-haspopup="dialog"
        popoverTarget={id}
      />
      <dialog
        id={id}
        popover="auto"
        aria-label={t('review.facts')}
        className="popover-card request-facts"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <ErrorBoundary>
            <FactsList {...props} />
          </ErrorBoundary>
        ) : null}
      </dialog>
    </>
  );
}
