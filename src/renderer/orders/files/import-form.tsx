import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { languageFault } from '../../../contract/order-input';
import { languageName } from '../../../content/language-tag';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { formatBytes, sentenceTime } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import type { FileImportState } from '../../stores/orders/file-import-state';
import { LanguagesField } from '../form/languages-field';
import { focusFault } from '../form/focus-fault';
import { useKnownLanguages } from '../form/use-known-languages';
import { FileChooser } from './file-chooser';
import { FilePreviewView } from './file-preview-view';

/** Imports a file: what is in it, its languages, and whether it is a new version of one that is here. */
export function ImportForm() {
  const { fileImport } = useStores();
  const state = useStore(fileImport);
  const { file, preview, source, targets, isTried } = state;
  const { change, drop } = fileImport.getState();
  const known = useKnownLanguages();
  const form = useRef<HTMLElement>(null);
  const isReadable = preview?.valid === true;
  // Where the keyboard goes on: the file first, and its languages once it is read.
  useEffect(() => {
    const selector = isReadable ? 'input[data-source]' : '[data-choose-file]';
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isReadable]);
  const submit = async (): Promise<void> => {
    if (!(await fileImport.getState().import())) focusFault(form.current);
  };
  const faults = languageFaults(state);
  return (
    <section className="detail-pane order-form" aria-label={t('fileImport.title')} ref={form}>
      <h2>{t('fileImport.title')}</h2>
      <div className="file-chosen">
        <FileChooser caption={t(file === undefined ? 'fileImport.choose' : 'fileImport.chooseOther')} />
        {file === undefined ? (
          <span>{t('fileImport.drop')}</span>
        ) : (
          <span>
            <bdi className="order-file-name">{file.name}</bdi> {formatBytes(file.sizeBytes)}
          </span>
        )}
      </div>
      {file === undefined ? null : <FilePreviewView state={state} />}
      {isReadable ? (
        <>
          <NextVersion state={state} />
          <div className="order-languages-fields">
            <Field
              label={t('newOrder.source')}
              hint={sourceName(source)}
              data-source=""
              dir="ltr"
              placeholder="en"
              disabled={state.isNextVersion}
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
        </>
      ) : null}
      <div className="problem" aria-live="polite">
        {state.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="form-acts">
        <Button
          variant="primary"
          command="order.send"
          icon={<FileUp size={14} aria-hidden="true" />}
          data-order-send
          disabledReason={isReadable || !isTried ? undefined : t('fileImport.notReadable')}
          disabled={state.isImporting}
          onClick={() => void submit()}
        >
          {t(state.isImporting ? 'fileImport.importing' : 'fileImport.import')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('fileImport.leave')}
        </Button>
      </div>
    </section>
  );
}

/** A file with this name is here: the same one in a new version, or another one. */
function NextVersion({ state: { known, isNextVersion } }: { readonly state: FileImportState }) {
  const { fileImport } = useStores();
  const { change } = fileImport.getState();
  if (known === undefined) return null;
  const choices = [
    { value: true, text: t('fileImport.version', { time: sentenceTime(known.created) }) },
    { value: false, text: t('fileImport.other') },
  ];
  return (
    <fieldset className="form-field next-version">
      <legend>{t('fileImport.known', { name: known.title })}</legend>
      {choices.map(({ value, text }) => (
        <label key={text}>
          <input
            type="radio"
            name="next-version"
            checked={isNextVersion === value}
            onChange={() =>
              change(value ? { isNextVersion: true, source: known.source } : { isNextVersion: false })
            }
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

function sourceName(source: string): string {
  const name = source === '' ? source : languageName(source, displayLocale);
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
