import { useEffect, useRef } from 'react';
import { secretOverlapHours } from '../../contract/webhook/deliveries';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';

/** Explains the effects of a rotation and asks for a confirmation. */
export function RotateQuestion({ onDone }: { readonly onDone: () => void }) {
  const { webhook } = useStores();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    // Esc leaves from either button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="rotate-question"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <p id="rotate-question">{t('webhook.rotate.question', { hours: secretOverlapHours })}</p>
      <Button
        small
        variant="primary"
        ref={first}
        aria-describedby="rotate-question"
        onClick={() => {
          onDone();
          void webhook.getState().rotateSecret();
        }}
      >
        {t('webhook.rotate.now')}
      </Button>
      <Button small variant="quiet" onClick={onDone}>
        {t('webhook.rotate.keep')}
      </Button>
    </div>
  );
}
