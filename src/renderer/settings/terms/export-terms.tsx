import { useState } from 'react';
import { termFormats, type TermFormat } from '../../../content/terms/term-file';
import type { TermbaseSummary } from '../../../contract/terms';
import { Button } from '../../components/button';
import { blobOfBase64 } from '../../lib/files/base64';
import { download } from '../../lib/files/save-file';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';

/** Writes a termbase as a file. */
export function ExportTerms({ termbase: { key, name } }: { readonly termbase: TermbaseSummary }) {
  const { client, toasts } = useStores();
  const [format, setFormat] = useState<TermFormat>('tbx');
  const write = async (): Promise<void> => {
    try {
      const written = await client.call('terms.export', { termbase: key, format });
      if (written.kind === 'content') download(written.name, await blobOfBase64(written.content));
      const file = written.kind === 'written' ? written.file : written.kind === 'content' ? written.name : '';
      if (file !== '') toasts.getState().show({ tone: 'done', text: t('terms.exported', { file }) });
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <>
      <select
        className="select"
        aria-label={t('terms.export.format')}
        value={format}
        onChange={(event) => setFormat(termFormats.find((one) => one === event.target.value) ?? 'tbx')}
      >
        {termFormats.map((one) => (
          <option key={one} value={one}>
            {t(`terms.export.${one}`)}
          </option>
        ))}
      </select>
      <Button small variant="quiet" aria-label={t('terms.export.of', { name })} onClick={() => void write()}>
        {t('terms.export')}
      </Button>
    </>
  );
}
