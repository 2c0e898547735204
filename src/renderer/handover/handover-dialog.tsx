import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import {
  handoverChoices,
  longestHandoverNote,
  longestRecipient,
  type HandoverChoice,
} from '../../contract/handovers';
import { windowLanguages } from '../../contract/ui-types';
import { languageName } from '../../content/language-tag';
import { Button } from '../components/button';
import { FormEnd } from '../components/dialog/form-end';
import { TextDialog } from '../components/dialog/text-dialog';
import { Field } from '../components/field';
import { Segmented } from '../components/segmented';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/handover-text';
import { randomKey } from '../lib/random-key';
import { ScopeProgress } from '../review/scope/scope-progress';
import { useStores } from '../stores/context';
import type { HandoverScope } from '../stores/window/app-state';
import {
  formatOf,
  offeredFormats,
  xliffVersions,
  type OfferedFormat,
  type XliffVersion,
} from './format-text';
import { cancelHandOver, handOver } from './hand-over';
import { useHandoverProgress } from './use-handover-progress';
import './handover.css';

/** Asks what is handed over, in which format, to whom, and hands it over. */
export function HandoverDialog() {
  const { app } = useStores();
  const scopes = useStore(app, (s) => s.handoverScopes);
  const close = (): void => app.getState().askHandover(undefined);
  return (
    <TextDialog isOpen={scopes !== undefined} close={close} title={t('handOver.title')} className="hand-over">
      {scopes === undefined ? null : <HandoverForm scopes={scopes} close={close} />}
    </TextDialog>
  );
}

interface FormProps {
  readonly scopes: readonly HandoverScope[];
  readonly close: () => void;
}

function HandoverForm({ scopes, close }: FormProps) {
  const stores = useStores();
  const id = useId();
  const [scope, setScope] = useState('0');
  const [choice, setChoice] = useState<HandoverChoice>('all');
  const [format, setFormat] = useState<OfferedFormat>('xlsx');
  const [version, setVersion] = useState<XliffVersion>('2.1');
  const [recipient, setRecipient] = useState('');
  const [note, setNote] = useState('');
  const [language, setLanguage] = useState('');
  const [making, setMaking] = useState<string>();
  const isBusy = making !== undefined;
  const [problem, setProblem] = useState<string>();
  const progress = useHandoverProgress(making);
  const running = useRef<string>(undefined);
  const isShown = useRef(true);
  // However the dialog is closed, what it began is cancelled with it.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (running.current !== undefined) cancelHandOver(stores, running.current);
    };
  }, [stores]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const chosen = scopes[Number(scope)];
    if (isBusy || chosen === undefined) return;
    const name = randomKey();
    setMaking((running.current = name));
    setProblem(undefined);
    const failure = await handOver(stores, {
      requests: chosen.requests,
      choice,
      format: formatOf(format, version),
      note: note.trim(),
      recipient: recipient.trim(),
      ...(language === '' ? {} : { language }),
      making: name,
    });
    setMaking((running.current = undefined));
    setProblem(failure);
    // A cancelled one is answered after it was closed, when the next one may be open.
    if (failure === undefined && isShown.current) close();
  };
  return (
    <form className="hand-over-form" onSubmit={(event) => void submit(event)}>
      <div className="hand-over-row">
        <span aria-hidden="true">{t('handOver.scope')}</span>
        <Segmented
          label={t('handOver.scope')}
          value={scope}
          onChange={setScope}
          segments={scopes.map(({ kind, count }, index) => ({
            value: String(index),
            label: t(`handOver.scope.${kind}`, { count }),
          }))}
        />
      </div>
      <div className="hand-over-row">
        <span aria-hidden="true">{t('handOver.choice')}</span>
        <Segmented<HandoverChoice>
          label={t('handOver.choice')}
          value={choice}
          onChange={setChoice}
          segments={handoverChoices.map((value) => ({ value, label: t(`handOver.choice.${value}`) }))}
        />
      </div>
      <fieldset className="hand-over-formats">
        <legend>{t('handOver.format')}</legend>
        {offeredFormats.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === format}
              {...(value === format ? { 'data-focus-first': '' } : {})}
              onChange={() => setFormat(value)}
            />
            <span>
              <b>{t(`handOver.format.${value}`)}</b>
              <small>{t(`handOver.format.${value}.hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {format === 'xliff' ? (
        <div className="hand-over-row">
          <span aria-hidden="true">{t('handOver.version')}</span>
          <Segmented<XliffVersion>
            label={t('handOver.version')}
            value={version}
            onChange={setVersion}
            segments={xliffVersions.map((value) => ({ value, label: value }))}
          />
        </div>
      ) : null}
      <Field
        label={t('handOver.recipient')}
        hint={t('handOver.recipient.hint')}
        fault={undefined}
        value={recipient}
        maxLength={longestRecipient}
        dir="auto"
        onChange={setRecipient}
      />
      <label className="hand-over-note">
        <span>{t('handOver.note')}</span>
        <textarea
          className="text-input"
          rows={3}
          maxLength={longestHandoverNote}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <label className="hand-over-row">
        <span>{t('handOver.language')}</span>
        <select className="text-input" value={language} onChange={(event) => setLanguage(event.target.value)}>
          <option value="">{t('handOver.language.auto')}</option>
          {windowLanguages.map((tag) => (
            <option key={tag} value={tag}>
              {languageName(tag, displayLocale())}
            </option>
          ))}
        </select>
      </label>
      <ScopeProgress label={t('handOver.title')} progress={progress} ending={t('handOver.writing')} />
      <FormEnd problem={problem} cancel={t('handOver.cancel')} close={close}>
        <Button variant="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t('handOver.title')}
        </Button>
      </FormEnd>
    </form>
  );
}
