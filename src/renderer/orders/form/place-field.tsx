import { useEffect, useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ConnectionSummary } from '../../../contract/upstream/connections';
import type { OrderPlace } from '../../../contract/orders';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/order-text';
import { openConnection } from '../../stores/open-connection';
import { useStores } from '../../stores/context';
import { placeFault, type PlaceFault } from '../../stores/orders/order-place-state';

/** Chooses where an order goes: to this desk, or to a connection that can take it. */
export function PlaceField() {
  const { app, connections, orderPlace } = useStores();
  const id = useId();
  const list = useStore(connections, (s) => s.connections);
  const problem = useStore(connections, (s) => s.problem);
  const place = useStore(orderPlace, (s) => s.place);
  const { choose } = orderPlace.getState();
  useEffect(() => void connections.getState().load(), [connections]);
  const fault = placeFault(place, list);
  const showConnections = (key: number | undefined): void =>
    openConnection({ app, connections }, key === undefined ? { kind: 'add' } : { kind: 'one', key });
  const choice = (value: OrderPlace) => ({
    name: id,
    checked: place === value,
    onChoose: () => choose(value),
  });
  return (
    <fieldset
      className="form-field order-places"
      role="radiogroup"
      // Takes the keyboard when an order can't be sent for its place.
      tabIndex={-1}
      aria-invalid={fault !== undefined}
      aria-describedby={`${id}-fault`}
    >
      <legend>{t('orderPlace.label')}</legend>
      <Place {...choice('this')} title={t('orderPlace.this')} hint={t('orderPlace.this.hint')} />
      {list?.toSorted(byUse).map((connection) => {
        const { key, name, state } = connection;
        const isStopped = isStoppedNow(connection);
        return (
          <Place
            key={key}
            {...choice(key)}
            title={name}
            hint={hintOf(connection)}
            disabled={isStopped && place !== key}
            isWarning={isStopped || state.kind === 'paused' || state.kind === 'offline'}
          >
            {isStopped ? (
              <Button small onClick={() => showConnections(key)}>
                {t('forwarding.showConnection')}
              </Button>
            ) : null}
          </Place>
        );
      })}
      <p
        className={fault === undefined ? 'form-hint' : 'form-hint problem'}
        id={`${id}-fault`}
        aria-live="polite"
      >
        {fault === undefined ? null : faultText(fault)}
        {list === undefined && problem !== undefined ? t('orderPlace.unread', { problem }) : null}
      </p>
      {list?.length === 0 ? (
        <p className="order-place-none">
          {t('orderPlace.none')}{' '}
          <Button small variant="quiet" onClick={() => showConnections(undefined)}>
            {t('connections.add')}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

const isStoppedNow = ({ state }: ConnectionSummary): boolean => state.kind === 'needs-you';

/** Places that can take the order come before those that cannot. */
const byUse = (one: ConnectionSummary, other: ConnectionSummary): number =>
  Number(isStoppedNow(one)) - Number(isStoppedNow(other));

interface PlaceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly title: string;
  readonly hint: string;
  readonly disabled?: boolean;
  readonly isWarning?: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Place({ name, checked, title, hint, disabled, isWarning, onChoose, children }: PlaceProps) {
  const id = useId();
  return (
    <div className="order-place">
      <label>
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={onChoose}
        />
        <bdi>{title}</bdi>
      </label>
      <span className={isWarning === true ? 'order-place-hint warn' : 'order-place-hint'} id={`${id}-hint`}>
        {hint}
      </span>
      {children}
    </div>
  );
}

/** Says what becomes of an order to the connection in its present state. */
function hintOf({ state }: ConnectionSummary): string {
  switch (state.kind) {
    case 'paused':
    case 'offline':
      return t(`orderPlace.${state.kind}`);
    case 'needs-you':
      return t('orderPlace.needsYou', { text: t(`upstream.problem.${state.problem}`) });
    case 'up-to-date':
    case 'syncing':
    case 'waiting':
      return t('orderPlace.connection.hint');
  }
}

function faultText(fault: PlaceFault): string {
  return fault.kind === 'removed' ? t('orderPlace.removed') : t('orderPlace.stopped', { name: fault.name });
}
