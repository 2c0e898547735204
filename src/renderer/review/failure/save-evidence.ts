import type { EvidenceFormat } from '../../../content/evidence/evidence';
import { evidencePage } from '../../../content/evidence/evidence-html';
import { evidenceWords } from '../../../content/evidence/texts/evidence-texts';
import { copyText } from '../../components/copy/copy';
import { saveFile } from '../../lib/files/save-file';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/failure-text';
import { displayLanguage } from '../../lib/messages/locale';
import type { Stores } from '../../stores/context';
import { reportedKeys } from '../report/reported-keys';

type Needed = Pick<Stores, 'client' | 'app' | 'jobs' | 'requests' | 'review' | 'toasts'>;

/** Saves the evidence of the chosen requests as a page or as JSON Lines. */
export async function saveEvidence(stores: Needed, format: Exclude<EvidenceFormat, 'text'>): Promise<void> {
  const { client, app, toasts } = stores;
  await saying(stores, async () => {
    const parts = await readParts(stores, format);
    const now = new Date().toISOString();
    const content =
      format === 'html' ? evidencePage(parts, evidenceWords(displayLanguage()), now) : parts.join('');
    const type = format === 'html' ? 'text/html' : 'application/jsonl';
    const name = `locdesk-evidence-${now.slice(0, 10)}.${format}`;
    const saved = await saveFile(client, app.getState().info?.host, name, new Blob([content], { type }));
    if (saved !== undefined)
      toasts.getState().show({ tone: 'done', text: t('evidence.saved', { name: saved }) });
  });
}

/** Copies the evidence of the chosen requests as text for a ticket. */
export async function copyEvidence(stores: Needed): Promise<void> {
  await saying(stores, async () => {
    const parts = await readParts(stores, 'text');
    const isCopied = await copyText(parts.join('\n'));
    const text = isCopied ? t('evidence.copied', { count: parts.length }) : t('copy.failed');
    stores.toasts.getState().show({ tone: isCopied ? 'done' : 'error', text });
  });
}

/** Reads requests one after another, so that the host answers other calls in between. */
async function readParts(stores: Needed, format: EvidenceFormat): Promise<readonly string[]> {
  const language = displayLanguage();
  const parts: string[] = [];
  for (const key of reportedKeys(stores))
    parts.push((await stores.client.call('failures.evidence', { key, format, language })).part);
  return parts;
}

async function saying({ toasts }: Needed, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}
