import { useId } from 'react';
import type { ReviewField } from '../../../contract/ui-types';
import { t } from '../../lib/messages/order-text';

interface CorrectedTextProps {
  readonly field: ReviewField;
  readonly language: string;
  readonly value: string;
  readonly faults: readonly string[];
  readonly onChange: (value: string) => void;
}

/** One text that is being corrected, with what is wrong with it. */
export function CorrectedText({ field, language, value, faults, onChange }: CorrectedTextProps) {
  const id = useId();
  const isHtml = field.data === 'html';
  return (
    <div className="form-field">
      <label htmlFor={id}>
        <bdi>{field.id}</bdi>
      </label>
      {field.isCut === true ? (
        <p className="form-hint">{t('correction.long')}</p>
      ) : (
        <textarea
          id={id}
          className={isHtml ? 'text-input order-text code' : 'text-input order-text'}
          data-field={field.id}
          lang={language}
          dir={isHtml ? 'ltr' : 'auto'}
          rows={Math.min(12, Math.max(2, value.split('\n', 12).length))}
          value={value}
          aria-label={t('correction.value', { id: field.id })}
          aria-invalid={faults.length > 0}
          aria-describedby={`${id}-faults`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div id={`${id}-faults`} aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="form-hint problem">
            {fault}
          </p>
        ))}
      </div>
    </div>
  );
}
