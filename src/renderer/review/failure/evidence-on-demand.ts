import type { EvidenceFormat } from '../../../content/evidence/evidence';
import { messageOf } from '../../lib/host/client';
import type { Stores } from '../../stores/context';
import { requestScopes } from '../scope/request-scopes';

/** Gives the evidence of one request at once, and asks first where there are several to choose from. */
export async function askEvidence(stores: Stores, format: EvidenceFormat): Promise<void> {
  const scopes = requestScopes(stores);
  const isOne = scopes.length === 1 && scopes[0]?.count === 1;
  if (isOne) await giveEvidence(stores, format);
  else if (scopes.length > 0) stores.app.getState().askEvidence({ scopes, format });
}

/**
 * Gives the evidence of what is shown. Evidence is written now and then, so its code is loaded with the first
 * one.
 */
export async function giveEvidence(stores: Stores, format: EvidenceFormat): Promise<void> {
  const [scope] = requestScopes(stores);
  if (scope === undefined) return;
  try {
    const { deliverEvidence } = await import('./deliver-evidence');
    await deliverEvidence(stores, scope, format);
  } catch (error) {
    stores.toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}
