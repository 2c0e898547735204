import { CircleSlash, MousePointerClick, Send } from 'lucide-react';
import { useStore } from 'zustand';
import { useDesk } from '../stores/context';
import { ChosenSummary } from '../components/list/chosen-summary';
import { DetailPane } from '../components/list/detail-pane';
import { isOne } from '../stores/lists/selection';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { OutboxDetailView } from './outbox-detail-view';

/** The selected mark, or what can be done with several. */
export function OutboxDetailPane() {
  const { outbox } = useDesk();
  const detail = useStore(outbox, (s) => s.detail);
  const problem = useStore(outbox, (s) => s.problem);
  const chosen = useStore(outbox, (s) => s.chosen.size);
  const isShown = useStore(outbox, isOne);
  return (
    <DetailPane label={t('outbox.entry')}>
      {!isShown ? (
        <ChosenSummary title={t('outbox.chosen', { count: chosen })} text={t('outbox.chosen.text')}>
          <OutboxActs />
        </ChosenSummary>
      ) : detail === undefined ? (
        <EmptyState
          icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('outbox.noEntry.title')}
          text={problem ?? t('outbox.noEntry.text')}
        />
      ) : (
        <OutboxDetailView key={detail.entry.key} detail={detail} acts={<OutboxActs />} />
      )}
    </DetailPane>
  );
}

function OutboxActs() {
  const { outbox } = useDesk();
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
