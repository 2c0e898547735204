import { describe, expect, it } from 'vitest';
import { unsafeStart } from '../../../src/main/electron/unsafe-switches';

const startWith = (name: string, isAppImage = false) => unsafeStart((asked) => asked === name, isAppImage);

describe('an installed Locdesk', () => {
  it.each([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'inspect',
    'inspect-brk',
    'js-flags',
    'load-extension',
    'no-sandbox',
    'disable-setuid-sandbox',
    'disable-web-security',
    'host-resolver-rules',
  ])('does not start with --%s, and names it', (name) => {
    expect(startWith(name)).toContain(`--${name}`);
  });

  it.each(['ozone-platform', 'disable-gpu', 'enable-logging', 'force-device-scale-factor', 'data', 'lang'])(
    'starts with --%s',
    (name) => {
      expect(startWith(name)).toBeUndefined();
    },
  );

  it('as an AppImage without a sandbox names the package that has one, and not a switch the user never gave', () => {
    expect(startWith('no-sandbox', true)).toMatch(/\.deb/);
    expect(startWith('no-sandbox', true)).not.toContain('--no-sandbox');
  });
});
