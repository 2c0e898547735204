import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { SigningSecret } from './signing-secret';
import { WebhookUrl } from './webhook-url';

/** Where deliveries go and what signs them. */
export function WebhookSetup() {
  const { webhook } = useDesk();
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
    </div>
  );
}
