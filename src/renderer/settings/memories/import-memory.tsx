import { useRef, useState, type FormEvent } from 'react';
import { longestMemoryName, type MemoryImport } from '../../../contract/memory/memory';
import { Button } from '../../components/button';
import { messageOf } from '../../lib/host/client';
import { sentenceDirection } from '../../lib/messages/locale';
import { formatPercent } from '../../lib/messages/format';
import { t } from '../../lib/memory/memories-text';
import { useStores } from '../../stores/context';
import { uploadMemory } from './upload-memory';

interface ImportMemoryProps {
  readonly file: File;
  /** The names of the memories that are here. */
  readonly names: readonly string[];
  /** Called at the end, with what was imported unless it was cancelled. */
  readonly close: (imported: MemoryImport | undefined) => void;
}

class Stopped extends Error {}

/** Asks for the name of a memory, and imports its file. */
export function ImportMemory({ file, names, close }: ImportMemoryProps) {
  const { client } = useStores();
  const [name, setName] = useState(
    file.name
      .replace(/\.gz$/i, '')
      .replace(/\.tmx$/i, '')
      .slice(0, longestMemoryName),
  );
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);
  const isKnown = names.includes(name.trim());
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const upload = await uploadMemory(client, file, (done) => {
        if (isStopped.current) throw new Stopped();
        setShare(done);
      });
      setShare(undefined);
      const { imported } = await client.call('memories.import', {
        upload,
        file: file.name,
        name,
        replace: isKnown,
      });
      close(imported ?? undefined);
    } catch (error) {
      if (error instanceof Stopped) return;
      setProblem(messageOf(error));
      setShare(undefined);
      setBusy(false);
    }
  };
  return (
    <form
      className="card-row term-import"
      aria-label={t('memories.file', { file: file.name })}
      onSubmit={(event) => void run(event)}
    >
      <b>
        <bdi>{file.name}</bdi>
      </b>
      <label>
        {t('memories.name')}
        <input
          className="text-input"
          // The form may be below what is visible, and focus brings it into view.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          dir="auto"
          maxLength={longestMemoryName}
          value={name}
          disabled={isBusy}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" variant="primary" disabled={isBusy} aria-busy={isBusy}>
        {t(isKnown ? 'memories.replace' : 'memories.do')}
      </Button>
      <Button
        variant="quiet"
        disabled={isBusy && share === undefined}
        onClick={() => {
          isStopped.current = true;
          close(undefined);
        }}
      >
        {t('memories.cancel')}
      </Button>
      {isKnown && !isBusy ? <small>{t('memories.taken')}</small> : null}
      {share === undefined ? null : (
        <output>
          {t('memories.handing', { done: formatPercent(share) })}
          <progress value={share} max={1} />
        </output>
      )}
      {problem === undefined ? null : (
        <p className="notice bad" role="alert" dir={sentenceDirection(problem)}>
          {problem}
        </p>
      )}
    </form>
  );
}
