import { useState } from 'react';
import type { CommandInput } from '../../../contract/contract';
import { tmxChoices, type TmxChoice } from '../../../contract/memory/memory';
import { Button } from '../../components/button';
import { blobOfBase64 } from '../../lib/files/base64';
import { download } from '../../lib/files/save-file';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/memory/memories-text';
import { useStores } from '../../stores/context';

type Choice = CommandInput<'memories.export'>['from'];

/** Writes all units of an imported memory. */
export function ExportMemory({ id, name }: { readonly id: string; readonly name: string }) {
  const write = useTmx();
  return (
    <Button
      small
      variant="quiet"
      aria-label={t('memories.export.of', { name })}
      onClick={() => void write({ memory: id })}
    >
      {t('memories.export')}
    </Button>
  );
}

/** Writes the translations of all requests that are accepted. */
export function ExportRequests() {
  const write = useTmx();
  const [choice, setChoice] = useState<TmxChoice>('accepted');
  return (
    <div className="card-row">
      <div>
        {t('memories.export.choice')}
        <small>{t('memories.export.hint')}</small>
      </div>
      <select
        className="select"
        aria-label={t('memories.export.choice')}
        value={choice}
        onChange={(event) => setChoice(tmxChoices.find((one) => one === event.target.value) ?? 'accepted')}
      >
        {tmxChoices.map((one) => (
          <option key={one} value={one}>
            {t(`memories.choice.${one}`)}
          </option>
        ))}
      </select>
      <Button onClick={() => void write({ view: 'all', choice })}>{t('memories.export')}</Button>
    </div>
  );
}

function useTmx(): (from: Choice) => Promise<void> {
  const { client, toasts } = useStores();
  return async (from) => {
    try {
      const written = await client.call('memories.export', { from });
      if (written.kind === 'none') return;
      if (written.kind === 'portions') download(written.name, await portionsOf(client, written));
      const file = written.kind === 'written' ? written.file : written.name;
      toasts.getState().show({ tone: 'done', text: t('memories.exported', { file, count: written.units }) });
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
}

async function portionsOf(
  client: Client,
  { key, sizeBytes }: { readonly key: string; readonly sizeBytes: number },
): Promise<Blob> {
  const parts: Blob[] = [];
  for (let offset = 0; offset < sizeBytes;) {
    const { content } = await client.call('memories.readExport', { key, offset });
    const part = await blobOfBase64(content);
    parts.push(part);
    offset += part.size;
  }
  return new Blob(parts);
}
