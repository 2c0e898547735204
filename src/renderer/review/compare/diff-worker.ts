import type { ValueKind } from '../../../content/diff/diff-tokens';
import { diffValues } from '../../../content/diff/diff-values';
import { serve } from '../../lib/worker';

interface Values {
  readonly before: string;
  readonly after: string;
  readonly kind: ValueKind;
}

// Compares long values in a worker.
const handlers = {
  compare: ({ before, after, kind }: Values) => diffValues(before, after, kind),
};
export type DiffHandlers = typeof handlers;

serve(handlers);
