import type { TimelineEvent } from '../../../contract/timeline';
import { factSeparator } from '../../lib/messages/format';
import { t } from '../../lib/messages/timeline-words';

interface TimelineText {
  readonly what: string;
  /** Its maker, way or result; may be empty. */
  readonly detail: string;
  readonly isBad: boolean;
}

/** Says an event in words. */
export function timelineText(event: TimelineEvent): TimelineText {
  return { ...wordsOf(event), isBad: 'state' in event && event.state === 'failed' };
}

function wordsOf(event: TimelineEvent): Omit<TimelineText, 'isBad'> {
  switch (event.kind) {
    case 'version':
      return {
        what: t('timeline.version', { number: event.number }),
        detail: t(`changes.learned.${event.learnedBy}`),
      };
    case 'mark': {
      const reasons = (event.reasons ?? []).map(({ text }) => text);
      return {
        what: t(`timeline.mark.${event.importState}`),
        detail: [makerOf(event), ...reasons].join(factSeparator()),
      };
    }
    case 'mark-removed':
      return { what: t('timeline.markRemoved'), detail: t(`mark.${event.importState}`) };
    case 'delivery':
      return {
        what: t('timeline.delivery', { event: t(`delivery.event.${event.event}`) }),
        detail: t(`delivery.state.${event.state}`),
      };
    case 'mark-sent':
      return {
        what: t('timeline.markSent', { mark: t(`mark.${event.importState}`), name: event.connection }),
        detail: t(`delivery.state.${event.state}`),
      };
    case 'forwarded':
      return {
        what: t('timeline.forwarded', { name: event.connection }),
        detail: t(`delivery.state.${event.state}`),
      };
    case 'note':
    case 'note-resolved':
      return { what: t(`timeline.${event.kind}`, { field: event.fieldId }), detail: event.text };
    case 'reviewed':
      return { what: t('timeline.reviewed'), detail: t('timeline.version', { number: event.version }) };
  }
}

function makerOf({ madeBy, token }: Extract<TimelineEvent, { readonly kind: 'mark' }>): string {
  return madeBy === 'api' && token !== undefined
    ? t('timeline.by.token', { name: token })
    : t(`timeline.by.${madeBy}`);
}
