import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/main/platform/logger';
import { tempFolder } from '../../support/temp-folder';

describe('the log', () => {
  it('goes to logs/locdesk.log, without what could carry a secret', () => {
    const data = tempFolder();
    createLogger(data).info({ headers: { authorization: 'Bearer secret', cookie: 'secret' } }, 'a call');
    const text = readFileSync(join(data, 'logs', 'locdesk.log'), 'utf8');
    expect(text).toContain('a call');
    expect(text).not.toContain('secret');
  });

  it.skipIf(process.platform !== 'linux')('loses a line on a full disk, and harms nothing', () => {
    const data = tempFolder();
    mkdirSync(join(data, 'logs'));
    symlinkSync('/dev/full', join(data, 'logs', 'locdesk.log'));
    const logger = createLogger(data);
    expect(() => logger.info({}, 'lost')).not.toThrow();
  });

  it('that can not be opened is one sentence', () => {
    const data = tempFolder();
    writeFileSync(join(data, 'logs'), '');
    expect(() => createLogger(data)).toThrow(/^The log file .* can't be opened: .*Move away/);
  });
});
