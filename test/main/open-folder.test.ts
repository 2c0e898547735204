import { expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../../src/main/open-folder';
import { ManualEnvironment } from '../support/manual-environment';
import { tempFolder } from '../support/temp-folder';

it('a process that serves never waits on its main thread for the disk, a checkpoint or the lock of another process', () => {
  const folder = openFolder({
    config: {
      version: '0.0.0-test',
      hostKind: 'browser',
      dataFolder: tempFolder(),
      host: '127.0.0.1',
      servicePort: 0,
      listenerPort: 0,
      settings: new Map(),
    },
    environment: new ManualEnvironment(),
    host: { showFolder: async () => undefined },
    onUpgrade: undefined,
  });
  onTestFinished(() => folder.release());
  const read = (name: string): unknown => folder.opened.db.pragma(name, { simple: true });
  // SQLite's number for NORMAL is 1.
  expect([read('synchronous'), read('wal_autocheckpoint'), read('busy_timeout')]).toEqual([1, 0, 0]);
});
