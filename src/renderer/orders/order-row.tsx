import type { OrderRow as Row } from '../../contract/orders';
import { languageName } from '../../content/language-tag';
import { Chip } from '../components/chip';
import { ProblemCounts } from '../review/problems/problem-counts';
import { exactTime, formatList, formatTags, shortTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/order-text';
import { progressOf } from './order-progress';

/** An order in the list: its title, its languages, and how many of them are completed. */
export function OrderRow({ row }: { readonly row: Row }) {
  const { completed, languages, errors, warnings, styles, waiting } = progressOf(row);
  const targets = formatTags(row.languages.map(({ target }) => target));
  const names = t('request.pair', {
    source: nameOf(row.source),
    target: formatList(row.languages.map(({ target }) => nameOf(target))),
  });
  return (
    <>
      <div className="event-line">
        <div className="event-title" title={row.title} lang={row.source} dir="auto">
          {row.title}
        </div>
        <time className="order-time" dateTime={row.created} title={exactTime(row.created)}>
          {shortTime(row.created)}
        </time>
      </div>
      <div className="event-line">
        <div className="event-facts">
          <span className="event-pair" title={names}>
            <span className="visually-hidden">{names}</span>
            <span aria-hidden="true">{t('counts.pair', { source: row.source, target: targets })}</span>
          </span>
          <span className="event-kind">{t(`order.kind.${row.kind}`)}</span>
        </div>
        <div className="event-facts end">
          {row.needYou > 0 ? (
            <Chip tone="bad">{t('order.needYou', { count: row.needYou })}</Chip>
          ) : waiting > 0 ? (
            <span>{t('order.waiting', { count: waiting })}</span>
          ) : null}
          <ProblemCounts errors={errors} warnings={warnings} styles={styles} />
          <span className={completed === languages ? 'order-done' : undefined}>
            {t('order.progress', { done: completed, count: languages })}
          </span>
        </div>
      </div>
    </>
  );
}

function nameOf(tag: string): string {
  return languageName(tag, displayLocale());
}
