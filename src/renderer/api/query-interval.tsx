import { useId, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { longestQueryIntervalSeconds } from '../../shared/ui-types';
import { useDesk } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';

/** How often a token may ask by criteria: shown and changed. */
export function QueryInterval() {
  const { serviceSettings } = useDesk();
  const settings = useStore(serviceSettings, (s) => s.settings);
  if (settings === undefined) return null;
  const seconds = settings.queryIntervalSeconds;
  // Changed elsewhere: what was being typed is about a value that is gone.
  return <Form key={seconds} current={seconds} isFixed={settings.fixed.includes('queryIntervalSeconds')} />;
}

function Form({ current, isFixed }: { readonly current: number; readonly isFixed: boolean }) {
  const { serviceSettings, toasts } = useDesk();
  const [text, setText] = useState(String(current));
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const seconds = parseSeconds(text);
    if (seconds === undefined) {
      setProblem(t('api.interval.invalid', { most: formatNumber(longestQueryIntervalSeconds) }));
      return;
    }
    if (await serviceSettings.getState().write({ queryIntervalSeconds: seconds })) {
      toasts.getState().show({ tone: 'done', text: t('api.interval.saved') });
    }
  };
  return (
    <form className="card-row query-interval" onSubmit={(event) => void save(event)} noValidate>
      <div>
        <label htmlFor={id}>{t('api.interval')}</label>
        <small id={`${id}-hint`} className={problem === undefined ? undefined : 'problem'} aria-live="polite">
          {problem ?? (isFixed ? t('api.fixed') : t('api.interval.hint'))}
        </small>
      </div>
      <div className="query-interval-value">
        <input
          id={id}
          className="text-input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          disabled={isFixed}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <span>{t('api.interval.unit')}</span>
        <Button type="submit" disabled={isFixed || text === String(current)}>
          {t('api.interval.save')}
        </Button>
      </div>
    </form>
  );
}

/** Whole or decimal seconds within the setting's bounds. */
function parseSeconds(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(trimmed)) return undefined;
  const seconds = Number(trimmed);
  return seconds <= longestQueryIntervalSeconds ? seconds : undefined;
}
