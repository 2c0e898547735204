import { Type } from 'typebox';
import { groupings, type GroupDetail, type GroupWindow } from '../groups';
import { jobFilters, type JobRow, type JobWindow } from '../jobs';
import type { FilterValues, SavedView } from '../views';
import { answers, asks } from './declare';
import { strict, Nothing, View, Extent, Filter, Listing } from './inputs';

const JobFilterName = Type.Enum([...jobFilters]);
const GroupingName = Type.Enum([...groupings]);
/** A hash in 48 bits, of a job's source or a group's name. */
const JobKey = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const ViewKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ViewSettings = {
  ...Listing,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  filter: Filter,
};

/** Jobs, groups and views of the list of requests. */
export const listsCommands = {
  'jobs.window': asks<JobWindow>()(Type.Object({ filter: JobFilterName, ...Extent }, strict)),
  /** The index of a job in the list; null when it is not in it. */
  'jobs.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ filter: JobFilterName, key: JobKey }, strict),
  ),
  'jobs.read': asks<JobRow>()(Type.Object({ key: JobKey }, strict)),
  'groups.window': asks<GroupWindow>()(
    Type.Object({ by: GroupingName, filter: JobFilterName, ...Extent }, strict),
  ),
  /** The index of a group in the list; null when it is not in it. */
  'groups.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ by: GroupingName, filter: JobFilterName, key: JobKey }, strict),
  ),
  'groups.read': asks<GroupDetail>()(Type.Object({ by: GroupingName, key: JobKey }, strict)),
  /** Values that exist to filter a view by, for the suggestions. */
  'filter.values': asks<FilterValues>()(Type.Object({ view: View }, strict)),
  /** Saved views, in the coordinator's order. */
  'views.list': answers<readonly SavedView[]>()(Nothing),
  /** Current number of requests in each saved view. */
  'views.counts': answers<readonly { readonly key: number; readonly count: number }[]>()(Nothing),
  'views.create': answers<SavedView>()(Type.Object(ViewSettings, strict)),
  /** Absent properties stay unchanged. */
  'views.edit': answers<SavedView>()(
    Type.Object({ key: ViewKey, ...Type.Partial(Type.Object(ViewSettings)).properties }, strict),
  ),
  /** Moves a view to an index, counted from 0. */
  'views.move': answers<readonly SavedView[]>()(
    Type.Object({ key: ViewKey, index: Type.Integer({ minimum: 0, maximum: 1000 }) }, strict),
  ),
  'views.remove': answers<Record<string, never>>()(Type.Object({ key: ViewKey }, strict)),
  /** Restores a removed view at its former place, within a day. */
  'views.restore': answers<SavedView>()(Type.Object({ key: ViewKey }, strict)),
} as const;
