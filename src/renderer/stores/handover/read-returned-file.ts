import type { TakeBack, TakeBackProgress } from '../../../contract/handovers';
import { uploadFile } from '../../lib/files/upload-file';
import type { Client } from '../../lib/host/client';
import { randomKey } from '../../lib/random-key';

interface Reading {
  /** Ends the reading when it is aborted; nothing came back then. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: TakeBackProgress) => void;
  /** Whether a file of no hand-over of this desk is refused. */
  readonly isOwn: boolean;
}

/** Hands a file that came back to the host, which reads it. Returns undefined when that was cancelled. */
export async function readReturnedFile(
  client: Client,
  file: File,
  { signal, onProgress, isOwn }: Reading,
): Promise<TakeBack | undefined> {
  const upload = await uploadFile(client, file, signal);
  if (signal.aborted) return undefined;
  const reading = randomKey();
  const ended = new AbortController();
  const cancel = (): void => void client.call('takebacks.cancelReading', { reading }).catch(() => undefined);
  signal.addEventListener('abort', cancel, { signal: ended.signal });
  const stop = client.subscribe(({ name }) => {
    if (name !== 'files.changed') return;
    client.call('takebacks.reading', { reading }).then(
      ({ reading: progress }) => {
        if (progress !== null && !ended.signal.aborted) onProgress(progress);
      },
      () => undefined,
    );
  });
  try {
    const { takeBack } = await client.call('takebacks.open', { upload, name: file.name, isOwn, reading });
    // The cancel may have come after the host had read it.
    return signal.aborted ? undefined : (takeBack ?? undefined);
  } finally {
    ended.abort();
    stop();
  }
}
