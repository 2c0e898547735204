import { RotateCw } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { cellTime, exactTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { Chip } from '../components/chip';
import { CopyButton } from '../components/copy/copy-button';

/** The listener's address for this connection's service, and the secret that authenticates its calls. */
export function ConnectionListener({ connection }: { readonly connection: ConnectionSummary }) {
  const { connections } = useStores();
  const { key, name, listener } = connection;
  const { url, hasSecret, lastReceived } = listener;
  const secret = hasSecret ? 'set' : 'unset';
  return (
    <section aria-labelledby="connection-listener">
      <h3 id="connection-listener">{t('connection.listener')}</h3>
      <p className="connection-hint">{t('connection.listener.text')}</p>
      <dl className="facts">
        <div>
          <dt>{t('listener.address')}</dt>
          <dd className="listener-address">
            {url === undefined ? (
              t('listener.address.none')
            ) : (
              <>
                <code dir="ltr">{url}</code>
                <CopyButton text={url} label={t('listener.address.copy', { name })} />
              </>
            )}
            <Button
              small
              icon={<RotateCw size={13} aria-hidden="true" />}
              title={t('connection.listener.renew.hint')}
              onClick={() => void connections.getState().renewAddress(key)}
            >
              {t('connection.listener.renew')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{t('listener.lastReceived')}</dt>
          <dd title={lastReceived === undefined ? undefined : exactTime(lastReceived)}>
            {lastReceived === undefined ? t('listener.lastReceived.never') : cellTime(lastReceived)}
          </dd>
        </div>
        <div>
          <dt>{t('listener.secret')}</dt>
          <dd>
            <Chip tone={hasSecret ? 'ok' : 'warn'} title={t(`listener.secret.${secret}.hint`)}>
              {t(`listener.secret.${secret}`)}
            </Chip>
            <SecretForm connectionKey={key} hasSecret={hasSecret} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function SecretForm({
  connectionKey,
  hasSecret,
}: {
  readonly connectionKey: number;
  readonly hasSecret: boolean;
}) {
  const { connections, toasts } = useStores();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const set = async (secret: string | null): Promise<void> => {
    const failed = await connections.getState().setSecret(connectionKey, secret);
    setProblem(failed?.replace(/^secret: /, ''));
    if (failed !== undefined) return;
    setText('');
    toasts.getState().show({
      tone: 'done',
      text: t(secret === null ? 'connection.secret.removed' : 'connection.secret.saved'),
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void set(text.trim());
  };
  return (
    <form className="secret-form" onSubmit={submit} noValidate>
      <input
        className="text-input"
        type="password"
        autoComplete="off"
        aria-label={t('connection.secret.label')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        placeholder={t('connection.secret.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button
        small
        type="submit"
        disabledReason={text.trim() === '' ? t('connection.secret.empty') : undefined}
      >
        {t('connection.secret.save')}
      </Button>
      {hasSecret ? (
        <Button small variant="quiet" onClick={() => void set(null)}>
          {t('connection.secret.remove')}
        </Button>
      ) : null}
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {problem}
      </p>
    </form>
  );
}
