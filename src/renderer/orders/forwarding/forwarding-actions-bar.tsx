import { CircleSlash, PencilLine, Send } from 'lucide-react';
import { needsYou, type Forwarding } from '../../../contract/upstream/forwarding';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/order-text';
import { openConnection } from '../../stores/open-connection';
import { useStores } from '../../stores/context';
import { cancelSending, decide, sendNow } from './forwarding-actions';
import type { ForwardedRequest } from './forwarded-request';

interface ForwardingActionsProps {
  readonly request: ForwardedRequest;
  readonly forwarding: Forwarding;
  /** Begins a correction; undefined where there is nothing to correct, or it is begun. */
  readonly onCorrect: (() => void) | undefined;
  /** The buttons may be gone: the keyboard goes on from the panel. */
  readonly onDone: () => void;
}

/** Sends a request now, cancels its sending, or leads to what holds it. */
export function ForwardingActions({ request, forwarding, onCorrect, onDone }: ForwardingActionsProps) {
  const stores = useStores();
  const { key, name } = request;
  const { state, hold, connectionKey } = forwarding;
  if (state === 'sent' || state === 'sending') return null;
  // A request that was completed here is not sent any more.
  if (state === 'cancelled' && request.state === 'completed') return null;
  const run = async (work: () => Promise<boolean>): Promise<void> => {
    await work();
    onDone();
  };
  const showConnection = (): void => openConnection(stores, { kind: 'one', key: connectionKey });
  return (
    <div className="form-actions">
      {onCorrect === undefined ? null : (
        <Button
          variant="primary"
          icon={<PencilLine size={14} aria-hidden="true" />}
          aria-label={t('forwarding.correct.label', { name })}
          onClick={onCorrect}
        >
          {t('forwarding.correct')}
        </Button>
      )}
      {hold === undefined ? (
        <Button
          variant={state === 'failed' ? 'primary' : 'plain'}
          icon={<Send size={14} aria-hidden="true" />}
          aria-label={t(state === 'unclear' ? 'forwarding.lookNow.label' : 'forwarding.sendNow.label', {
            name,
          })}
          onClick={() => void run(() => sendNow(stores, [key]))}
        >
          {t(state === 'unclear' ? 'forwarding.lookNow' : 'forwarding.sendNow')}
        </Button>
      ) : hold === 'removed' ? null : (
        <Button onClick={showConnection}>{t('forwarding.showConnection')}</Button>
      )}
      {needsYou(forwarding) && state === 'unclear' ? (
        <>
          {hold === 'removed' ? null : (
            <Button
              title={t('forwarding.sendAgain.hint')}
              aria-label={t('forwarding.sendAgain.label', { name })}
              onClick={() => void run(() => decide(stores, key, { kind: 'send-again' }))}
            >
              {t('forwarding.sendAgain')}
            </Button>
          )}
          <Button
            title={t('forwarding.keepHere.hint')}
            aria-label={t('forwarding.keepHere.label', { name })}
            onClick={() => void run(() => decide(stores, key, { kind: 'give-up' }))}
          >
            {t('forwarding.keepHere')}
          </Button>
        </>
      ) : null}
      {state === 'unclear' || state === 'cancelled' ? null : (
        <Button
          icon={<CircleSlash size={14} aria-hidden="true" />}
          aria-label={t('forwarding.cancel.label', { name })}
          title={t('forwarding.cancel.hint')}
          onClick={() => void run(() => cancelSending(stores, [key]))}
        >
          {t('forwarding.cancel')}
        </Button>
      )}
    </div>
  );
}
