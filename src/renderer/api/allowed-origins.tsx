import { useStore } from 'zustand';
import { isWebOrigin, mostAllowedOrigins } from '../../contract/desktop/web-origin';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { ServiceSettingRow, type SettingReading } from './service-setting-row';

/** Shows and changes the web pages that may call the service from a browser. */
export function AllowedOrigins() {
  const { serviceSettings } = useStores();
  const settings = useStore(serviceSettings, (s) => s.settings);
  if (settings === undefined) return null;
  const current = settings.allowedOrigins.join('\n');
  return (
    <ServiceSettingRow
      key={current}
      current={current}
      isFixed={settings.fixed.includes('allowedOrigins')}
      label={t('api.origins')}
      hint={t('api.origins.hint')}
      saved={t('api.origins.saved')}
      placeholder={t('api.origins.placeholder')}
      read={readOrigins}
    />
  );
}

/**
 * Parses one origin per line. A page's full address is accepted too, because that is what people copy from a
 * browser.
 */
function readOrigins(text: string): SettingReading {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const origins = [
    ...new Set(
      entries.map((entry) =>
        /^https?:\/\//i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : entry,
      ),
    ),
  ];
  const wrong = origins.find((origin) => !isWebOrigin(origin));
  if (wrong !== undefined) {
    return { kind: 'refused', problem: t('api.origins.invalid', { origin: wrong }) };
  }
  if (origins.length > mostAllowedOrigins) {
    const most = formatNumber(mostAllowedOrigins);
    return { kind: 'refused', problem: t('api.origins.tooMany', { most }) };
  }
  return { kind: 'valid', change: { allowedOrigins: origins }, text: origins.join('\n') };
}
