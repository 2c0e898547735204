import type { EvidenceFormat } from '../../../content/evidence/evidence';
import { copyText } from '../../components/copy/copy';
import { saveFile } from '../../lib/files/save-file';
import { t } from '../../lib/messages/failure-text';
import { formatList } from '../../lib/messages/format';
import { displayLanguage } from '../../lib/messages/locale';
import type { Stores } from '../../stores/context';
import type { RequestScope } from '../../stores/window/app-state';
import { mostFileBytes } from '../../stores/orders/picked-file';
import { evidenceFiles } from './evidence-files';
import { readEvidence, type EvidenceRun } from './read-evidence';

type Needed = Pick<Stores, 'client' | 'app' | 'toasts'>;

/**
 * Saves the evidence of requests as a page or as JSON Lines, or copies it as text for a ticket, and says so.
 * The desktop takes files of at most 64 MiB: more evidence is saved as several files.
 * Ends without a word when it was cancelled.
 *
 * @throws what the host refuses, and an error where no import of a list failed
 */
export async function deliverEvidence(
  stores: Needed,
  { requests }: RequestScope,
  format: EvidenceFormat,
  run: EvidenceRun = {},
): Promise<void> {
  const { client, app, toasts } = stores;
  const language = displayLanguage();
  const read = await readEvidence(client, requests, { format, language }, run);
  if (read === undefined) return;
  const { parts, count, leftOut } = read;
  if (count === 0) throw new Error(t('evidence.noneFailed'));
  const withOthers = (said: string): string =>
    leftOut === 0 ? said : t('evidence.leftOut', { said, count: leftOut });
  if (format === 'text') {
    const isCopied = await copyText(await new Blob([...parts]).text());
    const text = isCopied ? withOthers(t('evidence.copied', { count })) : t('copy.failed');
    toasts.getState().show({ tone: isCopied ? 'done' : 'error', text });
    return;
  }
  const { host } = app.getState().info ?? {};
  const mostBytes = host === 'electron' ? mostFileBytes : Number.POSITIVE_INFINITY;
  const names: string[] = [];
  for (const file of evidenceFiles(parts, { format, language, now: new Date().toISOString(), mostBytes })) {
    const saved = await saveFile(client, host, file.name, file.content);
    if (saved === undefined) break;
    names.push(saved);
  }
  if (names.length > 0)
    toasts
      .getState()
      .show({ tone: 'done', text: withOthers(t('evidence.saved', { name: formatList(names) })) });
}
