import { CircleSlash, Inbox, Send } from 'lucide-react';
import { useStore } from 'zustand';
import { outboxFilters, type OutboxDetail, type OutboxRow as Row } from '../../contract/connections';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { isOne } from '../stores/lists/selection';
import { OutboxDetailView } from './outbox-detail-view';
import { OutboxRow } from './outbox-row';

/** Import marks for connections, in the order in which they are sent. */
export function OutboxPanel() {
  const { outbox } = useStores();
  return (
    <FeedScreen
      feed={outbox}
      id="outbox"
      rowRem={4.31}
      rowClass="event-row"
      listLabel={t('outbox.label')}
      filterLabel={t('outbox.filter')}
      filters={outboxFilters}
      filterText={(filter, number) => t(`outbox.filter.${filter}`, { number })}
      renderRow={renderRow}
      emptyIcon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      emptyText={(filter) => ({
        title: t(`outbox.empty.${filter}.title`),
        text: t(`outbox.empty.${filter}.text`),
      })}
      detail={{
        label: t('outbox.entry'),
        render: renderDetail,
        none: { title: t('outbox.noEntry.title'), text: t('outbox.noEntry.text') },
        chosen: {
          title: (count) => t('outbox.chosen', { count }),
          text: t('outbox.chosen.text'),
          actions: <OutboxActions />,
        },
      }}
    />
  );
}

function renderRow(row: Row) {
  return <OutboxRow row={row} />;
}

function renderDetail(detail: OutboxDetail) {
  return <OutboxDetailView key={detail.entry.key} detail={detail} actions={<OutboxActions />} />;
}

function OutboxActions() {
  const { outbox } = useStores();
  const entry = useStore(outbox, (s) => (isOne(s) ? s.detail?.entry : undefined));
  const closed =
    entry?.state === 'sent' || entry?.state === 'cancelled' || entry?.state === 'sending'
      ? t(`outbox.closed.${entry.state}`)
      : undefined;
  const isConflict = entry?.state === 'conflict';
  return (
    <>
      <Button
        variant="primary"
        command="outbox.send"
        icon={<Send size={14} aria-hidden="true" />}
        title={t(isConflict ? 'outbox.override.hint' : 'outbox.sendNow.hint')}
        disabledReason={entry?.holdsOnlyHere === undefined ? closed : undefined}
        onClick={() => void outbox.getState().sendNow(isConflict)}
      >
        {t(isConflict ? 'outbox.override' : 'outbox.sendNow')}
      </Button>
      <Button
        command="outbox.cancel"
        icon={<CircleSlash size={14} aria-hidden="true" />}
        title={t('outbox.cancel.hint')}
        disabledReason={entry?.holdsOnlyHere === undefined ? closed : t('outbox.closed.onlyHere')}
        onClick={() => void outbox.getState().cancel()}
      >
        {t('outbox.cancel')}
      </Button>
    </>
  );
}
