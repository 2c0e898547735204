import { useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { ArrivedField, ArrivedLine } from '../../../content/diff/imported-content';
import { diffValues } from '../../../content/diff/diff-values';
import { decodeImported, isEdited } from '../../../content/diff/imported-file';
import { textDirection } from '../../../content/language-tag';
import { mostImportedCharacters, mostNameCharacters } from '../../../contract/failures';
import type { RequestRow } from '../../../contract/ui-types';
import { Button } from '../../components/button';
import { TextDialog } from '../../components/dialog/text-dialog';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/failure-text';
import { useStores } from '../../stores/context';
import { lineSaid } from './imported-line-said';
import './failure.css';

/** Compares the shown request with what a page or file has after the import. */
export function ImportedDialog() {
  const { app, review } = useStores();
  const isShown = useStore(app, (s) => s.importedShown);
  const request = useStore(review, (s) => s.request);
  const close = (): void => app.getState().showImported(false);
  return (
    <TextDialog isOpen={isShown} close={close} title={t('imported.title')} className="imported">
      {isShown && request !== undefined ? <ImportedForm key={request.key} request={request} /> : null}
    </TextDialog>
  );
}

const acceptedFiles =
  '.html,.htm,.txt,.md,.markdown,.xml,.json,.arb,.xcstrings,.po,.xlf,.xliff,.properties,.strings,.stringsdict,.resx,.yaml,.yml,.csv,.tsv,.xlsx,.srt,.vtt,text/*';

function ImportedForm({ request }: { readonly request: RequestRow }) {
  const { client } = useStores();
  const [content, setContent] = useState('');
  const [fileName, setFileName] = useState<string>();
  const [fields, setFields] = useState<readonly ArrivedField[]>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  /** Counts what was asked, because only the answer to the newest question is shown. */
  const asked = useRef(0);
  const forget = (): number => {
    setFields(undefined);
    setProblem(undefined);
    setBusy(false);
    return (asked.current += 1);
  };
  const compare = async (text: string, name: string | undefined): Promise<void> => {
    if (text.trim() === '') return;
    const own = forget();
    if (text.length > mostImportedCharacters) return setProblem(t('imported.tooLong'));
    setBusy(true);
    const named = name === undefined ? {} : { fileName: name };
    try {
      const found = await client.call('failures.compareImported', {
        key: request.key,
        content: text,
        ...named,
      });
      if (own === asked.current) setFields(found);
    } catch (error) {
      if (own === asked.current) setProblem(messageOf(error));
    }
    if (own === asked.current) setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void compare(content, fileName);
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const own = forget();
    let text: string;
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      text = /\.xlsx$/i.test(chosen.name)
        ? (await import('../../../content/diff/workbook-texts')).workbookTexts(chosen.name, bytes)
        : decodeImported(bytes);
    } catch (error) {
      if (own === asked.current) setProblem(messageOf(error));
      return;
    }
    if (own !== asked.current) return;
    setContent(text.slice(0, mostImportedCharacters + 1));
    setFileName(chosen.name.slice(-mostNameCharacters));
    await compare(text, chosen.name.slice(-mostNameCharacters));
  };
  return (
    <form className="imported-form" onSubmit={submit}>
      <label>
        <span>{t('imported.content')}</span>
        <textarea
          className="text-input"
          rows={5}
          dir="auto"
          spellCheck={false}
          data-focus-first=""
          placeholder={t('imported.hint')}
          value={content}
          onChange={(event) => {
            forget();
            setContent(event.target.value);
            if (!isEdited(content, event.target.value)) setFileName(undefined);
          }}
        />
      </label>
      <input
        ref={file}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={t('imported.file')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          void read(chosen);
        }}
      />
      <div className="form-actions">
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {t('imported.file')}
        </Button>
        <Button variant="primary" type="submit" disabled={isBusy || content.trim() === ''} aria-busy={isBusy}>
          {t('imported.compare')}
        </Button>
      </div>
      {problem === undefined ? null : (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div aria-live="polite">
        {fields === undefined ? null : <Result fields={fields} request={request} />}
      </div>
    </form>
  );
}

interface ResultProps {
  readonly fields: readonly ArrivedField[];
  readonly request: RequestRow;
}

function Result({ fields, request }: ResultProps) {
  const differing = fields.filter(({ lines }) => lines.length > 0);
  const tag = request.languageTarget;
  return (
    <>
      <p className="imported-sum">
        {differing.length === 0
          ? t('imported.all', { count: fields.length })
          : t('imported.some', { differing: differing.length, total: fields.length })}
      </p>
      {differing.map(({ id, lines }) => (
        <section key={id} className="imported-field" aria-label={id}>
          <h2>{id}</h2>
          {lines.map((line, index) => (
            // The lines of a field keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <p lang={tag} dir={textDirection(tag)}>
                <LineDiff line={line} language={tag} />
              </p>
              <small>{lineSaid(line)}</small>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** The delivered line with what was removed and added in what arrived. */
function LineDiff({
  line: { delivered, arrived },
  language,
}: {
  readonly line: ArrivedLine;
  readonly language: string;
}) {
  if (arrived === undefined) return <del>{delivered}</del>;
  return diffValues(delivered, arrived, { data: 'text', language }).parts.map(({ kind, text }, index) => {
    const key = `${index}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
  });
}
