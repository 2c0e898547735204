import { AppError } from '../../contract/errors';
import type { SignatureDiagnosis } from '../../contract/webhook/signature-diagnosis';
import type { DeliveryListService } from './delivery-list-service';
import { diagnoseSignature } from './signature-doctor';
import type { WebhookSecretService } from './webhook-secret-service';

/**
 * Diagnoses whether the signature of a delivery's newest attempt verifies with the secrets that a receiver
 * can have, at the time of sending.
 *
 * @throws AppError NOT_FOUND; CONFLICT when its request is gone.
 */
export function diagnoseDelivery(
  key: number,
  deliveries: DeliveryListService,
  secrets: WebhookSecretService,
): SignatureDiagnosis {
  const call = deliveries.lastCall(key);
  if (call === undefined) {
    throw new AppError('NOT_FOUND', 'Nothing was sent yet, so there is no signature to look at.');
  }
  return diagnoseSignature({
    headers: call.headers,
    body: Buffer.from(call.body),
    receivedUs: call.startedUs,
    inForce: secrets.problem() === undefined ? secrets.readable() : 'unreadable',
    others: [],
  });
}
