import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Kbd } from '../kbd';
import { listMove } from './list-move';

interface ChoiceInputProps {
  /** Its label has the id `<id>-label`, and the list of options the id `<id>-items`. */
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Number of options. */
  readonly count: number;
  /** Index of the chosen option. */
  readonly active: number;
  /** Id of its element, if there is one. */
  readonly activeId: string | undefined;
  readonly setActive: (active: number) => void;
  readonly onEnter: () => void;
  /** Takes a key before the list does; returns whether it did. */
  readonly takesKey?: (event: KeyboardEvent) => boolean;
}

/** The text field over a list of options. It keeps the focus and takes the keys of the list. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { id, label, placeholder, text, onType, count, active, activeId } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = listMove(event.key, active, count);
    const isTaken = props.takesKey?.(event) === true;
    if (!isTaken && next === undefined) return;
    event.preventDefault();
    if (!isTaken && next !== undefined) props.setActive(next);
  };
  return (
    <form
      className="choice-field"
      onSubmit={(event) => {
        event.preventDefault();
        props.onEnter();
      }}
    >
      <Search size={16} strokeWidth={1.8} aria-hidden="true" />
      <label id={`${id}-label`} className="visually-hidden" htmlFor={`${id}-text`}>
        {label}
      </label>
      <input
        id={`${id}-text`}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-items`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={placeholder}
        value={text}
        maxLength={500}
        spellCheck={false}
        autoComplete="off"
        // The dialog is opened for typing here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Kbd keys="Esc" />
    </form>
  );
}
