import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import { Button } from './button';
import { reloadPage } from '../lib/reload-page';
import { EmptyState } from './empty-state';
import { NotLoadedError } from './on-demand';

interface State {
  readonly problem: string | undefined;
  /** Rendering again is not enough: the page has to be loaded again. */
  readonly needsReload: boolean;
}

interface Props {
  readonly children: ReactNode;
  /** Reports the problem elsewhere; nothing is rendered then. */
  readonly onProblem?: (problem: string) => void;
}

/** Keeps the rest of the window working when one part of it throws. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { problem: undefined, needsReload: false };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: messageOf(error), needsReload: error instanceof NotLoadedError };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onProblem?.(messageOf(error));
  }

  override render(): ReactNode {
    const { problem, needsReload } = this.state;
    if (problem === undefined) return this.props.children;
    if (this.props.onProblem !== undefined) return null;
    return (
      <EmptyState
        icon={<TriangleAlert size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t('broken.title')}
        text={t('broken.text', { message: problem })}
      >
        <Button onClick={needsReload ? () => void reloadPage() : () => this.setState({ problem: undefined })}>
          {t('broken.again')}
        </Button>
      </EmptyState>
    );
  }
}
