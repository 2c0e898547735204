import type { DatabaseHistory } from '../../../src/main/database/derived-database';

/** The history of a database to which every derived file belongs. */
export const anyHistory: DatabaseHistory = {
  id: () => 'database',
  current: () => 'run',
  includes: () => true,
};
