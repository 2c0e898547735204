/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { CircleCheck, MessageSquare } from 'lucide-react';
import { useStore } from 'zustand';
import { severityOf } from '../../../content/checks/certainty';
import type { OutlineField } from '../../../contract/reviewing';
import { ChangedDot } from '../../components/changed-dot';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';
import { countLevels } from '../../stores/review/problem-order';
import { sharedProblem } from '../../stores/review/problem-parts';
import { ProblemCounts } from '../problems/problem-counts';
import { ProblemIcon } from '../problems/problem-icon';
import './field-list.css';

interface FieldOptionProps {
  readonly id: string;
  readonly field: OutlineField;
  readonly place: { readonly at: number; readonly count: number };
  /** Distance from the top of the list, in pixels. */
  readonly start: number;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A field in the list: its id and the beginning of its text, and what is to be known about it. */
export function FieldOption({ id, field, place, start, isActive, onChoose }: FieldOptionProps) {
  const { notes, problems, review } = useStores();
  const language = useStore(review, ({ content }) =>
    field.isSourceUnknown === undefined ? content?.languageSource : content?.languageTarget,
  );
  const found = useStore(problems, (s) => s.ofField.get(field.id));
  const shared = useStore(problems, (s) => sharedProblem(s.partsIn.get(field.id)));
  const counts = countLevels(found ?? []);
  const hasNote = useStore(notes, (s) => s.ofField.has(field.id));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={place.at}
      aria-setsize={place.count}
      className={isActive ? 'choice-item field-option active' : 'choice-item field-option'}
      style={{ insetBlockStart: start }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="field-option-names">
        <span className="field-option-id" dir="auto">
          {field.id}
        </span>
        <span className="field-option-text" lang={language} dir="auto">
          {field.text}
        </span>
      </span>
      <span className="field-option-signs">
        <ProblemCounts {...counts} />
        {shared === undefined || counts.errors + counts.warnings + counts.styles > 0 ? null : (
          <span className={`problem-count ${severityOf(shared)}`}>
            <ProblemIcon severity={severityOf(shared)} size={12} />
            <span className="visually-hidden">{t('problems.sameAs.short', { field: shared.fieldId })}</span>
          </span>
        )}
        {hasNote ? <MessageSquare size={14} role="img" aria-label={t('fieldList.note')} /> : null}
        {field.reviewed === 'changed' ? <ChangedDot /> : null}
        {field.reviewed === 'reviewed' ? (
          <CircleCheck size={15} role="img" aria-label={t('fieldList.reviewed')} />
        ) : null}
      </span>
    </div>
  );
}
