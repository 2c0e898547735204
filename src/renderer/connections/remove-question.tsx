import { useEffect, useRef, useState } from 'react';
import type { ConnectionSummary, RemovalCost } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { formatList } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';

interface RemoveQuestionProps {
  readonly connection: ConnectionSummary;
  readonly onDone: () => void;
}

/** Asks before a connection is removed, once the removed data is counted: removal can't be undone. */
export function RemoveQuestion({ connection, onDone }: RemoveQuestionProps) {
  const { connections } = useStores();
  const [cost, setCost] = useState<RemovalCost>();
  const { key, requests, marksToSend } = connection;
  // Counted again when the data changes, so that the answer is based on current numbers.
  useEffect(() => {
    let isLeft = false;
    void connections
      .getState()
      .removalCost(key)
      .then((counted) => {
        if (isLeft) return;
        if (counted === undefined) onDone();
        else setCost(counted);
      });
    return () => {
      isLeft = true;
    };
    // `onDone` is a new function on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connections, key, requests, marksToSend]);
  return cost === undefined ? null : <Question connection={connection} cost={cost} onDone={onDone} />;
}

function Question({
  connection,
  cost: { requests, marks, deliveries, unsent, sent },
  onDone,
}: RemoveQuestionProps & { readonly cost: RemovalCost }) {
  const { connections } = useStores();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { name, sharesMirrorWith } = connection;
  const remove = (withMirror: boolean): void => {
    onDone();
    void connections.getState().remove(connection, withMirror);
  };
  return (
    // Esc cancels from any button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="question"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <p id="remove-question">
        {t('connection.remove.question', { name })}{' '}
        {marks === 0 ? null : t('connection.remove.toSend', { count: marks })}{' '}
        {unsent === 0 ? null : t('connection.remove.unsent', { count: unsent })}{' '}
        {sent === 0 ? null : t('connection.remove.sent', { count: sent })}{' '}
        {deliveries === 0 ? null : t('connection.remove.deliveries', { count: deliveries })}{' '}
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
