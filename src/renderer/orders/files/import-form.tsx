import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { languageFault } from '../../../contract/order-input';
import { languageName } from '../../../content/language-tag';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { formatBytes, sentenceTime } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { importRefusal, type FileImportState } from '../../stores/orders/file-import-state';
import { isReady, pathOf, type PickedFile } from '../../stores/orders/picked-file';
import { LanguagesField } from '../form/languages-field';
import { sendOrder } from '../../stores/send-order';
import { PlaceField } from '../form/place-field';
import { useKnownLanguages } from '../form/use-known-languages';
import { FileChooser } from './file-chooser';
import { FileList } from './file-list';
import { FilePreviewView } from './file-preview-view';

/**
 * Imports files: what is in them, their languages, and which of them are new versions of files that are
 * here.
 */
export function ImportForm() {
  const stores = useStores();
  const { fileImport } = stores;
  const state = useStore(fileImport);
  const { files, source, targets } = state;
  const { change, drop } = fileImport.getState();
  const known = useKnownLanguages();
  const form = useRef<HTMLElement>(null);
  const shown = files.find(({ key }) => key === state.shown);
  const ready = files.filter(isReady).length;
  const refusal = importRefusal(state);
  // Where the keyboard goes on: the files first, and their languages once one of them is read.
  const first = files[0]?.key;
  const isBegun = ready > 0;
  const focused = useRef<number | 'nothing'>(undefined);
  useEffect(() => {
    const wanted = isBegun ? first : 'nothing';
    if (wanted === undefined || wanted === focused.current) return;
    focused.current = wanted;
    const selector = wanted === 'nothing' ? '[data-choose-file]' : 'input[data-source]';
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [first, isBegun]);
  const faults = languageFaults(state);
  const isFixed = files.length === 1 && shown !== undefined && shown.role !== 'other';
  return (
    <section className="detail-pane order-form" aria-label={t('fileImport.title')} ref={form}>
      <h2>{t('fileImport.title')}</h2>
      <div className="file-chosen">
        <FileChooser caption={t(shown === undefined ? 'fileImport.choose' : 'fileImport.chooseOther')} />
        {shown === undefined ? (
          <span>{t('fileImport.drop')}</span>
        ) : files.length === 1 ? (
          <span>
            <bdi className="order-file-name">{pathOf(shown)}</bdi> {formatBytes(shown.sizeBytes)}
          </span>
        ) : null}
      </div>
      {files.length > 1 ? <FileList files={files} shown={state.shown} /> : null}
      {shown === undefined ? null : (
        <section className="file-shown" aria-label={pathOf(shown)}>
          {files.length > 1 ? (
            <h3>
              <bdi className="order-file-name">{pathOf(shown)}</bdi>
            </h3>
          ) : null}
          <FilePreviewView file={shown} />
          {isReady(shown) ? <NextVersion file={shown} /> : null}
          <div className="problem" aria-live="polite">
            {shown.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </section>
      )}
      {ready > 0 ? (
        <>
          <div className="order-languages-fields">
            <Field
              label={t('newOrder.source')}
              hint={sourceName(source)}
              data-source=""
              dir="ltr"
              placeholder="en"
              disabled={isFixed}
              value={source}
              fault={faults.source}
              onChange={(text) => change({ source: text.trim() })}
            />
            <LanguagesField
              languages={targets}
              source={source}
              known={known}
              fault={faults.targets}
              onChange={(next) => change({ targets: next })}
            />
          </div>
          <PlaceField />
        </>
      ) : null}
      <div className="form-actions">
        <Button
          variant="primary"
          command="order.send"
          icon={<FileUp size={14} aria-hidden="true" />}
          disabledReason={refusal === undefined ? undefined : t(`fileImport.${refusal}`)}
          disabled={state.isImporting}
          onClick={() => void sendOrder(stores)}
        >
          {state.isImporting
            ? t('fileImport.importing')
            : ready > 1
              ? t('fileImport.importSome', { count: ready })
              : t('fileImport.import')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('fileImport.leave')}
        </Button>
      </div>
    </section>
  );
}

/** A file with this name is here: the same one in a new version, or another one. */
function NextVersion({ file: { key, known, role } }: { readonly file: PickedFile }) {
  const { fileImport } = useStores();
  const { setRole } = fileImport.getState();
  if (known === undefined) return null;
  const choices = [
    { value: 'changes', text: t('fileImport.version', { time: sentenceTime(known.created) }) },
    { value: 'everything', text: t('fileImport.version.everything') },
    { value: 'other', text: t('fileImport.other') },
  ] as const;
  return (
    <fieldset className="form-field next-version">
      <legend>{t('fileImport.known', { name: known.title })}</legend>
      {choices.map(({ value, text }) => (
        <label key={text}>
          <input
            type="radio"
            name="next-version"
            checked={role === value}
            onChange={() => void setRole(key, value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

function sourceName(source: string): string {
  const name = source === '' ? source : languageName(source, displayLocale());
  return name === source ? t('newOrder.source.hint') : name;
}

/** That a language is missing is said once the file was to be imported. */
function languageFaults({ source, targets, isTried }: FileImportState) {
  const ofSource = languageFault(source);
  const isMalformed = targets.some((tag) => languageFault(tag) !== undefined);
  const ofTargets = targets.length === 0 ? 'missing' : isMalformed ? 'malformed' : undefined;
  const isSaid = (fault: string | undefined): boolean => fault === 'malformed' || isTried;
  return {
    source: ofSource === undefined || !isSaid(ofSource) ? undefined : t(`newOrder.source.${ofSource}`),
    targets: ofTargets === undefined || !isSaid(ofTargets) ? undefined : t(`newOrder.targets.${ofTargets}`),
  };
}
