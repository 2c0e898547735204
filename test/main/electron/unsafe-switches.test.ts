import { describe, expect, it } from 'vitest';
import { unsafeStart } from '../../../src/main/electron/unsafe-switches';

const startWith = (name: string, isAppImage = false, value = '') =>
  unsafeStart(
    { hasSwitch: (asked) => asked === name, getSwitchValue: (asked) => (asked === name ? value : '') },
    isAppImage,
  );
const startWithout = (features: string) => startWith('disable-features', false, features);

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
    'disable-site-isolation-trials',
    'disable-site-isolation-for-policy',
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

  it.each([
    'IsolateSandboxedIframes',
    'WaylandWindowDecorations,IsolateSandboxedIframes',
    'IsolateSandboxedIframes,WaylandWindowDecorations',
    'Vulkan, IsolateSandboxedIframes ,WaylandWindowDecorations',
    'IsolateSandboxedIframes<Trial.Group',
    'IsolateSandboxedIframes:grouping/per-site',
  ])(
    'does not start with --disable-features=%s, which would let content into the process of the window',
    (features) => {
      expect(startWithout(features)).toContain('--disable-features=IsolateSandboxedIframes');
    },
  );

  it.each(['', 'WaylandWindowDecorations', 'Vulkan,IsolateSandboxedIframesForTests'])(
    'starts with --disable-features=%s, which takes no protection away',
    (features) => {
      expect(startWithout(features)).toBeUndefined();
    },
  );

  it('as an AppImage without a sandbox names the package that has one, and not a switch the user never gave', () => {
    expect(startWith('no-sandbox', true)).toMatch(/\.deb/);
    expect(startWith('no-sandbox', true)).not.toContain('--no-sandbox');
  });
});
