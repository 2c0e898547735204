import { useStore } from 'zustand';
import { longestQueryIntervalSeconds } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { ServiceSettingRow, type SettingReading } from './service-setting-row';

/** Shows and changes the interval between criteria-based queries of a token. */
export function QueryInterval() {
  const { serviceSettings } = useStores();
  const settings = useStore(serviceSettings, (s) => s.settings);
  if (settings === undefined) return null;
  const current = String(settings.queryIntervalSeconds);
  return (
    <ServiceSettingRow
      key={current}
      current={current}
      isFixed={settings.fixed.includes('queryIntervalSeconds')}
      label={t('api.interval')}
      hint={t('api.interval.hint')}
      saved={t('api.interval.saved')}
      unit={t('api.interval.unit')}
      read={readSeconds}
    />
  );
}

/** Parses whole or decimal seconds within the setting's bounds. */
function readSeconds(text: string): SettingReading {
  const trimmed = text.trim();
  const seconds = Number(trimmed);
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(trimmed) && seconds <= longestQueryIntervalSeconds
    ? { kind: 'valid', change: { queryIntervalSeconds: seconds }, text: String(seconds) }
    : {
        kind: 'refused',
        problem: t('api.interval.invalid', { least: 0, most: formatNumber(longestQueryIntervalSeconds) }),
      };
}
