import { useCallback, useState } from 'react';
import { longestTermbaseName, type TermbaseSummary, type TermImport } from '../../../contract/terms';
import { Button } from '../../components/button';
import { FileDropCard } from '../../components/file-drop-card';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import { NameForm } from '../../components/name-form';
import { ReturnedFocus } from '../../components/returned-focus';
import type { ChangeTerms } from './change-terms';
import { chooseFile } from '../../lib/files/choose-file';
import { ImportReport } from './import-report';
import { ImportTerms } from './import-terms';
import { TermProgress } from './term-progress';
import { TermbaseItem } from './termbase-item';
import { usePlaces } from './use-places';
import { useRevision } from './use-revision';
import './terms-section.css';

const termFileEndings = '.tbx,.xml,.csv,.tsv,.tab,.txt,.utf8,.xlsx';

/** Termbases: their files, the requests that they apply to, and their entries. */
export function TermsSection() {
  const { client, toasts } = useStores();
  const [termbases, setTermbases] = useState<readonly TermbaseSummary[]>();
  const [file, setFile] = useState<File>();
  const [isNaming, setNaming] = useState(false);
  const [imported, setImported] = useState<TermImport>();
  const places = usePlaces();
  const read = useCallback(() => {
    client.call('terms.list', {}).then(setTermbases, () => undefined);
  }, [client]);
  useRevision('revision', read);
  const change: ChangeTerms = async (work) => {
    try {
      await work(client);
      return true;
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
      return false;
    }
  };
  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    setImported(undefined);
    setFile(chosen);
  };
  if (termbases === undefined) return null;
  return (
    <section aria-label={t('terms.title')} className="terms">
      <h2>{t('terms.title')}</h2>
      <p className="terms-hint">{t('terms.hint')}</p>
      <FileDropCard onFile={choose}>
        <div className="card-row">
          <div>
            {t('terms.list')}
            <small>{termbases.length === 0 ? t('terms.none') : t('terms.import.hint')}</small>
          </div>
          <Button data-control="terms" onClick={() => void chooseFile(termFileEndings).then(choose)}>
            {t('terms.import')}
          </Button>
          <Button aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
            {t('terms.new')}
          </Button>
        </div>
        <NameForm
          isOpen={isNaming}
          label={t('terms.new')}
          field={t('terms.new.name')}
          submit={t('terms.new.do')}
          cancel={t('terms.cancel')}
          maxLength={longestTermbaseName}
          save={(name) => change((host) => host.call('terms.create', { name }))}
          close={() => setNaming(false)}
        />
        <ReturnedFocus shown={file}>
          {file === undefined ? null : (
            <ImportTerms
              key={`${file.name} ${file.lastModified}`}
              file={file}
              termbases={termbases}
              close={(report) => {
                setFile(undefined);
                setImported(report);
              }}
            />
          )}
        </ReturnedFocus>
        <TermProgress />
        <ReturnedFocus shown={imported}>
          {imported === undefined ? null : (
            <ImportReport imported={imported} close={() => setImported(undefined)} />
          )}
        </ReturnedFocus>
        <ReturnedFocus shown={termbases}>
          <ul className="termbases" aria-label={t('terms.list')}>
            {termbases.map((one) => (
              <TermbaseItem key={one.key} termbase={one} places={places} change={change} />
            ))}
          </ul>
        </ReturnedFocus>
      </FileDropCard>
    </section>
  );
}
