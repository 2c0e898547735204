import { Check, CircleCheck, Ellipsis, X } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { ChosenSummary } from '../components/list/chosen-summary';
import { mostChosen } from '../stores/lists/selection';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { MenuButton } from '../components/menu-button';
import { SelectionFacts } from './selection-facts';
import { shownScopes } from '../stores/handover-scope';
import { commandTitle } from '../lib/messages/command-titles';
import { askEvidence } from '../review/failure/evidence-on-demand';
import { requestScopes } from '../review/scope/request-scopes';
import { saveReport } from '../review/report/report-on-demand';

/** Replaces the review while several requests are chosen, and shows what an action would affect. */
export function ChosenRequests() {
  const stores = useStores();
  const { app, requests, marking, reviewing } = stores;
  const count = useStore(requests, (s) => s.chosen.size);
  const isFailedView = useStore(requests, (s) => s.listing.view === 'import-failed');
  return (
    <section className="review" aria-label={t('review.label')} tabIndex={-1} data-review>
      <ChosenSummary
        title={t('chosen.title', { count })}
        text={count === mostChosen ? t('chosen.text.most', { count }) : t('chosen.text')}
        facts={<SelectionFacts />}
      >
        <Button
          variant="primary"
          icon={<Check size={16} strokeWidth={2.4} aria-hidden="true" />}
          command="mark.imported"
          title={t('chosen.markImported', { count })}
          onClick={() => void marking.mark('success', { advance: false })}
        >
          {commandTitle('mark.imported')} <b>{formatNumber(count)}</b>
        </Button>
        <Button
          icon={<X size={15} aria-hidden="true" />}
          command="mark.failed"
          title={t('chosen.markFailed', { count })}
          onClick={() => void marking.mark('fail', { advance: false })}
        >
          {commandTitle('mark.failed')} <b>{formatNumber(count)}</b>
        </Button>
        <Button
          icon={<CircleCheck size={15} aria-hidden="true" />}
          command="reviewed.toggle"
          title={t('chosen.reviewed', { count })}
          onClick={() => void reviewing.toggle()}
        >
          {t('reviewed.button')} <b>{formatNumber(count)}</b>
        </Button>
        <MenuButton
          label={t('chosen.more')}
          icon={<Ellipsis size={16} aria-hidden="true" />}
          items={() => [
            { label: t('report.save'), run: () => void saveReport(stores) },
            ...(isFailedView
              ? [{ label: commandTitle('evidence.save'), run: () => void askEvidence(stores, 'html') }]
              : []),
            {
              label: commandTitle('handover.create'),
              run: () => app.getState().askHandover(shownScopes(stores)),
            },
            {
              label: commandTitle('rehearse'),
              run: () => app.getState().askRehearsal(requestScopes(stores)),
            },
            { label: t('marking.removeSeveral'), run: () => void marking.remove() },
          ]}
        />
      </ChosenSummary>
    </section>
  );
}
