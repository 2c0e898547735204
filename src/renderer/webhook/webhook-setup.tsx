import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Switch } from '../components/switch';
import { SigningSecret } from './signing-secret';
import { WebhookUrl } from './webhook-url';

/** Address and signing secret of deliveries. */
export function WebhookSetup() {
  const { webhook } = useStores();
  const summary = useStore(webhook, (s) => s.summary);
  const problem = useStore(webhook, (s) => s.problem);
  if (summary === undefined) {
    return problem === undefined ? (
      <div className="webhook-setup" />
    ) : (
      <p className="webhook-setup problem">{t('webhook.unreadable', { message: problem })}</p>
    );
  }
  return (
    <div className="webhook-setup">
      <WebhookUrl saved={summary.url} />
      <SigningSecret secret={summary.secret} />
      <MirroredSwitch />
    </div>
  );
}

/** Switches deliveries for mirrored requests on and off. */
function MirroredSwitch() {
  const { serviceSettings } = useStores();
  const settings = useStore(serviceSettings, (s) => s.settings);
  useEffect(() => void serviceSettings.getState().load(), [serviceSettings]);
  if (settings === undefined) return null;
  const isFixed = settings.fixed.includes('mirroredDeliveries');
  return (
    <Switch
      label={t('webhook.mirrored')}
      title={isFixed ? t('api.fixed') : t('webhook.mirrored.hint')}
      checked={settings.mirroredDeliveries}
      disabled={isFixed}
      onChange={(mirroredDeliveries) => void serviceSettings.getState().write({ mirroredDeliveries })}
    />
  );
}
