import { groupings } from '../../../contract/groups';
import { pageStorage } from '../../lib/page-storage';

/** The choices of what the screen of jobs groups requests by. */
export const jobsTabs = ['job', ...groupings] as const;
export type JobsTab = (typeof jobsTabs)[number];

const key = 'locdesk.groupBy';

/** The choice that was made last, also before the program was started again. */
export function keptJobsTab(): JobsTab | undefined {
  const kept = pageStorage()?.getItem(key);
  return jobsTabs.find((tab) => tab === kept);
}

export function keepJobsTab(tab: JobsTab): void {
  pageStorage()?.setItem(key, tab);
}
