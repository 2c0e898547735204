import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../lib/host/client';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { CopyButton } from '../components/copy/copy-button';
import { curlLine } from './curl-line';

/** A cURL line for the terminal; it contains the real token once that is created, without storing it. */
export function FirstCurl({ serviceUrl }: { readonly serviceUrl: string | undefined }) {
  const { client, toasts } = useStores();
  const [token, setToken] = useState<string>();
  const line = curlLine(serviceUrl ?? '', token, t('first.curl.sampleText'));

  const create = async (): Promise<void> => {
    try {
      const created = await client.call('tokens.create', { name: t('first.curl.tokenName'), kind: 'test' });
      setToken(created.token);
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };

  return (
    <>
      <p>{t('first.curl.text')}</p>
      <div className="command">
        <pre aria-label={t('first.curl.label')}>
          <code>{line}</code>
        </pre>
        <CopyButton text={line} />
      </div>
      {token === undefined ? (
        <Button icon={<KeyRound size={14} aria-hidden="true" />} onClick={() => void create()}>
          {t('first.curl.token')}
        </Button>
      ) : (
        <output>{t('first.curl.tokenCreated')}</output>
      )}
    </>
  );
}
