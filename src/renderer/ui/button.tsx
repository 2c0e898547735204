import type { ComponentProps, ReactNode } from 'react';
import { Kbd } from './kbd';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly icon?: ReactNode;
  /** The key that does the same; shown beside the text, not part of the accessible name. */
  readonly shortcut?: string;
}

export function Button({
  variant = 'plain',
  small = false,
  icon,
  shortcut,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = ['button', variant, small ? 'small' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes}>
      {icon}
      {children}
      {shortcut === undefined ? null : <Kbd keys={shortcut} />}
    </button>
  );
}
