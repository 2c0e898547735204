import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { CommandId } from '../../contract/command-table';
import { attributesOf, useCommandHint } from './use-command-hint';
import { Kbd } from './kbd';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly icon?: ReactNode;
  /**
   * The command that the button runs: its key is shown beside the text and in the tooltip, and is not part of
   * the accessible name.
   */
  readonly command?: CommandId;
  /** A key of the surrounding form, which is no command. */
  readonly shortcut?: string | undefined;
  /**
   * Why the button can't be pressed now, as its tooltip. The button stays focusable, so that the reason can
   * be read.
   */
  readonly disabledReason?: string | undefined;
}

export function Button({
  variant = 'plain',
  small = false,
  icon,
  command,
  shortcut,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const hintOf = useCommandHint();
  const hint = command === undefined ? undefined : hintOf(command, rest.title);
  const keys = shortcut ?? hint?.shortcut;
  const classes = ['button', variant, small ? 'small' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      {...attributesOf(hint)}
      {...(disabledReason === undefined ? undefined : refusing(disabledReason))}
      className={classes}
    >
      {icon}
      {children}
      {keys === undefined ? null : <Kbd keys={keys} />}
    </button>
  );
}

/** The attributes of a button that can't be pressed for this reason. */
export const refusing = (reason: string) =>
  ({ 'aria-disabled': true, title: reason, onClick: refuse }) as const;

/** Prevents a submit button from submitting. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
