import type { Rule } from './refusals/rule';
import { idempotencyHours, longestIdempotencyKey } from '../../contract/http-message';
import { formatNumber, preciseSentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';

/** Describes the rule that refused a call. */
export function ruleText(rule: Rule): string {
  if (rule.kind === 'method') return t('rule.method', { allowed: rule.allowed });
  if (rule.kind === 'too-large' && rule.limitBytes !== undefined) {
    return t('rule.too-large.limit', { limit: formatNumber(rule.limitBytes) });
  }
  if (rule.kind === 'query-limit' && rule.allowedAt !== undefined) {
    return t('rule.query-limit.until', { time: preciseSentenceTime(rule.allowedAt) });
  }
  // The limits of an Idempotency-Key; the other texts have no values.
  return t(`rule.${rule.kind}`, { hours: idempotencyHours, least: 1, most: longestIdempotencyKey });
}
