import type { TextSize } from '../../content/text/text-size';
import type { OrderDetail, OrderRequest } from '../../contract/orders';
import { canonicalLanguageTag, languageName } from '../../content/language-tag';
import { Chip } from '../components/chip';
import { exactTime, sentenceTime, languageTitle } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/order-text';
import { ProblemCounts } from '../review/problems/problem-counts';
import { Button } from '../components/button';
import { useStores } from '../stores/context';
import { volumeText } from './form/volume-text';
import { useOrderSizes } from './use-order-sizes';
import { openRequest } from '../stores/open-request';
import { ForwardingPanel } from './forwarding/forwarding-panel';
import { ForwardingSign } from './forwarding/forwarding-sign';

const tones = { pending: 'warn', confirmed: 'info', completed: 'ok' } as const;

/** Shows the requests of each language, a row for each. */
export function OrderLanguages({ order }: { readonly order: OrderDetail }) {
  const sizes = useOrderSizes(order.requests);
  const byLanguage = [...Map.groupBy(order.requests, ({ target }) => canonicalLanguageTag(target) ?? target)];
  return (
    <table className="detail-table order-languages">
      <caption className="visually-hidden">{t('order.languages')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.column.language')}</th>
          <th scope="col">{t('order.column.state')}</th>
          <th scope="col">{t('order.column.fields')}</th>
          <th scope="col">{t('order.column.problems')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('order.column.actions')}</span>
          </th>
        </tr>
      </thead>
      {byLanguage.map(([language, requests]) => (
        <tbody key={language}>
          {requests.map((request, index) => (
            <RequestLine
              key={request.key}
              order={order}
              request={request}
              size={sizes.get(request.key)}
              isFirst={index === 0}
              isOne={requests.length === 1}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RequestLineProps {
  readonly order: OrderDetail;
  readonly request: OrderRequest;
  /** Undefined until it is counted. */
  readonly size: TextSize | undefined;
  readonly isFirst: boolean;
  /** The language has no other request. */
  readonly isOne: boolean;
}

function RequestLine({ order, request, size, isFirst, isOne }: RequestLineProps) {
  const stores = useStores();
  const { target, state, created, completed, fields, errors, warnings, styles, forwarding } = request;
  const name = languageName(target, displayLocale());
  const fullName = isOne ? name : `${name}, ${partText(request)}`;
  const time = completed ?? created;
  const isOnItsWay =
    forwarding !== undefined && forwarding.state !== 'sent' && forwarding.state !== 'cancelled';
  return (
    <>
      <tr>
        <th scope="row">
          {isFirst ? (
            <>
              {languageTitle(target)} <bdi className="order-tag">{target}</bdi>
              {target === order.source ? <small>{t('order.creation')}</small> : null}
            </>
          ) : (
            <span className="visually-hidden">{name}</span>
          )}
          {isOne ? null : <small>{partText(request)}</small>}
        </th>
        <td>
          {isOnItsWay ? (
            <>
              <ForwardingSign forwarding={forwarding} />
              <small>
                <bdi>{t('forwarding.to', { name: forwarding.connectionName })}</bdi>
              </small>
            </>
          ) : (
            <>
              <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>{' '}
              <time dateTime={time} title={exactTime(time)}>
                {sentenceTime(time)}
              </time>
            </>
          )}
        </td>
        <td>
          {t('request.fields', { count: fields })}
          {size === undefined ? null : <small>{volumeText(size, order.source)}</small>}
        </td>
        <td>
          <ProblemCounts errors={errors} warnings={warnings} styles={styles} />
        </td>
        <td>
          <Button
            small
            aria-label={t('order.open.label', { language: fullName })}
            onClick={() => void openRequest(stores, request.key)}
          >
            {t('order.open')}
          </Button>
        </td>
      </tr>
      {forwarding === undefined ? null : (
        <tr className="forwarding-line">
          <td colSpan={5}>
            <ForwardingPanel
              request={{ key: request.key, state, source: order.source, name: fullName }}
              forwarding={forwarding}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** Which one it is among the requests of its language. */
function partText({ part, fileVersion }: OrderRequest): string {
  return fileVersion === undefined
    ? t('order.part', { number: part })
    : t('order.part.ofVersion', { number: part, version: fileVersion });
}
