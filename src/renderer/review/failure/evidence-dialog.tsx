import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { evidenceFormats, type EvidenceFormat } from '../../../content/evidence/evidence';
import { Button } from '../../components/button';
import { FormEnd } from '../../components/dialog/form-end';
import { TextDialog } from '../../components/dialog/text-dialog';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/failure-text';
import { useStores } from '../../stores/context';
import type { AppState } from '../../stores/window/app-state';
import { ScopeChoice } from '../scope/scope-choice';
import { ScopeProgress, type Progress } from '../scope/scope-progress';
import { deliverEvidence } from './deliver-evidence';
import './evidence.css';

/** Asks of which requests evidence is given, and in which form; it shows how far that is. */
export function EvidenceDialog() {
  const { app } = useStores();
  const asked = useStore(app, (s) => s.evidenceAsked);
  const close = (): void => app.getState().askEvidence(undefined);
  return (
    <TextDialog isOpen={asked !== undefined} close={close} title={t('evidence.title')} className="evidence">
      {asked === undefined ? null : <EvidenceForm asked={asked} close={close} />}
    </TextDialog>
  );
}

interface FormProps {
  readonly asked: NonNullable<AppState['evidenceAsked']>;
  readonly close: () => void;
}

function EvidenceForm({ asked: { scopes, format: first }, close }: FormProps) {
  const stores = useStores();
  const [scope, setScope] = useState(0);
  const [format, setFormat] = useState(first);
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // However the dialog is closed, what it began is cancelled with it.
  useEffect(() => () => running.current?.abort(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const chosen = scopes[scope];
    if (progress !== undefined || chosen === undefined) return;
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress({ done: 0, total: chosen.count });
    try {
      const onProgress = (done: number, total: number): void => setProgress({ done, total });
      await deliverEvidence(stores, chosen, format, { signal, onProgress });
      if (!signal.aborted) close();
    } catch (error) {
      setProblem(messageOf(error));
      setProgress(undefined);
    }
  };
  return (
    <form className="evidence-form" onSubmit={(event) => void submit(event)}>
      <ScopeChoice scopes={scopes} chosen={scope} isDisabled={progress !== undefined} choose={setScope} />
      <fieldset disabled={progress !== undefined}>
        <legend>{t('evidence.format')}</legend>
        {evidenceFormats.map((one: EvidenceFormat) => (
          <label key={one}>
            <input type="radio" name="format" checked={one === format} onChange={() => setFormat(one)} />
            {t(`evidence.format.${one}`)}
          </label>
        ))}
      </fieldset>
      <ScopeProgress label={t('evidence.title')} progress={progress} />
      <FormEnd problem={problem} cancel={t('evidence.cancel')} close={close}>
        <Button
          variant="primary"
          type="submit"
          disabled={progress !== undefined}
          aria-busy={progress !== undefined}
        >
          {t(format === 'text' ? 'evidence.copy' : 'evidence.save')}
        </Button>
      </FormEnd>
    </form>
  );
}
