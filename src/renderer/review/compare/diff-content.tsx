import { useEffect, useRef, type ReactNode } from 'react';
import type { ValueDiff } from '../../../content/diff/diff-values';
import type { ViewMode } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { FieldBoundary } from '../display/field-boundary';
import { valueOf } from './diff-side';
import { DiffFrame } from './diff-frame';
import { DiffText } from './diff-text';
import { LongDiff } from './long-diff';
import type { DiffFailure } from './use-value-diff';

export interface DiffContentProps {
  readonly fieldId: string;
  /** Undefined while it is computed. */
  readonly diff: ValueDiff | DiffFailure | undefined;
  readonly isHtml: boolean;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly viewMode: ViewMode;
  readonly theme: string;
  /** The current change of "next" and "previous" in this value. */
  readonly current: number | undefined;
  /** `before` is the column of the earlier value. */
  readonly half?: 'before' | 'after';
}

/** The changes of a value, in the review's view mode. */
export function DiffContent(props: DiffContentProps) {
  const { fieldId, diff, isHtml, lang, dir, viewMode, theme, current, half } = props;
  const { review } = useStores();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== undefined)
      ref.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
    // Another comparison has other marks.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current, diff]);

  if (diff === undefined) return <span className="field-note">{t('changes.comparing')}</span>;
  if (typeof diff === 'string')
    return (
      <span className="field-note" dir="auto">
        {t(`changes.failed.${diff}`)}
      </span>
    );
  if (diff.parts.length === 0) return <span className="field-note">{t('field.empty')}</span>;
  const tags = changedTags(diff);
  let content: ReactNode;
  if (isLong(diff)) {
    content = (
      <LongDiff
        diff={diff}
        current={current}
        viewMode={viewMode === 'code' ? 'code' : 'text'}
        isHtml={isHtml}
      />
    );
  } else if (viewMode === 'rendered' && isHtml) {
    content = (
      <>
        <DiffFrame
          fieldId={fieldId}
          parts={diff.parts}
          lang={lang}
          dir={dir}
          theme={theme}
          current={current}
          tags={half === 'before' ? 'removed' : 'added'}
        />
        {half === 'before' || tags === 0 ? null : (
          <span className="field-note">{t('changes.tags', { count: tags })}</span>
        )}
      </>
    );
  } else {
    const textViewMode = viewMode === 'code' ? 'code' : 'text';
    content = (
      <DiffText
        parts={diff.parts}
        value={valueOf(diff.parts)}
        current={current}
        viewMode={textViewMode}
        isHtml={isHtml}
      />
    );
  }
  return (
    <div ref={ref}>
      <FieldBoundary
        fieldId={fieldId}
        viewMode={viewMode}
        value={diff}
        onShowCode={() => review.getState().setViewMode('code')}
      >
        {content}
      </FieldBoundary>
    </div>
  );
}

/** Number of changed tags, for which the rendered view has no mark. */
function changedTags({ parts }: ValueDiff): number {
  return new Set(
    parts.filter(({ unit, kind }) => unit === 'tag' && kind !== 'same').map(({ change }) => change),
  ).size;
}

/** Longer values show only their changes with context, because a megabyte at once would block the window. */
const wholeCharacters = 40_000;
const wholeParts = 1500;

function isLong({ parts }: ValueDiff): boolean {
  return parts.length > wholeParts || parts.reduce((sum, { text }) => sum + text.length, 0) > wholeCharacters;
}
