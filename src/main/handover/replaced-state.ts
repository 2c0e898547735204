import type { StoredCorrection } from '../requests/correction-store';
import type { StoredDraft } from '../review/draft-store';
import type { FieldReview } from '../review/reviewed-service';
import type { StoredVerdict } from './verdict-store';

interface Place {
  readonly requestKey: number;
  readonly fieldId: string;
}

/**
 * A state that accepting an answer replaced, with the one that it left: what was changed again after it is
 * not undone. Stored as JSON with the item until its file is closed.
 */
export type ReplacedState =
  | (Place & {
      readonly kind: 'draft';
      readonly before: StoredDraft | undefined;
      readonly revision: number;
    })
  | (Place & {
      readonly kind: 'correction';
      readonly before: StoredCorrection | undefined;
      readonly after: StoredCorrection | undefined;
    })
  | { readonly kind: 'note'; readonly requestKey: number; readonly key: number }
  | (Place & {
      readonly kind: 'verdict';
      readonly before: StoredVerdict | undefined;
      readonly after: StoredVerdict;
    })
  | (Place & { readonly kind: 'reviewed'; readonly review: FieldReview });

export function writeReplaced(replaced: readonly ReplacedState[]): string {
  return JSON.stringify(replaced);
}

export function readReplaced(json: string): readonly ReplacedState[] {
  // Written only by `writeReplaced`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as readonly ReplacedState[];
}
