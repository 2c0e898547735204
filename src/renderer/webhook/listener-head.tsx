import type { ListenerAddress, ListenerSummary } from '../../contract/upstream/receipts';
import { cellTime, exactTime, formatNumber, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Chip } from '../components/chip';
import { CopyButton } from '../components/copy/copy-button';
import './listener.css';

/** State of the listener, and the addresses of the connections. */
export function ListenerHead({ summary }: { readonly summary: ListenerSummary }) {
  const { state, addresses, unknownKeyCalls, lastUnknownKeyCall } = summary;
  return (
    <div className="listener-head">
      <p className={`listener-state ${state.kind}`}>
        {state.kind === 'listening'
          ? t('listener.state.listening', {
              address: state.url.replace(/^https?:\/\//, '').replace(/\/$/, ''),
            })
          : t('listener.state.failed', { message: state.message })}
      </p>
      {addresses.length === 0 ? null : <Addresses addresses={addresses} />}
      {unknownKeyCalls === 0 ? null : (
        <p className="listener-unknown">
          {t('listener.unknown', {
            count: unknownKeyCalls,
            time: lastUnknownKeyCall === undefined ? '' : sentenceTime(lastUnknownKeyCall),
          })}
        </p>
      )}
    </div>
  );
}

function Addresses({ addresses }: { readonly addresses: readonly ListenerAddress[] }) {
  return (
    <div className="listener-addresses">
      <table aria-label={t('listener.addresses')}>
        <thead>
          <tr>
            <th scope="col">{t('listener.connection')}</th>
            <th scope="col">{t('listener.address')}</th>
            <th scope="col">{t('listener.secret')}</th>
            <th scope="col">{t('listener.lastReceived')}</th>
            <th scope="col">{t('listener.receipts')}</th>
          </tr>
        </thead>
        <tbody>
          {addresses.map((address) => (
            <Address key={address.connectionKey} address={address} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Address({ address }: { readonly address: ListenerAddress }) {
  const { connectionName, url, hasSecret, lastReceived, receipts, refused } = address;
  const secret = hasSecret ? 'set' : 'unset';
  return (
    <tr>
      <th scope="row" dir="auto" title={connectionName}>
        {connectionName}
      </th>
      <td className="listener-url">
        {url === undefined ? (
          t('listener.address.none')
        ) : (
          <div>
            <code dir="ltr" title={url}>
              {url}
            </code>
            <CopyButton text={url} label={t('listener.address.copy', { name: connectionName })} />
          </div>
        )}
      </td>
      <td>
        <Chip tone={hasSecret ? 'ok' : 'warn'} title={t(`listener.secret.${secret}.hint`)}>
          {t(`listener.secret.${secret}`)}
        </Chip>
      </td>
      <td title={lastReceived === undefined ? undefined : exactTime(lastReceived)}>
        {lastReceived === undefined ? t('listener.lastReceived.never') : cellTime(lastReceived)}
      </td>
      <td>
        {formatNumber(receipts)}{' '}
        {refused > 0 ? <Chip tone="bad">{t('listener.refused', { count: refused })}</Chip> : null}
      </td>
    </tr>
  );
}
