import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name; also the tooltip unless `title` says more. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, title, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title ?? label}
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
    >
      {icon}
    </button>
  );
}
