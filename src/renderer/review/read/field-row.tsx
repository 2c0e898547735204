/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { memo } from 'react';
import { useStore } from 'zustand';
import type { ViewMode, ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { FieldNotes } from '../notes/field-notes';
import type { SideMarks } from '../find/find-marks';
import type { Side } from '../display/use-side';
import { FieldProblems } from '../problems/field-problems';
import { joinMarks } from '../display/text-mark';
import { useTermMarks } from '../terms/term-marks';
import { FieldBoundary } from '../display/field-boundary';
import { blank, FieldContent } from './field-content';
import { FieldLine, usual } from './field-line';
import { onDemand } from '../../components/on-demand';

const FieldReviewers = onDemand(async () => (await import('../handover/field-reviewers')).FieldReviewers, {
  isExtra: true,
});

const PointedTerm = onDemand(async () => (await import('../terms/pointed-term')).PointedTerm, {
  isExtra: true,
});

const StoredAs = onDemand(async () => (await import('../receivers/stored-as')).StoredAs, { isExtra: true });

/** Compares the field with what receivers would store, where one of them would change it. */
function ChangedByReceiver({ field, lang }: { readonly field: ReviewField; readonly lang: string }) {
  const { problems } = useStores();
  const requestKey = useStore(problems, (s) => s.requestKey);
  const isChanged = useStore(problems, (s) =>
    (s.ofField.get(field.id) ?? []).some(({ check }) => check === 'stored-differently'),
  );
  return isChanged && requestKey !== undefined ? (
    <StoredAs requestKey={requestKey} field={field} lang={lang} />
  ) : null;
}

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

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, source, target, viewMode, theme, found, problems } = props;
  const shared = { fieldId: field?.id ?? '', isHtml: field?.data === usual.data, viewMode, theme };
  const isSourceUnknown = field?.isSourceUnknown === true;
  const isWaiting = field !== undefined && field.target === undefined;
  const sourceValue = field === undefined || isSourceUnknown ? blank : field.source;
  const targetValue = field === undefined ? blank : field.target;
  const terms = useTermMarks(field);
  const { review } = useStores();
  const fieldId = shared.fieldId;
  const boundary = { fieldId, viewMode, onShowCode: () => review.getState().setViewMode('code', fieldId) };
  return (
    <>
      {field === undefined ? (
        <div className="field-line" />
      ) : (
        <FieldLine field={field} sourceLanguage={source.lang} targetLanguage={target.lang} />
      )}
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
            marks={joinMarks(joinMarks(terms.source, problems.source), found.source)}
            value={sourceValue}
          />
        </FieldBoundary>
        {isSourceUnknown ? <span className="field-note">{t('field.sourceUnknown')}</span> : null}
      </div>
      <div className="field-side">
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
              marks={joinMarks(joinMarks(terms.target, problems.target), found.target)}
              value={targetValue}
            />
          </FieldBoundary>
        </div>
        {field?.isCut === true ? <p className="field-note">{t('field.cut')}</p> : null}
        {field?.target === undefined ? null : (
          <FieldReviewers fieldId={field.id} target={field.target} data={field.data} {...target} />
        )}
        {terms.source.length + terms.target.length === 0 ? null : <PointedTerm fieldId={fieldId} />}
        {field === undefined ? null : <FieldProblems fieldId={field.id} />}
        {field?.target === undefined || field.isCut === true ? null : (
          <ChangedByReceiver field={field} lang={target.lang} />
        )}
        {field === undefined ? null : <FieldNotes fieldId={field.id} />}
      </div>
    </>
  );
});
