/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useEffect } from 'react';
import type { ValueDiff } from '../../../content/diff/diff-values';
import type { ComparedField, FieldChange } from '../../../contract/reviewing';
import type { ViewMode } from '../../../contract/ui-types';
import { t } from '../../lib/messages/review-text';
import type { Side } from '../display/use-side';
import { Chip } from '../../components/chip';
import { DiffContent } from './diff-content';
import { diffSide } from './diff-side';
import { comparedSources, SourceChange } from './source-change';
import { useValueDiff, type DiffFailure } from './use-value-diff';

interface ChangeRowProps {
  readonly change: FieldChange;
  /** Undefined while it is loading. */
  readonly field: ComparedField | undefined;
  readonly source: Side;
  readonly target: Side;
  readonly viewMode: ViewMode;
  readonly theme: string;
  readonly columns: 'one' | 'two';
  /** Index over source and target; -1 for the last one. */
  readonly current: number | undefined;
  readonly onCount: (changes: number) => void;
}

/** A field in both versions: in place, or the earlier on the left and the later on the right. */
export function ChangeRow({ change, field, source, target, onCount, current, ...how }: ChangeRowProps) {
  const data = (field?.after ?? field?.before)?.data ?? '';
  const targets = [field?.before?.target ?? '', field?.after?.target ?? ''] as const;
  const sourceDiff = useSide(field, comparedSources(field), data, source.lang);
  const targetDiff = useSide(field, targets, data, target.lang);
  const [inSource, inTarget] = [changesIn(sourceDiff), changesIn(targetDiff)];
  const isCounted = sourceDiff !== undefined && targetDiff !== undefined;
  useEffect(() => {
    if (isCounted) onCount(inSource + inTarget);
  }, [isCounted, inSource, inTarget, onCount]);

  const chosen = current === -1 ? inSource + inTarget - 1 : current;
  const shared = { fieldId: change.id, isHtml: data === 'html', viewMode: how.viewMode, theme: how.theme };
  const sourceProps = { ...shared, ...source, current: chosen };
  const targetProps = { ...shared, ...target, current: chosen === undefined ? undefined : chosen - inSource };
  const hasTarget = field?.before?.target !== undefined || field?.after?.target !== undefined;
  const name = <FieldName change={change} isCurrent={current !== undefined} />;
  if (field === undefined) return name;
  if (how.columns === 'one') {
    return (
      <>
        {name}
        <Cell className="source" label={t('field.source.cell', { id: change.id })}>
          <SourceChange {...sourceProps} field={field} diff={sourceDiff} />
        </Cell>
        <Cell className="target" label={t('field.target.cell', { id: change.id })} side={target}>
          {hasTarget ? (
            <DiffContent {...targetProps} diff={targetDiff} />
          ) : (
            <span className="field-note">{t('field.notCompleted')}</span>
          )}
        </Cell>
      </>
    );
  }
  const isSourceShown =
    change.source || !hasTarget || field.before?.isSourceUnknown !== field.after?.isSourceUnknown;
  const halves = (['before', 'after'] as const).map((version) => (
    <Cell
      key={version}
      className={version}
      label={t(`changes.${version}.cell`, { id: change.id })}
      side={target}
    >
      {isSourceShown ? (
        <SourceChange {...sourceProps} field={field} half={version} diff={sourceDiff} />
      ) : null}
      {hasTarget ? (
        <DiffContent {...targetProps} half={version} diff={diffSide(targetDiff, version)} />
      ) : null}
    </Cell>
  ));
  return (
    <>
      {name}
      {halves}
    </>
  );
}

function useSide(
  field: ComparedField | undefined,
  [before, after]: readonly [string, string],
  data: string,
  language: string,
): ValueDiff | DiffFailure | undefined {
  const diff = useValueDiff(before, after, { data, language });
  return field === undefined ? undefined : diff;
}

/** A failed comparison has no known changes, so next and previous skip it. */
function changesIn(diff: ValueDiff | DiffFailure | undefined): number {
  return typeof diff === 'object' ? diff.changes : 0;
}

interface CellProps {
  readonly className: string;
  readonly label: string;
  /** Undefined where the content has its own language and direction. */
  readonly side?: Side;
  readonly children: React.ReactNode;
}

function Cell({ className, label, side, children }: CellProps) {
  return (
    <div className={`field-cell ${className}`} role="group" aria-label={label} {...side}>
      {children}
    </div>
  );
}

function FieldName({ change, isCurrent }: { readonly change: FieldChange; readonly isCurrent: boolean }) {
  return (
    <div className={isCurrent ? 'field-line current' : 'field-line'} data-field={change.id}>
      <h3 title={change.id}>{change.id}</h3>
      {change.kind === 'added' || change.kind === 'removed' ? (
        <Chip tone={change.kind === 'added' ? 'ok' : 'bad'}>{t(`changes.kind.${change.kind}`)}</Chip>
      ) : null}
      {change.kind === 'changed' && change.source ? (
        <Chip tone="info">{t('changes.kind.source')}</Chip>
      ) : null}
    </div>
  );
}
