/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row */
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { secretOverlapHours, type WebhookSummary } from '../../contract/webhook/deliveries';
import { messageOf } from '../lib/host/client';
import { useStores } from '../stores/context';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { CopyButton } from '../components/copy/copy-button';
import { IconButton } from '../components/icon-button';
import { RotateQuestion } from './rotate-question';

const dots = '•'.repeat(24);

/** The secret that signs our calls; read from the host only when it is shown or copied. */
export function SigningSecret({ secret }: { readonly secret: WebhookSummary['secret'] }) {
  const { client, toasts, webhook } = useStores();
  const [shown, setShown] = useState<{ readonly text: string; readonly since: string | undefined }>();
  const [isAsked, setAsked] = useState(false);
  const rotate = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The question disappeared with its buttons, so the focus returns to the button that opened it.
    if (wasAsked.current && !isAsked) rotate.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  const isMade = secret.since !== undefined;
  const read = async (): Promise<string> => {
    const { secret: text } = await client.call('webhook.revealSecret', {});
    // The first reading creates the secret.
    if (!isMade) await webhook.getState().load();
    return text;
  };
  // After a rotation the shown secret is the previous one.
  const text = shown?.since === secret.since ? shown?.text : undefined;
  const toggle = async (): Promise<void> => {
    if (text !== undefined) return setShown(undefined);
    try {
      const revealed = await read();
      setShown({ text: revealed, since: webhook.getState().summary?.secret.since });
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  const ShowIcon = text === undefined ? Eye : EyeOff;
  return (
    <div className="webhook-row" role="group" aria-labelledby="signing-secret">
      <span className="label" id="signing-secret">
        {t('webhook.secret')}
      </span>
      <div className="webhook-value">
        {secret.problem === undefined ? (
          <>
            {isMade ? <SecretText text={text} /> : null}
            {isMade ? (
              <IconButton
                label={t(text === undefined ? 'webhook.secret.show' : 'webhook.secret.hide')}
                icon={<ShowIcon size={15} aria-hidden="true" />}
                onClick={() => void toggle()}
              />
            ) : null}
            <CopyButton text={read} caption={t('webhook.secret.copy')} label={t('webhook.secret.copy')} />
          </>
        ) : null}
        {isMade || secret.problem !== undefined ? (
          <Button
            small
            ref={rotate}
            data-control="secret"
            icon={<RotateCw size={13} aria-hidden="true" />}
            title={t('webhook.rotate.question', { hours: secretOverlapHours })}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            {t('webhook.secret.rotate')}
          </Button>
        ) : null}
        <span className={secret.problem === undefined ? 'webhook-notice' : 'webhook-notice problem'}>
          <SecretNotice secret={secret} />
        </span>
      </div>
      {isAsked ? <RotateQuestion onDone={() => setAsked(false)} /> : null}
    </div>
  );
}

/** The secret, or dots in its place. */
function SecretText({ text }: { readonly text: string | undefined }) {
  if (text !== undefined) return <code className="secret">{text}</code>;
  return (
    <span className="secret">
      <span aria-hidden="true">{dots}</span>
      <span className="visually-hidden">{t('webhook.secret.hidden')}</span>
    </span>
  );
}

function SecretNotice({ secret }: { readonly secret: WebhookSummary['secret'] }) {
  const { problem, since, previousUntil } = secret;
  if (problem !== undefined) return problem;
  if (since === undefined) return t('webhook.secret.none');
  if (previousUntil === undefined) {
    return <time title={exactTime(since)}>{t('webhook.secret.since', { time: sentenceTime(since) })}</time>;
  }
  return (
    <time title={exactTime(previousUntil)}>
      {t('webhook.secret.previous', { time: sentenceTime(previousUntil) })}
    </time>
  );
}
