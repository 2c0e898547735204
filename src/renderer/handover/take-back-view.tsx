import { ArrowLeft, Check, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { acceptedForms, takeBackStates, type AcceptedForm, type TakeBack } from '../../contract/handovers';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { Segmented } from '../components/segmented';
import { formatNumber } from '../lib/messages/format';
import { takesText } from '../lib/keys';
import { t } from '../lib/messages/handover-text';
import { useStores } from '../stores/context';
import { focusList } from '../stores/focus';
import { handoverStores } from '../stores/handover/handover-stores';
import type { TakeBackFilter } from '../stores/handover/take-back-state';
import { FaultList } from './fault-list';
import { TakeBackItems } from './take-back-items';
import { takeBackKeys } from './take-back-keys';

/** A file that came back, and the decision on its fields. Nothing is written before one is accepted. */
export function TakeBackView({ takeBack }: { readonly takeBack: TakeBack }) {
  const stores = useStores();
  const state = handoverStores(stores).takeBack;
  const { fileName, handover, reviewer, faults, missing, open, counts } = takeBack;
  const filter = useStore(state, (s) => s.filter);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  // Another file takes the keyboard, too.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => pane?.focus(), [pane, takeBack.key]);
  // "Done" takes the focused button away with the file.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusList();
    },
    [],
  );
  const total = takeBackStates.reduce((sum, one) => sum + counts[one], 0);
  const back = (): void => {
    // A narrow window shows the list only without the file.
    flushSync(() => state.getState().hide());
    focusList();
  };
  const keys = takeBackKeys(stores);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || takesText(event.target)) {
      keys(event);
      return;
    }
    event.preventDefault();
    back();
  };
  const filters = ['open', 'all', ...takeBackStates.filter((one) => counts[one] > 0)] as const;
  return (
    // The pane can be scrolled by keyboard. The keys act on the current item, which has buttons for the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={setPane}
      className="detail-pane take-back"
      aria-label={t('takeBack.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-detail-focus
      data-pane
    >
      <header className="detail-head">
        <h2 className="event-name">
          <IconButton
            label={t('takeBack.back')}
            title={t('takeBack.back')}
            icon={<ArrowLeft size={15} aria-hidden="true" className="mirrored" />}
            onClick={back}
          />
          {t('takeBack.title')}
        </h2>
        <p className="detail-meta">
          <bdi>{fileName}</bdi>
          {reviewer === '' ? null : <bdi>{t('takeBack.from', { reviewer })}</bdi>}
          {/* Nothing in a file of no hand-over of this desk could ever be decided. */}
          {open === 0 && handover !== undefined ? <b>{t('takeBack.allDecided')}</b> : null}
        </p>
      </header>
      <FaultList faults={faults} />
      {missing === 0 || handover === undefined ? null : (
        <p className="notice warn">{t('takeBack.missing', { count: missing })}</p>
      )}
      <div className="take-back-bar">
        <Segmented<TakeBackFilter>
          label={t('takeBack.show')}
          value={filter}
          onChange={(next) => void state.getState().setFilter(next)}
          segments={filters.map((value) =>
            value === 'open'
              ? { value, label: t('takeBack.open', { count: open }) }
              : value === 'all'
                ? { value, label: t('takeBack.all', { number: formatNumber(total) }) }
                : {
                    value,
                    label: `${t(`takeBack.state.${value}`)} ${formatNumber(counts[value])}`,
                    title: t(`takeBack.hint.${value}`),
                  },
          )}
        />
        <TakeBackActions />
      </div>
      {pane === null ? null : <TakeBackItems pane={pane} />}
    </section>
  );
}

function TakeBackActions() {
  const state = handoverStores(useStores()).takeBack;
  const chosen = useStore(state, (s) => s.chosen);
  const as = useStore(state, (s) => s.as);
  const isBusy = useStore(state, (s) => s.isBusy);
  const open = useStore(state, (s) => s.takeBack?.open ?? 0);
  const items = chosen.size === 0 ? 'all' : [...chosen];
  const together = useStore(state, (s) => s.takeBack?.openTogether ?? 0);
  const isIdle = chosen.size === 0 && together === 0;
  return (
    <div className="take-back-actions">
      <span className="take-back-form" title={t('takeBack.asHint')}>
        <span aria-hidden="true">{t('takeBack.as')}</span>
        <Segmented<AcceptedForm>
          label={t('takeBack.as')}
          value={as}
          onChange={state.getState().setForm}
          segments={acceptedForms.map((value) => ({ value, label: t(`takeBack.as.${value}`) }))}
        />
      </span>
      <div className="take-back-decision">
        <Button
          variant={open > 0 ? 'primary' : 'plain'}
          disabled={isBusy || isIdle}
          icon={<Check size={14} aria-hidden="true" />}
          title={t('takeBack.allHint')}
          onClick={() => void state.getState().accept(items)}
        >
          {chosen.size === 0 ? t('takeBack.acceptAll') : t('takeBack.acceptSome', { count: chosen.size })}
        </Button>
        <Button
          disabled={isBusy || isIdle}
          icon={<X size={14} aria-hidden="true" />}
          onClick={() => void state.getState().leave(items)}
        >
          {chosen.size === 0 ? t('takeBack.leaveAll') : t('takeBack.leaveSome', { count: chosen.size })}
        </Button>
        <Button
          variant={open === 0 ? 'primary' : 'quiet'}
          disabled={isBusy}
          title={t('takeBack.closeHint')}
          onClick={() => void state.getState().close()}
        >
          {t('takeBack.close')}
        </Button>
      </div>
    </div>
  );
}
