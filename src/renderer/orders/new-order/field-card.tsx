import { ArrowDown, ArrowUp, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type ClipboardEvent } from 'react';
import { problemKey } from '../../../content/checks/problem';
import type { SourceFacts } from '../../../contract/orders';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { Segmented } from '../../components/segmented';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { paragraphsOf, type DraftField } from '../../stores/orders/order-draft';
import type { FieldFaultTexts } from './faults-shown';
import { cleanedHtml } from './cleaned-html';
import { sourceProblemText } from './source-problem-text';

interface FieldCardProps {
  readonly field: DraftField;
  readonly index: number;
  readonly count: number;
  readonly language: string;
  /** Undefined until it was looked at. */
  readonly facts: SourceFacts | undefined;
  readonly fault: FieldFaultTexts | undefined;
}

/**
 * One text of a new order: its id, how it is read, its content, and what should be looked at before it is
 * sent.
 */
export function FieldCard({ field, index, count, language, facts, fault }: FieldCardProps) {
  const { orderDraft } = useStores();
  const id = useId();
  const { changeField, removeField, moveField, splitField } = orderDraft.getState();
  const { key, data, value } = field;
  const name = field.id === '' ? String(index + 1) : field.id;
  const paragraphs = data === 'text' ? paragraphsOf(value).length : 0;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const html = event.clipboardData.getData('text/html');
    if (data !== 'html' || html === '') return;
    event.preventDefault();
    const area = event.currentTarget;
    area.setRangeText(cleanedHtml(html), area.selectionStart, area.selectionEnd, 'end');
    changeField(key, { value: area.value });
  };
  return (
    <li className="order-field">
      <div className="order-field-head">
        <div className="order-field-id">
          <label htmlFor={`${id}-id`}>{t('newOrder.field.id')}</label>
          <input
            id={`${id}-id`}
            className="text-input"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={field.id}
            aria-invalid={fault?.id !== undefined}
            aria-describedby={fault?.id === undefined ? undefined : `${id}-id-fault`}
            onChange={(event) => changeField(key, { id: event.target.value })}
          />
        </div>
        <Segmented<'text' | 'html'>
          label={t('newOrder.field.data', { id: name })}
          value={data}
          onChange={(next) => changeField(key, { data: next })}
          segments={[
            { value: 'text', label: t('newOrder.field.text') },
            { value: 'html', label: t('newOrder.field.html') },
          ]}
        />
        <IconButton
          label={t('newOrder.field.up', { id: name })}
          title={t('newOrder.field.up', { id: name })}
          icon={<ArrowUp size={15} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => moveField(key, -1)}
        />
        <IconButton
          label={t('newOrder.field.down', { id: name })}
          title={t('newOrder.field.down', { id: name })}
          icon={<ArrowDown size={15} aria-hidden="true" />}
          disabled={index === count - 1}
          onClick={() => moveField(key, 1)}
        />
        <IconButton
          label={t('newOrder.field.remove', { id: name })}
          title={t('newOrder.field.remove', { id: name })}
          icon={<Trash2 size={15} aria-hidden="true" />}
          onClick={() => removeField(key)}
        />
      </div>
      {fault?.id === undefined ? null : (
        <p className="form-hint problem" id={`${id}-id-fault`}>
          {fault.id}
        </p>
      )}
      <textarea
        className={data === 'html' ? 'text-input order-text code' : 'text-input order-text'}
        aria-label={t('newOrder.field.value', { id: name })}
        placeholder={t(data === 'html' ? 'newOrder.field.placeholder.html' : 'newOrder.field.placeholder')}
        lang={language === '' ? undefined : language}
        dir={data === 'html' ? 'ltr' : 'auto'}
        rows={Math.min(14, Math.max(3, value.split('\n', 15).length + 1))}
        value={value}
        aria-invalid={fault?.value !== undefined}
        aria-describedby={`${id}-notes`}
        onPaste={paste}
        onChange={(event) => changeField(key, { value: event.target.value })}
      />
      <div className="order-field-notes" id={`${id}-notes`}>
        {fault?.value === undefined ? null : <p className="problem">{fault.value}</p>}
        {facts?.problems.map((problem) => (
          <p key={problemKey(problem)} className="order-warning">
            <TriangleAlert size={13} aria-hidden="true" /> {sourceProblemText(problem)}
          </p>
        ))}
        <div className="order-field-foot">
          {facts === undefined ? null : <span>{t('newOrder.words', { count: facts.words })}</span>}
          {paragraphs > 1 ? (
            <Button small variant="quiet" onClick={() => splitField(key)}>
              {t('newOrder.field.split', { count: paragraphs })}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
