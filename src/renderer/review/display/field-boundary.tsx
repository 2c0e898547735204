import { Component, type ReactNode } from 'react';
import type { Look } from '../../../contract/ui-types';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';

interface Props {
  readonly fieldId: string;
  /** What is drawn, and how. Another value or view mode gets another try. */
  readonly value: unknown;
  readonly look: Look;
  readonly onShowCode: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly problem: string | undefined;
  readonly value: unknown;
  readonly look: Look;
}

/** A field that can't be drawn says so; all others stay as they are. */
export class FieldBoundary extends Component<Props, State> {
  override readonly state: State = { problem: undefined, value: this.props.value, look: this.props.look };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: messageOf(error) };
  }

  static getDerivedStateFromProps({ value, look }: Props, state: State): State {
    return value === state.value && look === state.look ? state : { problem: undefined, value, look };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    const { fieldId, look, onShowCode, children } = this.props;
    if (problem === undefined) return children;
    return (
      <div className="field-more" role="alert">
        {t('field.broken', { id: fieldId, message: problem })}
        {look === 'code' ? null : (
          <Button small onClick={onShowCode}>
            {t('field.showCode')}
          </Button>
        )}
      </div>
    );
  }
}
