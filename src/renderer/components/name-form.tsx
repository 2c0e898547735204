import { useState, type KeyboardEvent } from 'react';
import { Button } from './button';
import { ReturnedFocus } from './returned-focus';

interface NameFormProps {
  readonly isOpen: boolean;
  /** Says to screen readers what is named. */
  readonly label: string;
  readonly field: string;
  readonly submit: string;
  readonly cancel: string;
  /** The name so far. */
  readonly name?: string;
  readonly maxLength: number;
  /** Resolves with whether it was done; the form stays otherwise. */
  readonly save: (name: string) => Promise<boolean>;
  readonly close: () => void;
}

/** A form that asks for a name. The focus goes back to what opened it. */
export function NameForm({ isOpen, ...form }: NameFormProps) {
  return <ReturnedFocus shown={isOpen}>{isOpen ? <OpenForm {...form} /> : null}</ReturnedFocus>;
}

function OpenForm(props: Omit<NameFormProps, 'isOpen'>) {
  const { label, field, submit, cancel, maxLength, save, close } = props;
  const [name, setName] = useState(props.name ?? '');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <form
      className="card-row term-import"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save(name).then((isDone) => {
          if (isDone) close();
        });
      }}
    >
      <label>
        {field}
        <input
          className="text-input"
          required
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to name one
          autoFocus
          maxLength={maxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button type="submit" variant="primary">
        {submit}
      </Button>
      <Button variant="quiet" onClick={close}>
        {cancel}
      </Button>
    </form>
  );
}
