import type { ComparedField } from '../../../contract/reviewing';
import { t } from '../../lib/messages/review-text';
import { DiffContent, type DiffContentProps } from './diff-content';
import { diffSide } from './diff-side';

interface SourceChangeProps extends Omit<DiffContentProps, 'half'> {
  readonly field: ComparedField;
  /** One of two columns; undefined shows both versions in place. */
  readonly half?: 'before' | 'after';
}

/**
 * The change of a source. A source that was not sent with its version is labelled as unknown, not as empty.
 */
export function SourceChange({ field, half, diff, ...how }: SourceChangeProps) {
  const { before, after } = field;
  const shown = half === 'before' ? before : (after ?? (half === undefined ? before : undefined));
  if (shown?.isSourceUnknown === true)
    return (
      <span className="field-note" dir="auto">
        {t('field.sourceUnknown')}
      </span>
    );
  return (
    <>
      {half === undefined && before?.isSourceUnknown === true ? (
        <span className="field-note" dir="auto">
          {t('changes.sourceUnknown')}
        </span>
      ) : null}
      <div lang={how.lang} dir={how.dir}>
        {half === undefined ? (
          <DiffContent {...how} diff={diff} />
        ) : (
          <DiffContent {...how} half={half} diff={diffSide(diff, half)} />
        )}
      </div>
    </>
  );
}

/** Returns the sources to compare; undefined when one is unknown. */
export function comparedSources(field: ComparedField | undefined): readonly [before: string, after: string] {
  const { before, after } = field ?? {};
  if (before?.isSourceUnknown === true) return [after?.source ?? '', after?.source ?? ''];
  if (after?.isSourceUnknown === true) return [before?.source ?? '', before?.source ?? ''];
  return [before?.source ?? '', after?.source ?? ''];
}
