import type { StoredRequest } from '../../src/main/requests/content-request-store';
import type { SortKey, ViewId } from '../../src/contract/views';

// A reference implementation of the requests list, for properties.

/** Whether a request belongs to a view. */
export const isInView: Record<ViewId, (r: StoredRequest) => boolean> = {
  'to-import': (r) => r.state === 'completed' && r.import_state === null,
  'import-failed': (r) => r.import_state === 'fail',
  'changed-since-reviewed': (r) => r.reviewed_version === 1,
  'with-problems': (r) => r.error_count + r.warning_count > 0 && r.import_state === null,
  waiting: (r) => r.state !== 'completed',
  imported: (r) => r.import_state === 'success',
  all: () => true,
};

/** The order of a listing. */
export function plainOrder(sort: SortKey, descending: boolean) {
  const value = (r: StoredRequest): number | null => {
    if (sort === 'completed') return r.completed_us;
    if (sort === 'problems')
      return r.error_count * 1e6 + (r.warning_count - r.style_count) * 1e3 + r.style_count;
    return sort === 'created' ? r.created_us : r.size_bytes;
  };
  const sign = descending ? -1 : 1;
  return (a: StoredRequest, b: StoredRequest): number => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) {
      // Requests without completion time come last in either order.
      if (x !== y) return x === null ? 1 : -1;
    } else if (x !== y) return sign * (x - y);
    if (a.created_us !== b.created_us) return sign * (a.created_us - b.created_us);
    return sign * (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  };
}
