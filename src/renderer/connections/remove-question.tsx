import { useEffect, useRef } from 'react';
import type { ConnectionSummary } from '../../shared/connections';
import { useDesk } from '../desk/desk';
import { formatList } from '../messages/format';
import { t } from '../messages/translate';
import { Button } from '../ui/button';

/** What removing takes along, before it is done: it cannot be undone. */
export function RemoveQuestion({
  connection,
  onDone,
}: {
  readonly connection: ConnectionSummary;
  readonly onDone: () => void;
}) {
  const { connections } = useDesk();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { name, requests, marksOwed, sharesMirrorWith } = connection;
  const remove = (withMirror: boolean): void => {
    onDone();
    void connections.getState().remove(connection, withMirror);
  };
  return (
    // Esc leaves from any button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="question"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <p id="remove-question">
        {t('connection.remove.question', { name })}{' '}
        {marksOwed === 0 ? null : t('connection.remove.owed', { count: marksOwed })}{' '}
        {sharesMirrorWith.length === 0
          ? null
          : t('connection.remove.shared', { names: formatList(sharesMirrorWith) })}
      </p>
      <Button ref={first} aria-describedby="remove-question" onClick={() => remove(false)}>
        {t('connection.remove.keep')}
      </Button>
      <Button variant="danger" aria-describedby="remove-question" onClick={() => remove(true)}>
        {t('connection.remove.all', { count: requests })}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('connection.remove.cancel')}
      </Button>
    </div>
  );
}
