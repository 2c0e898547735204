import { groupFilter } from '../../../content/filter/group-filter';
import type { TodayGroup } from '../../../contract/today';
import { languageTitle } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { ListLink } from '../../components/list/list-link';

interface TodayGroupsProps {
  readonly title: string;
  readonly kind: 'target' | 'origin';
  readonly groups: readonly TodayGroup[];
  /** Set when only this many of the requests to import are counted. */
  readonly counted: number | undefined;
}

/** Counts of requests to import and imported today, by target language or by connection. */
export function TodayGroups({ title, kind, groups, counted }: TodayGroupsProps) {
  if (groups.length === 0) return null;
  const names = groups.flatMap(({ name: one }) => one ?? []);
  return (
    <section className="today-groups">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t(`filter.key.${kind}`)}</span>
            </th>
            <th scope="col">{t('views.to-import')}</th>
            <th scope="col">{t('today.errors')}</th>
            <th scope="col">{t('today.imported')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const filter = groupFilter(kind, group.name, names);
            const name = nameOf(kind, group);
            return (
              <tr key={group.name ?? ''}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <ListLink
                    view="to-import"
                    filter={filter}
                    count={group.toImport}
                    name={`${name}, ${t('views.to-import')}`}
                  />
                </td>
                <td className="bad">
                  <ListLink
                    view="to-import"
                    filter={`${filter} problem:error`}
                    count={group.errors}
                    name={`${name}, ${t('today.errors')}`}
                  />
                </td>
                <td>
                  <ListLink
                    view="imported"
                    filter={`${filter} marked:today`}
                    count={group.imported}
                    name={`${name}, ${t('today.imported')}`}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {counted === undefined ? null : <p>{t('today.counted', { count: counted })}</p>}
    </section>
  );
}

function nameOf(kind: 'target' | 'origin', { name }: TodayGroup): string {
  if (name === undefined) return t('filter.origin.local');
  return kind === 'target' ? languageTitle(name) : name;
}
