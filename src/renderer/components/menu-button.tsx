import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Kbd } from './kbd';
import './menu-button.css';

export interface MenuItem {
  readonly label: string;
  readonly shortcut?: string;
  readonly run: () => void;
}

interface MenuButtonProps {
  /** The accessible name of the button and of its menu. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Called when the menu opens: dozens of rows have one. */
  readonly items: () => readonly MenuItem[];
  /** Whether Tab stops here; true by default. */
  readonly isStop?: boolean;
}

/**
 * A button with a menu of a few actions (ARIA menu button): arrows move, Enter runs, Esc and a click
 * elsewhere close.
 */
export function MenuButton({ label, icon, items, isStop = true }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (!isOpen || (next === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else entries.at(next % entries.length)?.focus();
  };
  return (
    <div
      className="menu-button"
      role="presentation"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        label={label}
        icon={icon}
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div className="menu" role="menu" id={id} aria-label={label}>
          {items().map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                item.run();
              }}
            >
              {item.label}
              {item.shortcut === undefined ? null : <Kbd keys={item.shortcut} />}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
