import type { ComponentProps, ReactNode } from 'react';
import type { CommandId } from '../../contract/command-table';
import { refusing } from './button';
import { attributesOf, useCommandHint } from './use-command-hint';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, and tooltip unless `title` is set. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The command that the button runs: its key is shown in the tooltip. */
  readonly command?: CommandId;
  /** Why the button can't be pressed now, as its tooltip. The button stays focusable. */
  readonly disabledReason?: string | undefined;
}

export function IconButton({
  label,
  icon,
  command,
  title,
  disabledReason,
  className,
  ...rest
}: IconButtonProps) {
  const hintOf = useCommandHint();
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title ?? label}
      {...(command === undefined ? undefined : attributesOf(hintOf(command, title ?? label)))}
      {...(disabledReason === undefined ? undefined : refusing(disabledReason))}
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
    >
      {icon}
    </button>
  );
}
