import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Kbd } from './kbd';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly icon?: ReactNode;
  /** The key that does the same; shown beside the text, not part of the accessible name. */
  readonly shortcut?: string;
  /** Why it can't be pressed now: its tooltip. It stays reachable, so that everybody can learn why. */
  readonly disabledReason?: string | undefined;
}

export function Button({
  variant = 'plain',
  small = false,
  icon,
  shortcut,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = ['button', variant, small ? 'small' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      {...(disabledReason === undefined
        ? undefined
        : { 'aria-disabled': true, title: disabledReason, onClick: refuse })}
      className={classes}
    >
      {icon}
      {children}
      {shortcut === undefined ? null : <Kbd keys={shortcut} />}
    </button>
  );
}

/** A submit button would submit. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
