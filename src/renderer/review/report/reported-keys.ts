import type { Stores } from '../../stores/context';

/** The requests that a report is made of: of the selected job on its screen, or else the chosen ones. */
export function reportedKeys({
  app,
  jobs,
  requests,
  review,
}: Pick<Stores, 'app' | 'jobs' | 'requests' | 'review'>): readonly number[] {
  const { screen, jobsTab } = app.getState();
  if (screen === 'jobs' && jobsTab === 'job')
    return jobs.getState().detail?.requests.map(({ key }) => key) ?? [];
  if (screen !== 'requests') return [];
  const { chosen } = requests.getState();
  if (chosen.size > 1) return [...chosen.keys()];
  const { request } = review.getState();
  return request === undefined ? [] : [request.key];
}
