import { KeyRound } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { useStores } from '../stores/context';

/**
 * The page for a browser without a session. It accepts a link from the terminal in a field, which keeps the
 * key out of the address bar and its history.
 */
export function RefusedPage() {
  const { client } = useStores();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await client.enterWith(link);
    if (outcome === 'entered') return;
    setLink('');
    setProblem(t(outcome === 'refused' ? 'connection.refused.old' : 'connection.unreachable'));
  };
  return (
    <main className="refused">
      <EmptyState
        icon={<KeyRound size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={t('connection.refused.title')}
        text={t('connection.refused.text')}
      >
        <form className="refused-form" onSubmit={(event) => void submit(event)} noValidate>
          <label htmlFor={id}>{t('connection.refused.link')}</label>
          <div className="refused-row">
            <input
              id={id}
              className="text-input"
              type="password"
              dir="ltr"
              autoComplete="off"
              value={link}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-problem`}
              onChange={(event) => {
                setLink(event.target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" variant="primary">
              {t('connection.refused.use')}
            </Button>
          </div>
          <p id={`${id}-problem`} className="problem" aria-live="polite">
            {problem}
          </p>
        </form>
      </EmptyState>
    </main>
  );
}
