import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { mostLoggedCalls, mostLogMegabytes } from '../../contract/request-log';
import { useStores } from '../stores/context';
import { focusList } from '../stores/focus';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { Switch } from '../components/switch';

/** Controls beside the filter: whether calls are recorded, and the button that clears the log. */
export function CallsToolbar() {
  const { serviceSettings } = useStores();
  const settings = useStore(serviceSettings, (s) => s.settings);
  const isFixed = settings?.fixed.includes('requestLog') ?? false;
  return (
    <div className="calls-toolbar">
      {settings === undefined ? null : (
        <Switch
          label={t('calls.switch')}
          title={
            isFixed
              ? t('api.fixed')
              : t('calls.switch.hint', { most: mostLoggedCalls, megabytes: mostLogMegabytes })
          }
          checked={settings.requestLog}
          disabled={isFixed}
          onChange={(requestLog) => void serviceSettings.getState().write({ requestLog })}
        />
      )}
      <ClearButton />
    </div>
  );
}

/** Clearing is final, so it takes two presses. */
function ClearButton() {
  const { calls } = useStores();
  const isEmpty = useStore(calls, (s) => (s.counts?.all ?? 0) === 0);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <IconButton
        data-control="clear"
        label={t('calls.clear')}
        icon={<Trash2 size={15} aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => setAsked(true)}
      />
    );
  }
  const clear = (): void => {
    setAsked(false);
    void calls.getState().clear();
    // The button of an empty log is disabled and would lose the focus.
    focusList();
  };
  return (
    <Button
      small
      variant="danger"
      // This button replaces the pressed one, so it takes the focus.
      ref={(element) => element?.focus()}
      onClick={clear}
      onBlur={() => setAsked(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsked(false);
      }}
    >
      {t('calls.reallyClear')}
    </Button>
  );
}
