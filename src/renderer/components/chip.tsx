import type { ReactNode } from 'react';

export type ChipTone = 'neutral' | 'ok' | 'bad' | 'warn' | 'info' | 'test';

export function Chip({
  tone = 'neutral',
  title,
  children,
}: {
  readonly tone?: ChipTone;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={`chip ${tone}`} title={title}>
      {children}
    </span>
  );
}
