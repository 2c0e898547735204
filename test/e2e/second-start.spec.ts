import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserHost } from './support/command';
import { expect, test } from './support/desk';
import { root } from './support/running-program';

test('a second start on the same folder says so in one sentence and leaves the first alone', async ({
  desk,
}) => {
  const own = [`--data=${desk.dataFolder}`, '--port=0', '--listener-port=0'];
  const command =
    desk.host === 'browser'
      ? [browserHost, 'serve', ...own]
      : // The executable that Playwright started the first with.
        [join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? '', 'electron'), root, ...own];
  const second = await promisify(execFile)(process.execPath, command).catch((error: unknown) => error);
  expect(second).toMatchObject({ code: 1, stdout: '' });
  expect((second as { stderr: string }).stderr).toMatch(
    /^(DevTools listening [^\n]*\n)?locdesk: Locdesk is already running on [^\n]*\n$/,
  );
  expect((await fetch(`${desk.service}/v1/content`)).status).toBe(403);
});
