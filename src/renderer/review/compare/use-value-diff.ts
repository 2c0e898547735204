import { useEffect, useMemo, useState } from 'react';
import type { ValueKind } from '../../../content/diff/diff-tokens';
import { diffValues, type ValueDiff } from '../../../content/diff/diff-values';
import { WorkTooSlow } from '../../lib/worker';
import { callDiffWorker } from './diff-calls';

/** Values up to this length are compared at once, well within a frame; longer ones in the worker. */
const smallCharacters = 8000;

/** Why two values could not be compared. */
export type DiffFailure = 'too-slow' | 'unexpected';

/** The diff of a value; undefined while it is computed. */
export function useValueDiff(
  before: string,
  after: string,
  { data, language }: ValueKind,
): ValueDiff | DiffFailure | undefined {
  const isSmall = before.length + after.length <= smallCharacters;
  const atOnce = useMemo(
    () => (isSmall ? diffValues(before, after, { data, language }) : undefined),
    [isSmall, before, after, data, language],
  );
  const [later, setLater] = useState<ValueDiff | DiffFailure>();
  useEffect(() => {
    if (isSmall) return undefined;
    let isWanted = true;
    callDiffWorker('compare', { before, after, kind: { data, language } })
      .then((diff) => {
        if (isWanted) setLater(diff);
      })
      .catch((error: unknown) => {
        if (isWanted) setLater(error instanceof WorkTooSlow ? 'too-slow' : 'unexpected');
      });
    return () => {
      isWanted = false;
      setLater(undefined);
    };
  }, [isSmall, before, after, data, language]);
  return isSmall ? atOnce : later;
}
