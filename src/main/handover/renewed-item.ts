import { readItemBody, writeItemBody } from './item-body';
import { judgeAnswer, type FieldTexts } from './judge-answer';
import type { StoredItem } from './take-back-store';

export type RenewedItem = Pick<StoredItem, 'state' | 'can_accept' | 'value' | 'body'>;

/**
 * Judges an item once more, by the texts that this desk has now: they may have changed since its file was
 * read. Returns undefined where that makes no difference.
 */
export function renewedItem(
  item: RenewedItem & Pick<StoredItem, 'verdict' | 'comment'>,
  handed: FieldTexts,
  current: FieldTexts | undefined,
): RenewedItem | undefined {
  const { state, verdict, comment } = item;
  const { place, ...body } = readItemBody(item.body);
  const known = item.value ?? body.held;
  if (state === 'damaged' || state === 'unknown' || known === undefined) return undefined;
  const judged = judgeAnswer({ value: known, verdict, comment }, handed, current);
  const { held, value = null } = judged;
  const faults = body.faults.filter(({ rule }) => rule !== 'stale-verdict');
  if (held !== undefined) faults.push({ rule: 'stale-verdict', detail: {}, place });
  const canAccept = judged.canAccept ? 1 : 0;
  if (judged.state === state && canAccept === item.can_accept && value === item.value) return undefined;
  return {
    state: judged.state,
    can_accept: canAccept,
    value,
    body: writeItemBody({ faults, place, held }),
  };
}
