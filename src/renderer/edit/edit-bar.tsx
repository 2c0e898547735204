import { useState } from 'react';
import { useStore } from 'zustand';
import type { Fulfilment } from '../../shared/fulfilment';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';

/** What can be done with a request that is fulfilled here, and where the work on it stands. */
export function EditBar({ fulfilment }: { readonly fulfilment: Fulfilment }) {
  const { edit } = useDesk();
  const { typed, view, busy } = useStore(edit);
  const { act, discard, setView, keepDrafts } = edit.getState();
  const [asks, setAsks] = useState<'missing' | 'discard'>();
  const { state, drafts, missing, hold, staleSince } = fulfilment;
  const typing = [...typed.values()].some((value) => value.state === 'typing');
  const held =
    hold === undefined
      ? staleSince === undefined
        ? undefined
        : staleText(staleSince)
      : t(`edit.hold.${hold}`);
  const complete = async (copySource: boolean): Promise<void> => {
    setAsks(undefined);
    if ((await act('complete', copySource)) === 'missing') setAsks('missing');
  };
  const hasDrafts = drafts > 0 || typed.size > 0;
  return (
    <>
      <div className="edit-bar" role="toolbar" aria-label={t('edit.bar')}>
        {state === 'pending' ? (
          <Button
            title={t('edit.confirm.hint')}
            disabledReason={held}
            disabled={busy}
            onClick={() => void act('confirm')}
          >
            {t('edit.confirm')}
          </Button>
        ) : null}
        {state === 'completed' ? (
          <>
            <Button
              variant="primary"
              title={t('edit.save.hint')}
              disabledReason={held ?? (hasDrafts ? undefined : t('edit.save.none'))}
              disabled={busy}
              onClick={() => void act('save')}
            >
              {t('edit.save')}
            </Button>
            <Button
              title={t('edit.reopen.hint')}
              disabledReason={held}
              disabled={busy}
              onClick={() => void act('reopen')}
            >
              {t('edit.reopen')}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            title={t('edit.complete.hint')}
            disabledReason={held}
            disabled={busy}
            onClick={() => void complete(false)}
          >
            {t('edit.complete')}
          </Button>
        )}
        {hasDrafts ? (
          <Button
            variant={asks === 'discard' ? 'danger' : 'quiet'}
            onClick={() => {
              if (asks !== 'discard') return setAsks('discard');
              setAsks(undefined);
              return void discard();
            }}
            onBlur={() => setAsks((asked) => (asked === 'discard' ? undefined : asked))}
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
            .join(' · ')}
        </output>
        <Segmented
          label={t('edit.view')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'text', label: t('edit.view.text') },
            { value: 'code', label: t('edit.view.code') },
          ]}
        />
      </div>
      {held === undefined ? null : (
        <output className="edit-notice">
          <span>{held}</span>
          {hold === undefined ? (
            <Button small onClick={() => void keepDrafts()}>
              {t('edit.stale.keep')}
            </Button>
          ) : null}
        </output>
      )}
      {asks === 'missing' ? (
        <div className="edit-notice" role="alert">
          <span>{t('edit.complete.missing', { count: missing })}</span>
          <Button small onClick={() => void complete(true)}>
            {t('edit.complete.copy')}
          </Button>
          <Button small variant="quiet" onClick={() => setAsks(undefined)}>
            {t('edit.complete.back')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const staleText = (number: number): string => t('edit.stale', { number });
