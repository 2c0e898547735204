import { useState, type FormEvent } from 'react';
import {
  longestTermbaseName,
  termImportModes,
  type TermbaseSummary,
  type TermImport,
  type TermImportMode,
} from '../../../contract/terms';
import { Button } from '../../components/button';
import { uploadFile } from '../../lib/files/upload-file';
import { sentenceDirection } from '../../lib/messages/locale';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';

interface ImportTermsProps {
  readonly file: File;
  readonly termbases: readonly TermbaseSummary[];
  /** Called at the end, with what was imported unless it was cancelled. */
  readonly close: (imported: TermImport | undefined) => void;
}

/** Asks how a chosen file is imported, and imports it. */
export function ImportTerms({ file, termbases, close }: ImportTermsProps) {
  const { client } = useStores();
  const [termbase, setTermbase] = useState(file.name.replace(/\.[^.]*$/, '').slice(0, longestTermbaseName));
  const [mode, setMode] = useState<TermImportMode>('merge');
  const [source, setSource] = useState('');
  const [target, setTarget] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isKnown = termbases.some(({ name }) => name === termbase.trim());
  const isTable = !/\.(?:tbx|xml)$/i.test(file.name);
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const upload = await uploadFile(client, file);
      const languages: [string, string] = [source.trim(), target.trim()];
      const { imported } = await client.call('terms.import', {
        upload,
        name: file.name,
        termbase,
        mode: isKnown ? mode : 'merge',
        ...(languages.includes('') ? {} : { languages }),
      });
      close(imported ?? undefined);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      className="card-row term-import"
      aria-label={t('terms.import.file', { file: file.name })}
      onSubmit={(event) => void run(event)}
    >
      <b>
        <bdi>{file.name}</bdi>
      </b>
      <label>
        {t('terms.import.termbase')}
        <input
          className="text-input"
          // The form may be below what is visible, and focus brings it into view.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          dir="auto"
          list="term-import-names"
          maxLength={longestTermbaseName}
          value={termbase}
          onChange={(event) => setTermbase(event.target.value)}
        />
        <datalist id="term-import-names">
          {termbases.map(({ key, name }) => (
            <option key={key} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </label>
      {isKnown ? (
        <label>
          {t('terms.import.mode')}
          <select
            className="select"
            value={mode}
            onChange={(event) =>
              setMode(termImportModes.find((one) => one === event.target.value) ?? 'merge')
            }
          >
            {termImportModes.map((one) => (
              <option key={one} value={one}>
                {t(`terms.import.${one}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {isTable ? (
        <>
          <TagField label={t('terms.import.source', { column: 1 })} value={source} change={setSource} />
          <TagField label={t('terms.import.target', { column: 2 })} value={target} change={setTarget} />
          <small>{t('terms.import.languages')}</small>
        </>
      ) : null}
      {problem === undefined ? null : (
        <p className="notice bad" role="alert" dir={sentenceDirection(problem)}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} aria-busy={isBusy}>
        {t('terms.import.do')}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => close(undefined)}>
        {t('terms.cancel')}
      </Button>
    </form>
  );
}

interface TagFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (tag: string) => void;
}

function TagField({ label, value, change }: TagFieldProps) {
  return (
    <label>
      {label}
      <input
        className="text-input term-tag"
        dir="ltr"
        spellCheck={false}
        maxLength={60}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
