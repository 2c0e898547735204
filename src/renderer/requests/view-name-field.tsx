import { useState, type KeyboardEvent } from 'react';
import { useStores } from '../stores/context';
import { focusList } from '../stores/focus';

interface ViewNameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly className?: string;
  /** Resolves with whether the name was accepted. */
  readonly onDone: (name: string) => Promise<boolean>;
}

/** The field for a view's name: Enter accepts, Esc cancels. */
export function ViewNameField({ label, name, className = '', onDone }: ViewNameFieldProps) {
  const { savedViews } = useStores();
  const [text, setText] = useState(name);
  const end = (): void => savedViews.getState().nameOne(undefined);
  const accept = async (): Promise<void> => {
    if (text.trim() === '' || !(await onDone(text.trim()))) return;
    end();
    focusList();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      void accept();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      end();
      focusList();
    }
  };
  return (
    <input
      // It appears because the user asked to type a name.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={`text-input view-name ${className}`}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={100}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}
