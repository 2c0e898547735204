import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { languageCodes } from '../../../content/receivers/language-codes';
import { mostByHand, type ReceiverSummary } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { FormEnd } from '../../components/dialog/form-end';
import { TextDialog } from '../../components/dialog/text-dialog';
import { messageOf } from '../../lib/host/client';
import { formatList } from '../../lib/messages/format';
import { t } from '../../lib/receivers/receiver-text';
import { useStores } from '../../stores/context';
import type { RequestScope } from '../../stores/window/app-state';
import { ScopeChoice } from '../scope/scope-choice';
import { ScopeProgress, type Progress } from '../scope/scope-progress';
import { chosenByHand } from './chosen-by-hand';
import { rehearseScope } from './rehearse-scope';
import './rehearse.css';

/** Asks which requests are rehearsed with which receivers, and shows how far that is. */
export function RehearseDialog() {
  const { app } = useStores();
  const scopes = useStore(app, (s) => s.rehearsalAsked);
  const close = (): void => app.getState().askRehearsal(undefined);
  return (
    <TextDialog
      isOpen={scopes !== undefined}
      close={close}
      title={t('receivers.rehearse.title')}
      className="rehearse"
    >
      {scopes === undefined ? null : <RehearseForm scopes={scopes} close={close} />}
    </TextDialog>
  );
}

interface FormProps {
  readonly scopes: readonly RequestScope[];
  readonly close: () => void;
}

function RehearseForm({ scopes, close }: FormProps) {
  const { client, toasts } = useStores();
  const labels = useId();
  const [profiles, setProfiles] = useState<readonly ReceiverSummary[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [scope, setScope] = useState(0);
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let isWanted = true;
    Promise.all([client.call('receivers.list', {}), chosenByHand(client, scopes)]).then(
      ([receivers, byHand]) => {
        if (!isWanted) return;
        setProfiles(receivers.profiles);
        setChosen(byHand);
      },
      (error: unknown) => {
        if (isWanted) setProblem(messageOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, scopes]);
  // However the dialog is closed, the parts that are left are not begun.
  useEffect(() => () => running.current?.abort(), []);
  const language = useLanguageOf(scopes[scope]);
  const names = profiles.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const rehearse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = scopes[scope];
    if (progress !== undefined || asked === undefined) return;
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    try {
      const reached = await rehearseScope(client, asked, chosen, { signal, onProgress: setProgress });
      toasts.getState().show({ tone: 'done', text: outcome(reached, names) });
      if (!signal.aborted) close();
    } catch (error) {
      setProblem(messageOf(error));
      setProgress(undefined);
    }
  };
  const toggle = (id: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <form className="rehearse-form" onSubmit={(event) => void rehearse(event)}>
      <ScopeChoice scopes={scopes} chosen={scope} isDisabled={progress !== undefined} choose={setScope} />
      <fieldset className="rehearse-receivers" disabled={progress !== undefined}>
        <legend>{t('receivers.rehearse.receivers')}</legend>
        {profiles.map(({ id, name, languages }) => (
          <label key={id}>
            <input
              type="checkbox"
              aria-labelledby={`${labels}-${id}`}
              checked={chosen.includes(id)}
              disabled={chosen.length >= mostByHand && !chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span dir="auto" id={`${labels}-${id}`}>
              {name}
            </span>
            {language === undefined ? null : (
              <code dir="ltr" title={t('receivers.code', { receiver: name })}>
                {languageCodes(languages, language).join(', ')}
              </code>
            )}
          </label>
        ))}
      </fieldset>
      <p className="rehearse-hint">{t('receivers.rehearse.hint')}</p>
      <ScopeProgress label={t('receivers.rehearse.title')} progress={progress} />
      <FormEnd problem={problem} cancel={t('receivers.rehearse.cancel')} close={close}>
        <Button
          variant="primary"
          type="submit"
          disabled={progress !== undefined}
          aria-busy={progress !== undefined}
        >
          {t('receivers.rehearse.do')}
        </Button>
      </FormEnd>
    </form>
  );
}

/** The target language of the request in the review, if only that one is rehearsed. */
function useLanguageOf(scope: RequestScope | undefined): string | undefined {
  const { review } = useStores();
  const shown = useStore(review, (s) => s.detail);
  const [key, ...more] = scope !== undefined && 'keys' in scope.requests ? scope.requests.keys : [];
  return more.length === 0 && shown !== undefined && shown.key === key ? shown.languageTarget : undefined;
}

function outcome({ done, total }: Progress, names: readonly string[]): string {
  if (done < total) return t('receivers.rehearse.stopped', { done, total });
  if (names.length === 0) return t('receivers.rehearse.removed');
  return t('receivers.rehearse.done', { names: formatList(names) });
}
