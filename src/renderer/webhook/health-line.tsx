import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import type { WebhookSummary } from '../../contract/webhook/deliveries';
import { useStores } from '../stores/context';
import { formatNumber, sentenceTime, shortTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';

/** The results of the last attempts, in one line. */
export function HealthLine() {
  const { webhook } = useStores();
  const summary = useStore(webhook, (s) => s.summary);
  if (summary === undefined) return null;
  const { tone, text, hint } = healthOf(summary);
  const Icon = { fine: CircleCheck, failing: TriangleAlert, quiet: CircleDashed }[tone];
  return (
    <p className={`health ${tone}`} title={hint}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {text}
    </p>
  );
}

interface Health {
  readonly tone: 'fine' | 'failing' | 'quiet';
  readonly text: string;
  readonly hint?: string;
}

export function healthOf({ url, health, counts }: WebhookSummary, now: Date = new Date()): Health {
  const { recent, failed, failingSince } = health;
  if (url === null && counts.waiting > 0) {
    return { tone: 'failing', text: t('webhook.health.noUrl', { count: counts.waiting }) };
  }
  if (recent === 0) return { tone: 'quiet', text: t('webhook.health.none') };
  if (failed === 0) return { tone: 'fine', text: t('webhook.health.fine', { count: recent }) };
  const numbers = { failed: formatNumber(failed), recent: formatNumber(recent) };
  if (failingSince === undefined) return { tone: 'quiet', text: t('webhook.health.some', numbers) };
  const time = sinceTime(failingSince, now);
  return {
    tone: 'failing',
    text:
      failed === recent
        ? t('webhook.health.allFailing', { count: failed, time })
        : t('webhook.health.failing', { ...numbers, time }),
    hint: t('webhook.health.failing.hint', { time: sentenceTime(failingSince, now) }),
  };
}

/** "14:02" today, "yesterday 14:02" before. */
function sinceTime(timestamp: string, now: Date): string {
  const isToday = new Date(timestamp).toDateString() === now.toDateString();
  return isToday ? shortTime(timestamp, now) : sentenceTime(timestamp, now);
}
