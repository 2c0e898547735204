import { Component, type ReactNode } from 'react';
import type { ViewMode } from '../../../contract/ui-types';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';

interface Props {
  readonly fieldId: string;
  /** The drawn value and view mode. A change of either retries. */
  readonly value: unknown;
  readonly viewMode: ViewMode;
  readonly onShowCode: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly problem: string | undefined;
  readonly value: unknown;
  readonly viewMode: ViewMode;
}

/** Shows an error in place of a field that can't be drawn; other fields are unaffected. */
export class FieldBoundary extends Component<Props, State> {
  override readonly state: State = {
    problem: undefined,
    value: this.props.value,
    viewMode: this.props.viewMode,
  };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: messageOf(error) };
  }

  static getDerivedStateFromProps({ value, viewMode }: Props, state: State): State {
    return value === state.value && viewMode === state.viewMode
      ? state
      : { problem: undefined, value, viewMode };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    const { fieldId, viewMode, onShowCode, children } = this.props;
    if (problem === undefined) return children;
    return (
      <div className="field-more" role="alert">
        {t('field.broken', { id: fieldId, message: problem })}
        {viewMode === 'code' ? null : (
          <Button small onClick={onShowCode}>
            {t('field.showCode')}
          </Button>
        )}
      </div>
    );
  }
}
