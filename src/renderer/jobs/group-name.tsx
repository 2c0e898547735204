import type { Grouping, GroupRow } from '../../contract/groups';
import { languageTitle } from '../lib/messages/format';
import { perLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/jobs-text';

const dayInFull = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** A group's name in the reader's language: a language, a connection or a day. */
export function groupName(by: Grouping, { name }: Pick<GroupRow, 'name'>): string {
  switch (by) {
    case 'language':
      return languageTitle(name ?? '');
    case 'connection':
      return name ?? t('filter.origin.local');
    case 'day':
      return name === undefined ? t('groups.withoutResult') : dayInFull().format(localDay(name));
  }
}

interface GroupNameProps {
  readonly by: Grouping;
  readonly group: Pick<GroupRow, 'name'>;
}

/** The name, with the tag of a language. */
export function GroupName({ by, group }: GroupNameProps) {
  // The element around it has its direction.
  if (by === 'connection') return groupName(by, group);
  return (
    <>
      <bdi>{groupName(by, group)}</bdi>
      {by === 'language' ? (
        <>
          {' '}
          <bdi className="job-tag">{group.name}</bdi>
        </>
      ) : null}
    </>
  );
}

/** The local midnight at which a day such as `2026-11-24` begins. */
function localDay(name: string): Date {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
}
