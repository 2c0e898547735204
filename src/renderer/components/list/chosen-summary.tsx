import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';

interface ChosenSummaryProps {
  readonly title: string;
  readonly text: string;
  /** Facts about the chosen rows. */
  readonly facts?: ReactNode;
  /** Actions for all chosen rows. */
  readonly children: ReactNode;
}

/** Shown instead of a detail while several rows are chosen. */
export function ChosenSummary({ title, text, facts, children }: ChosenSummaryProps) {
  return (
    <EmptyState icon={<Layers size={26} strokeWidth={1.5} aria-hidden="true" />} title={title} text={text}>
      {facts}
      <div className="chosen-actions">{children}</div>
    </EmptyState>
  );
}
