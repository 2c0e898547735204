/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { Fragment, memo } from 'react';
import type { ViewMode, ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { FieldReviewed } from './field-reviewed';
import { FieldNotes } from '../notes/field-notes';
import { NoteButton } from '../notes/note-button';
import type { SideMarks } from '../find/find-marks';
import type { Side } from '../display/use-side';
import { FieldProblems } from '../problems/field-problems';
import { ProblemBadge } from '../problems/problem-badge';
import { joinMarks } from '../problems/problem-marks';
import { FieldCounts } from './field-counts';
import { FieldMenu } from './field-menu';
import { FieldBoundary } from '../display/field-boundary';
import { blank, FieldContent } from './field-content';

interface FieldRowProps {
  /** Undefined for a reserve row, or while the field is loading. */
  readonly field: ReviewField | undefined;
  readonly source: Side;
  readonly target: Side;
  readonly viewMode: ViewMode;
  readonly theme: string;
  readonly found: SideMarks;
  readonly problems: SideMarks;
}

/** The two values the interface document shows; others are named, so that plain text is no surprise. */
const usual = { type: 'localizable', data: 'html' };

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, source, target, viewMode, theme, found, problems } = props;
  const shared = { fieldId: field?.id ?? '', isHtml: field?.data === usual.data, viewMode, theme };
  const isSourceUnknown = field?.isSourceUnknown === true;
  const isWaiting = field !== undefined && field.target === undefined;
  const sourceValue = field === undefined || isSourceUnknown ? blank : field.source;
  const targetValue = field === undefined ? blank : field.target;
  const { review } = useStores();
  const fieldId = shared.fieldId;
  const boundary = { fieldId, viewMode, onShowCode: () => review.getState().setViewMode('code', fieldId) };
  return (
    <>
      <div
        className="field-cell source"
        role="group"
        aria-label={field && t('field.source.cell', { id: field.id })}
        {...(isSourceUnknown ? {} : source)}
      >
        <FieldBoundary {...boundary} value={sourceValue}>
          <FieldContent
            {...shared}
            {...source}
            marks={joinMarks(problems.source, found.source)}
            value={sourceValue}
          />
        </FieldBoundary>
        {isSourceUnknown ? <span className="field-note">{t('field.sourceUnknown')}</span> : null}
      </div>
      <div className="field-middle" data-field={field?.id} data-position={field?.position}>
        {field === undefined ? null : (
          <>
            <b title={field.id}>
              <FieldId id={field.id} />
            </b>
            {field.type === usual.type ? null : <span>{field.type}</span>}
            {field.data === usual.data ? null : <span>{field.data}</span>}
            <ProblemBadge fieldId={field.id} />
            <FieldCounts field={field} source={source.lang} target={target.lang} />
            <span className="field-tools">
              <FieldReviewed field={field} />
              <NoteButton fieldId={field.id} />
              <FieldMenu field={field} />
            </span>
          </>
        )}
      </div>
      <div
        className="field-cell target"
        role="group"
        aria-label={field && t('field.target.cell', { id: field.id })}
        {...(isWaiting ? {} : target)}
      >
        <FieldBoundary {...boundary} value={targetValue}>
          <FieldContent
            {...shared}
            {...target}
            marks={joinMarks(problems.target, found.target)}
            value={targetValue}
          />
        </FieldBoundary>
      </div>
      {field?.isCut === true ? <p className="field-cut field-note">{t('field.cut')}</p> : null}
      {field === undefined ? null : <FieldProblems fieldId={field.id} />}
      {field === undefined ? null : <FieldNotes fieldId={field.id} />}
    </>
  );
});

/** Allows line breaks after dots, slashes, underscores and hyphens. */
function FieldId({ id }: { readonly id: string }) {
  return id.split(/(?<=[._/:-])/).map((part, index) => (
    // The parts of an id keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
