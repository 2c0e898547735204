import { memo } from 'react';
import { useStore } from 'zustand';
import type { ReviewField } from '../../../contract/ui-types';
import { ChangedDot } from '../../components/changed-dot';
import { useStores } from '../../stores/context';
import { foundField } from '../../stores/review/found-field';
import { NoteButton } from '../notes/note-button';
import { ProblemBadge } from '../problems/problem-badge';
import { FieldMenu } from './field-menu';
import { FieldReviewed } from './field-reviewed';
import { FieldSizes } from './field-sizes';
import './field-line.css';

interface FieldLineProps {
  readonly field: ReviewField;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** The two values the interface document shows; others are named, so that plain text is no surprise. */
export const usual = { type: 'localizable', data: 'html' };

/** The line above source and target has the field's id, facts and actions. It sticks while they scroll. */
export const FieldLine = memo(function FieldLine(props: FieldLineProps) {
  const { field, sourceLanguage, targetLanguage } = props;
  const { id, type, data, reviewed } = field;
  const { requests } = useStores();
  const isFound = useStore(requests, (s) => foundField(s.selected?.row) === id);
  return (
    <div className="field-line" data-field={id}>
      <h3 title={id}>{isFound ? <mark>{id}</mark> : id}</h3>
      {type === usual.type ? null : <span>{type}</span>}
      {data === usual.data ? null : <span>{data}</span>}
      <ProblemBadge fieldId={id} />
      {reviewed === 'changed' ? <ChangedDot /> : null}
      <FieldSizes field={field} source={sourceLanguage} target={targetLanguage} />
      <span className="field-tools">
        <FieldReviewed field={field} />
        <NoteButton fieldId={id} />
        <FieldMenu field={field} />
      </span>
    </div>
  );
});
