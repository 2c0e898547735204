import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';

interface ChosenSummaryProps {
  readonly title: string;
  readonly text: string;
  /** Actions for all chosen rows. */
  readonly children: ReactNode;
}

/** Shown instead of a detail while several rows are chosen. */
export function ChosenSummary({ title, text, children }: ChosenSummaryProps) {
  return (
    <EmptyState icon={<Layers size={26} strokeWidth={1.5} aria-hidden="true" />} title={title} text={text}>
      <div className="chosen-actions">{children}</div>
    </EmptyState>
  );
}
