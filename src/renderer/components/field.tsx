import { useId, type ComponentProps } from 'react';
import './field.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  /** The fault in words, shown instead of the hint. */
  readonly fault: string | undefined;
  /** Unit shown after the input. */
  readonly unit?: string;
  readonly onChange: (text: string) => void;
}

/** A labelled text field with a hint or fault below. */
export function Field({ label, hint, fault, unit, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="form-value">
        <input
          {...input}
          id={id}
          className="text-input"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit === undefined ? null : <span>{unit}</span>}
      </div>
      <p
        className={fault === undefined ? 'form-hint' : 'form-hint problem'}
        id={`${id}-hint`}
        aria-live="polite"
      >
        {fault ?? hint}
      </p>
    </div>
  );
}
