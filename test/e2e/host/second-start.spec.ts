import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserHost } from '../support/command';
import { expect, test } from '../support/desk';

// The sentence names the process that runs.
test.use({ program: 'spawned' });

test(
  'a second start on the same folder says so in one sentence and leaves the first alone',
  { tag: '@soak' },
  async ({ desk }) => {
    // The second program is a browser host of the same folder, beside the desktop too. `desktop.spec.ts`
    // starts a second desktop.
    const command = [browserHost, 'serve', `--data=${desk.dataFolder}`, '--port=0', '--listener-port=0'];
    const second = await promisify(execFile)(process.execPath, command).catch((error: unknown) => error);
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect((second as { stderr: string }).stderr).toMatch(
      /^locdesk: Locdesk is already running on [^\n]*\n$/,
    );
    expect((await fetch(`${desk.service}/v1/content`)).status).toBe(403);
  },
);
