import { useId, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { isWebOrigin, mostAllowedOrigins } from '../../shared/web-origin';
import { useDesk } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';

/** Which web pages may call the service from a browser: shown and changed. */
export function AllowedOrigins() {
  const { serviceSettings } = useDesk();
  const settings = useStore(serviceSettings, (s) => s.settings);
  if (settings === undefined) return null;
  const current = settings.allowedOrigins.join('\n');
  // Changed elsewhere: the text that is being typed is about a list that is gone.
  return <Form key={current} current={current} isFixed={settings.fixed.includes('allowedOrigins')} />;
}

function Form({ current, isFixed }: { readonly current: string; readonly isFixed: boolean }) {
  const { serviceSettings, toasts } = useDesk();
  const [text, setText] = useState(current);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const origins = originsIn(text);
    const wrong = origins.find((origin) => !isWebOrigin(origin));
    if (wrong !== undefined || origins.length > mostAllowedOrigins) {
      setProblem(
        wrong === undefined
          ? t('api.origins.tooMany', { most: formatNumber(mostAllowedOrigins) })
          : t('api.origins.invalid', { origin: wrong }),
      );
      return;
    }
    if (await serviceSettings.getState().write({ allowedOrigins: origins })) {
      setText(origins.join('\n'));
      toasts.getState().show({ tone: 'done', text: t('api.origins.saved') });
    }
  };
  return (
    <form className="card-row allowed-origins" onSubmit={(event) => void save(event)} noValidate>
      <div>
        <label htmlFor={id}>{t('api.origins')}</label>
        <small id={`${id}-hint`} className={problem === undefined ? undefined : 'problem'} aria-live="polite">
          {problem ?? (isFixed ? t('api.fixed') : t('api.origins.hint'))}
        </small>
      </div>
      <div className="allowed-origins-value">
        <textarea
          id={id}
          className="text-input"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('api.origins.placeholder')}
          value={text}
          disabled={isFixed}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" disabled={isFixed || text === current}>
          {t('api.interval.save')}
        </Button>
      </div>
    </form>
  );
}

/** One a line. The address of a page, as it is copied from a browser, stands for its origin. */
function originsIn(text: string): string[] {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const origins = entries.map((entry) =>
    /^https?:\/\//i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : entry,
  );
  return [...new Set(origins)];
}
