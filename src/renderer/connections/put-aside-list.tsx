import { useState } from 'react';
import type { PutAsideWindow } from '../../contract/upstream/connections';
import { messageOf } from '../lib/host/client';
import { useStores } from '../stores/context';
import { exactTime, formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { ReceivedText } from '../components/http-message/received-text';

const shownAtOnce = 50;

/** A constant, because a ref function that is made again on each render is also called again. */
const focusOnce = (list: HTMLElement | null): void => list?.focus();

/** Results that Locdesk can't store, with reasons; loaded on request. */
export function PutAsideList({ connectionKey }: { readonly connectionKey: number }) {
  const { client, toasts } = useStores();
  const [list, setList] = useState<PutAsideWindow>();
  const show = async (): Promise<void> => {
    try {
      setList(
        await client.call('connections.putAside', { key: connectionKey, offset: 0, limit: shownAtOnce }),
      );
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  if (list === undefined) {
    return (
      <Button small onClick={() => void show()}>
        {t('connection.putAside.show')}
      </Button>
    );
  }
  const left = list.total - list.rows.length;
  return (
    // The focused button disappeared, so its list takes the focus.
    <ul className="put-aside" tabIndex={-1} ref={focusOnce}>
      {list.rows.map(({ id, reason, since }) => (
        <li key={id} title={exactTime(since)}>
          <ReceivedText text={reason} />
        </li>
      ))}
      {left > 0 ? <li>{t('connection.putAside.more', { number: formatNumber(left) })}</li> : null}
    </ul>
  );
}
