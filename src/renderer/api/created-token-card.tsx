import { useEffect, useRef } from 'react';
import type { CreatedToken } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { CopyButton } from '../components/copy/copy-button';

/** The new token, whose text is shown only here. */
export function CreatedTokenCard({ token }: { readonly token: CreatedToken }) {
  const { tokens } = useStores();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="created-token" ref={ref} aria-live="polite" aria-label={t('api.created.label')}>
      <div>
        <b>{t('api.created.title', { name: token.name })}</b>
        <span>{t('api.created.text')}</span>
      </div>
      <code>{token.token}</code>
      <div className="created-token-actions">
        <CopyButton text={token.token} />
        <Button small variant="quiet" onClick={() => tokens.getState().forgetCreated()}>
          {t('api.created.done')}
        </Button>
      </div>
    </section>
  );
}
