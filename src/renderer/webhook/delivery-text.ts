import type { AttemptProblem, DeliveryRow } from '../../contract/webhook/deliveries';
import type { HttpAttempt } from '../../contract/http-message';
import { t } from '../lib/messages/service-text';

export function deliveryTitle(delivery: DeliveryRow): string {
  if (delivery.event === 'test') return t('delivery.testTitle');
  return delivery.title === '' ? t('request.untitled') : delivery.title;
}

/** The title's language; undefined for what the window says in place of a title. */
export function deliveryTitleLang({ event, title, languages }: DeliveryRow): string | undefined {
  return event === 'test' || title === '' ? undefined : languages?.source;
}

export interface AttemptText {
  /** Description of what happened. */
  readonly found: string;
  /** Further detail, if any. */
  readonly detail: string | undefined;
  /** Advice for the coordinator. */
  readonly todo: string;
}

/** Explains why an attempt failed; undefined after a success. */
export function attemptText({
  problem,
  problemText,
  response,
}: HttpAttempt<AttemptProblem>): AttemptText | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'status') {
    const status = response?.status ?? 0;
    return {
      found: t('attempt.problem.status', { status: String(status) }),
      detail: undefined,
      todo: t(`attempt.todo.status.${statusGroup(status)}`),
    };
  }
  return { found: t(`attempt.problem.${problem}`), detail: problemText, todo: t(`attempt.todo.${problem}`) };
}

function statusGroup(status: number): 'auth' | 'gone' | 'method' | 'busy' | 'refused' | 'broken' | 'other' {
  if (status === 401 || status === 403 || status === 407) return 'auth';
  if (status === 404 || status === 410) return 'gone';
  // Servers that don't know PUT at all answer with 501.
  if (status === 405 || status === 501) return 'method';
  if (status === 429) return 'busy';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'other';
}
