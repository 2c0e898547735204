import { useMemo, useState } from 'react';
import type { ValueDiff } from '../../../content/diff/diff-values';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';
import { DiffText } from './diff-text';
import { valueOf } from './diff-side';
import { excerpt } from './excerpt';

interface LongDiffProps {
  readonly diff: ValueDiff;
  readonly current: number | undefined;
  readonly viewMode: 'text' | 'code';
  readonly isHtml: boolean;
}

/** Parts shown at first, and added on each request. */
const portion = 600;

/** The changes of a long value, a portion at a time. */
export function LongDiff({ diff, ...how }: LongDiffProps) {
  const [most, setMost] = useState(portion);
  const { parts, isCut } = useMemo(() => excerpt(diff.parts, most), [diff, most]);
  return (
    <>
      <DiffText parts={parts} value={valueOf(diff.parts)} {...how} />
      {isCut ? (
        <Button small onClick={() => setMost(most + portion)}>
          {t('changes.more')}
        </Button>
      ) : null}
    </>
  );
}
