import { useState } from 'react';
import type { MemoryImport } from '../../../contract/memory/memory';
import { Button } from '../../components/button';
import { ReturnedFocus } from '../../components/returned-focus';
import { FileDropCard } from '../../components/file-drop-card';
import { formatPercent } from '../../lib/messages/format';
import { t } from '../../lib/memory/memories-text';
import { useStores } from '../../stores/context';
import { chooseFile } from '../../lib/files/choose-file';
import { ExportRequests } from './export-tmx';
import { ImportMemory } from './import-memory';
import { MemoryItem } from './memory-item';
import { MemoryReport } from './memory-report';
import { useMemories } from './use-memories';
import '../terms/terms-section.css';

const runningText = {
  import: 'memories.importing',
  export: 'memories.exporting',
  renewal: 'memories.renewing',
} as const;

/** Imported memories, and the TMX file of the translations that are here. */
export function MemoriesSection() {
  const { client } = useStores();
  const { list, running } = useMemories();
  const [file, setFile] = useState<File>();
  const [imported, setImported] = useState<MemoryImport>();
  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    setImported(undefined);
    setFile(chosen);
  };
  if (list === undefined) return null;
  return (
    <section aria-label={t('memories.title')} className="terms">
      <h2>{t('memories.title')}</h2>
      <p className="terms-hint">{t('memories.hint')}</p>
      <FileDropCard onFile={choose}>
        <div className="card-row">
          <div>
            {t('memories.list')}
            <small>{list.length === 0 ? t('memories.none') : t('memories.drop')}</small>
          </div>
          <Button data-control="memories" onClick={() => void chooseFile('.tmx,.gz,.xml').then(choose)}>
            {t('memories.import')}
          </Button>
        </div>
        <ReturnedFocus shown={file}>
          {file === undefined ? null : (
            <ImportMemory
              key={`${file.name} ${file.lastModified}`}
              file={file}
              names={list.map(({ name }) => name)}
              close={(report) => {
                setFile(undefined);
                setImported(report);
              }}
            />
          )}
        </ReturnedFocus>
        {running === undefined ? null : (
          <div className="card-row">
            <output>
              {t(runningText[running.job], {
                done: formatPercent(running.done / Math.max(running.total, 1)),
              })}
              <progress value={running.done} max={Math.max(running.total, 1)} />
            </output>
            <Button small onClick={() => void client.call('memories.cancel', {})}>
              {t('memories.stop')}
            </Button>
          </div>
        )}
        <ReturnedFocus shown={imported}>
          {imported === undefined ? null : (
            <MemoryReport imported={imported} close={() => setImported(undefined)} />
          )}
        </ReturnedFocus>
        <ReturnedFocus shown={list}>
          <ul className="termbases" aria-label={t('memories.list')}>
            {list.map((memory) => (
              <MemoryItem key={memory.id} memory={memory} />
            ))}
          </ul>
        </ReturnedFocus>
        <ExportRequests />
      </FileDropCard>
    </section>
  );
}
