import type { Problem } from '../../content/checks/problem';
import type { ContentRequestStore } from '../requests/content-request-store';

/** Characters of a title that stand in a sentence. */
const longestTitle = 80;

/** Names another request, which a problem has by its id, by its title, and says where it is. */
export function withOtherRequest<P extends Pick<Problem, 'detail'>>(
  problem: P,
  requests: Pick<ContentRequestStore, 'byId'>,
): P & { readonly otherRequest?: number } {
  const { request: id } = problem.detail;
  const other = id === undefined ? undefined : requests.byId(id);
  if (other === undefined) return problem;
  const title = Array.from(other.title).slice(0, longestTitle).join('');
  const detail = title === '' ? problem.detail : { ...problem.detail, request: title };
  return { ...problem, detail, otherRequest: other.key };
}
