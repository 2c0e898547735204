import { Send, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { longestWebhookUrl } from '../../contract/webhook/webhook-url';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { isUnencrypted, urlNotice, type UrlNotice } from './url-notice';

/** The field for the address, validated while typing, and the button for a test delivery. */
export function WebhookUrl({ saved }: { readonly saved: string | null }) {
  const { webhook, deliveries } = useStores();
  const draft = useStore(webhook, (s) => s.draft);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = draft ?? saved ?? '';
  const notice = urlNotice(draft, saved, isTried);
  const { save, remove, sendTest, type } = webhook.getState();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text !== '' && (await save())) setTried(false);
    else input.current?.focus();
  };
  const test = async (): Promise<void> => {
    const key = await sendTest();
    if (key !== undefined) await deliveries.getState().showKey(key);
  };
  return (
    <form className="webhook-row" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{t('webhook.url')}</label>
      <div className="webhook-value">
        <input
          id={id}
          ref={input}
          className="text-input"
          type="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('webhook.url.placeholder')}
          value={text}
          title={text}
          aria-invalid={notice.kind === 'fault'}
          aria-describedby={`${id}-notice`}
          onChange={(event) => {
            setTried(false);
            type(event.target.value);
          }}
        />
        <Button
          type="submit"
          variant={draft === undefined ? 'plain' : 'primary'}
          title={t('webhook.save.hint')}
          disabledReason={saved !== null && draft === undefined ? t('webhook.save.same') : undefined}
        >
          {t('webhook.save')}
        </Button>
        <Button
          data-control="test"
          icon={<Send size={14} aria-hidden="true" />}
          title={t('webhook.test.hint')}
          disabledReason={testRefusal(saved, draft)}
          onClick={() => void test()}
        >
          {t('webhook.test')}
        </Button>
        {saved === null ? null : (
          <IconButton
            label={t('webhook.remove')}
            icon={<Trash2 size={15} aria-hidden="true" />}
            onClick={() => {
              input.current?.focus();
              void remove();
            }}
          />
        )}
      </div>
      <p
        className={notice.kind === 'fault' ? 'webhook-notice problem' : 'webhook-notice'}
        id={`${id}-notice`}
        aria-live="polite"
      >
        {noticeText(notice)}
      </p>
    </form>
  );
}

function testRefusal(saved: string | null, draft: string | undefined): string | undefined {
  if (saved === null) return t('webhook.test.noUrl');
  return draft === undefined ? undefined : t('webhook.test.changed');
}

function noticeText(notice: UrlNotice): string {
  if (notice.kind === 'fault') {
    return t(`webhook.url.fault.${notice.fault}`, { most: formatNumber(longestWebhookUrl) });
  }
  const isPlain = notice.kind === 'saved' && isUnencrypted(notice.url);
  return t(isPlain ? 'webhook.url.hint.plain' : `webhook.url.hint.${notice.kind}`);
}
