import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { callFilters, type CallFilter } from '../../contract/request-log';
import { useDesk } from '../stores/context';
import { focusList } from '../stores/focus';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { Segmented } from '../components/segmented';
import { Switch } from '../components/switch';

export function CallsToolbar() {
  const { calls, serviceSettings } = useDesk();
  const filter = useStore(calls, (s) => s.filter);
  const counts = useStore(calls, (s) => s.counts);
  const settings = useStore(serviceSettings, (s) => s.settings);
  const isFixed = settings?.fixed.includes('requestLog') ?? false;

  const labelOf = (value: CallFilter): string =>
    counts === undefined
      ? t(`calls.filter.${value}`)
      : t(`calls.filter.${value}.count`, { number: formatNumber(counts[value]) });
  return (
    <div className="feed-toolbar">
      <Segmented<CallFilter>
        label={t('calls.filter')}
        value={filter}
        onChange={(value) => void calls.getState().setFilter(value)}
        segments={callFilters.map((value) => ({ value, label: labelOf(value) }))}
      />
      {settings === undefined ? null : (
        <Switch
          label={t('calls.switch')}
          title={isFixed ? t('api.fixed') : t('calls.switch.hint')}
          checked={settings.requestLog}
          disabled={isFixed}
          onChange={(requestLog) => void serviceSettings.getState().write({ requestLog })}
        />
      )}
      <Clear isEmpty={(counts?.all ?? 0) === 0} />
    </div>
  );
}

/** Clearing is final, so it takes two presses. */
function Clear({ isEmpty }: { readonly isEmpty: boolean }) {
  const { calls } = useDesk();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <IconButton
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
    // An empty log has nothing to clear: the button can't keep the focus.
    focusList();
  };
  return (
    <Button
      small
      variant="danger"
      // The button just pressed has become this one: the keyboard stays where it was.
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
