import type { EvidenceFormat } from '../../../content/evidence/evidence';
import { evidencePageEnds } from '../../../content/evidence/evidence-html';
import { evidenceWords } from '../../../content/evidence/texts/evidence-texts';
import { copyText } from '../../components/copy/copy';
import { saveFile } from '../../lib/files/save-file';
import { t } from '../../lib/messages/failure-text';
import { displayLanguage } from '../../lib/messages/locale';
import type { Stores } from '../../stores/context';
import type { RequestScope } from '../../stores/window/app-state';
import { readEvidence, type EvidenceRun } from './read-evidence';

type Needed = Pick<Stores, 'client' | 'app' | 'toasts'>;

/**
 * Saves the evidence of requests as a page or as JSON Lines, or copies it as text for a ticket, and says so.
 * Ends without a word when it was cancelled. @throws AppError what the host refuses
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
  const { parts, count } = read;
  if (format === 'text') {
    const isCopied = await copyText(await new Blob([...parts]).text());
    const text = isCopied ? t('evidence.copied', { count }) : t('copy.failed');
    toasts.getState().show({ tone: isCopied ? 'done' : 'error', text });
    return;
  }
  const now = new Date().toISOString();
  const { head, tail } = evidencePageEnds(evidenceWords(language), now);
  const content =
    format === 'html'
      ? new Blob([head, ...parts, tail], { type: 'text/html' })
      : new Blob([...parts], { type: 'application/jsonl' });
  const name = `locdesk-evidence-${now.slice(0, 10)}.${format}`;
  const saved = await saveFile(client, app.getState().info?.host, name, content);
  if (saved !== undefined)
    toasts.getState().show({ tone: 'done', text: t('evidence.saved', { name: saved }) });
}
