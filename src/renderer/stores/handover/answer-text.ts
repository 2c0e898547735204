import type { TakeBackAnswer } from '../../../contract/handovers';
import { formatList } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';

/** Says what accepting wrote, and what was refused. */
export function answerText(answer: TakeBackAnswer): string {
  const kinds = ['drafts', 'corrections', 'versions', 'notes', 'reviewed'] as const;
  const written = kinds
    .filter((kind) => answer[kind] > 0)
    .map((kind) => t(`takeBack.done.${kind}`, { count: answer[kind] }));
  const done =
    written.length === 0 ? t('takeBack.done.nothing') : t('takeBack.done', { what: formatList(written) });
  const { refused } = answer;
  const [first] = refused;
  if (first === undefined) return done;
  return `${done} ${t('takeBack.refused', { count: refused.length, reason: first.reason })}`;
}
