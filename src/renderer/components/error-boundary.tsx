import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../lib/host/client';
import { t } from '../lib/messages/translate';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface Props {
  readonly children: ReactNode;
}

/** Keeps the rest of the window working when one screen throws. */
export class ErrorBoundary extends Component<Props, { readonly problem: string | undefined }> {
  override readonly state: { readonly problem: string | undefined } = { problem: undefined };

  static getDerivedStateFromError(error: unknown): { readonly problem: string } {
    return { problem: messageOf(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <EmptyState
        icon={<TriangleAlert size={26} strokeWidth={1.5} aria-hidden="true" />}
        title={t('broken.title')}
        text={t('broken.text', { message: problem })}
      >
        <Button onClick={() => this.setState({ problem: undefined })}>{t('broken.again')}</Button>
      </EmptyState>
    );
  }
}
