import { expect, it } from 'vitest';
import { addRequest } from '../../support/database/filled-requests';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { sayVersion } from '../../support/database/versioned-request';

it('the JSON of a request that is shown is what the service answers, of the very request, not of its namesake', () => {
  const db = quickDatabase();
  const core = plainCore(db, new ManualEnvironment());
  db.exec("INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)");
  const key = sayVersion(db, 1, { title: ['Port', 'Porto'] });
  const { id } = core.review.detail(key);
  expect(JSON.parse(core.contentRequests.readKey(key))).toMatchObject({
    id,
    state: 'complete',
    fields: [{ id: 'title', value: 'Porto', originalValue: 'Port' }],
  });
  expect(core.contentRequests.readKey(key)).toBe(core.contentRequests.read(id));

  // The service reads a local request of that id first.
  const local = addRequest(db, { fields: [['Own', 'Eigen']] });
  db.prepare('UPDATE requests SET id = ? WHERE key = ?').run(id, local);
  expect(core.contentRequests.read(id)).not.toContain('Porto');
  expect(core.contentRequests.readKey(key)).toContain('Porto');
  expect(() => core.contentRequests.readKey(99)).toThrow('no longer in the store');
});
