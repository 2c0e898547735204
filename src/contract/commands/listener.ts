import { Type } from 'typebox';
import {
  receiptFilters,
  type ListenerSummary,
  type ReceiptDetail,
  type ReceiptWindow,
} from '../upstream/receipts';
import type { SignatureDiagnosis } from '../webhook/signature-diagnosis';
import { answers } from './declare';
import { strict, Nothing, Extent } from './inputs';

const ReceiptKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ReceiptKeys = Type.Array(ReceiptKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Receipts = Type.Enum([...receiptFilters]);

/** The webhook listener and its receipts. */
export const listenerCommands = {
  'listener.read': answers<ListenerSummary>()(Nothing),
  /** Receipts, newest first. */
  'receipts.window': answers<ReceiptWindow>()(Type.Object({ filter: Receipts, ...Extent }, strict)),
  'receipts.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Receipts, key: ReceiptKey }, strict),
  ),
  'receipts.detail': answers<ReceiptDetail>()(Type.Object({ key: ReceiptKey }, strict)),
  /** Applies received calls again, with today's secrets and rules. */
  'receipts.replay': answers<{
    readonly applied: number;
    readonly unchanged: number;
    readonly refused: number;
  }>()(Type.Object({ keys: ReceiptKeys }, strict)),
  /** Refused calls need no attention any more; they stay listed, and can be replayed. */
  'receipts.dismiss': answers<{ readonly keys: readonly number[] }>()(
    Type.Object({ keys: ReceiptKeys }, strict),
  ),
  /** Undoes `receipts.dismiss`. */
  'receipts.restore': answers<{ readonly count: number }>()(Type.Object({ keys: ReceiptKeys }, strict)),
  'receipts.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: ReceiptKey }, strict)),
} as const;
