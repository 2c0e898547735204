import { Send } from 'lucide-react';
import { forwardingFilters } from '../../../contract/upstream/forwarding';
import { languageName } from '../../../content/language-tag';
import { Chip } from '../../components/chip';
import { CopyId } from '../../components/copy/copy-id';
import { FeedScreen } from '../../components/list/feed-screen';
import { OpenRequestButton } from '../../components/open-request-button';
import { exactTime, sentenceTime, shortTime } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import type { ListedForwarding, ShownForwarding } from '../../stores/lists/forwardings-state';
import { ForwardingPanel } from './forwarding-panel';
import { ForwardingSign } from './forwarding-sign';

/** Every request that is sent to a connection, those of tools included. */
export function ForwardingsPanel() {
  const { forwardings } = useStores();
  return (
    <FeedScreen
      feed={forwardings}
      id="forwarding"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('forwardings.label')}
      filterLabel={t('forwardings.filter')}
      filters={forwardingFilters}
      filterText={(filter, number) => t(`forwardings.filter.${filter}`, { number })}
      renderRow={renderRow}
      emptyIcon={<Send size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(`forwardings.empty.${filter}.title`),
        text: t(`forwardings.empty.${filter}.text`),
      })}
      detail={{
        label: t('forwardings.entry'),
        render: renderDetail,
        none: { title: t('forwardings.none.title'), text: t('forwardings.none.text') },
      }}
    />
  );
}

function renderRow(row: ListedForwarding) {
  const title = row.title === '' ? t('request.untitled') : row.title;
  return (
    <>
      <div className="event-line">
        <div
          className={row.title === '' ? 'event-title untitled' : 'event-title'}
          title={title}
          lang={row.title === '' ? undefined : row.source}
          dir="auto"
        >
          {title}
        </div>
        <ForwardingSign forwarding={row} />
      </div>
      <div className="event-line">
        <div className="event-facts">
          <time dateTime={row.created} title={exactTime(row.created)}>
            {shortTime(row.created)}
          </time>
          <bdi>{row.target}</bdi>
          <bdi className="event-kind">{row.connectionName}</bdi>
        </div>
        {row.hold === undefined ? null : (
          <div className="event-facts end">
            <span>{t(`forwarding.hold.short.${row.hold}`)}</span>
          </div>
        )}
      </div>
    </>
  );
}

const tones = { pending: 'warn', confirmed: 'info', completed: 'ok' } as const;

function renderDetail({ request, forwarding }: ShownForwarding) {
  const { key, id, title, state, languageSource, languageTarget, created } = request;
  const name = languageName(languageTarget, displayLocale());
  return (
    <div key={key}>
      <header className="detail-head">
        <h2 className="event-name">
          <bdi lang={title === '' ? undefined : languageSource}>
            {title === '' ? t('request.untitled') : title}
          </bdi>
        </h2>
        <p className="detail-meta">
          {forwarding === null ? null : <ForwardingSign forwarding={forwarding} />}
          <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
          <span>
            {name} <bdi className="order-tag">{languageTarget}</bdi>
          </span>
          <time dateTime={created} title={exactTime(created)}>
            {sentenceTime(created)}
          </time>
          <CopyId id={id} label={t('delivery.copyRequestId', { id })} />
        </p>
        <div className="detail-actions">
          <OpenRequestButton requestKey={key} />
        </div>
      </header>
      {forwarding === null ? null : (
        <ForwardingPanel request={{ key, state, source: languageSource, name }} forwarding={forwarding} />
      )}
    </div>
  );
}
