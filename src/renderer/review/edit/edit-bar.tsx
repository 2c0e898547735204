import { Code, TextQuote } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { factSeparator } from '../../lib/messages/format';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';
import { Segmented } from '../../components/segmented';
import { hasDrafts } from '../../stores/review/edit-state';
import { availableActions } from './available-actions';

/** Actions and progress of a request that is completed here, in the review's second row. */
export function EditBar() {
  const { edit, repetitions } = useStores();
  const repeated = useStore(repetitions, ({ count }) => count);
  const state = useStore(edit);
  const { fulfilment, typed, view, busy, asks } = state;
  if (fulfilment === undefined) return null;
  const { run, ask, discard, setView } = edit.getState();
  const { drafts, missing } = fulfilment;
  const typing = [...typed.values()].some((value) => value.state === 'typing');
  return (
    <div className="edit-bar" role="toolbar" aria-label={t('edit.bar')}>
      {availableActions(fulfilment, hasDrafts(state)).map(({ action, isMain, disabledReason }) => (
        <Button
          key={action}
          variant={isMain ? 'primary' : 'plain'}
          title={t(`edit.${action}.hint`)}
          disabledReason={disabledReason}
          disabled={busy}
          onClick={() => void run(action)}
        >
          {t(`edit.${action}`)}
        </Button>
      ))}
      {repeated > 0 ? (
        <Button
          variant="quiet"
          title={t('edit.fill.hint')}
          disabled={busy}
          onClick={() => void repetitions.getState().fill()}
        >
          {t('edit.fill', { count: repeated })}
        </Button>
      ) : null}
      {hasDrafts(state) ? (
        <Button
          variant={asks === 'discard' ? 'danger' : 'quiet'}
          onClick={() => (asks === 'discard' ? void discard() : ask('discard'))}
          onBlur={() => {
            if (asks === 'discard') ask(undefined);
          }}
        >
          {t(asks === 'discard' ? 'edit.reallyDiscard' : 'edit.discard')}
        </Button>
      ) : null}
      <output className="edit-state" aria-live="polite">
        {[
          typing ? t('edit.saving') : drafts > 0 ? t('edit.drafts', { count: drafts }) : '',
          missing > 0 ? t('edit.missing', { count: missing }) : '',
        ]
          .filter(Boolean)
          .join(factSeparator())}
      </output>
      <Segmented
        label={t('edit.view')}
        value={view}
        onChange={setView}
        segments={[
          {
            value: 'text',
            label: t('edit.view.text'),
            icon: <TextQuote size={15} aria-hidden="true" />,
            title: t('edit.view.text'),
          },
          {
            value: 'code',
            label: t('edit.view.code'),
            icon: <Code size={15} aria-hidden="true" />,
            title: t('edit.view.code'),
          },
        ]}
      />
    </div>
  );
}
