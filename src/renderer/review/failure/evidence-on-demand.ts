import type { EvidenceFormat } from '../../../content/evidence/evidence';
import type { Stores } from '../../stores/context';

/** Evidence is written now and then, so its code is loaded with the first one. */
export async function giveEvidence(stores: Stores, format: EvidenceFormat): Promise<void> {
  const { copyEvidence, saveEvidence } = await import('./save-evidence');
  await (format === 'text' ? copyEvidence(stores) : saveEvidence(stores, format));
}
