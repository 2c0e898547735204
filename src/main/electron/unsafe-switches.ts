/**
 * Switches of Chromium and Node that open the window to other programs or remove its protection. Fuses cover
 * only some of Node's. Switches for displays, graphics and logging stay allowed.
 */
const unsafeSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-io-pipes',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-brk-node',
  'inspect-port',
  'inspect-publish-uid',
  'inspect-wait',
  'debug',
  'debug-brk',
  'debug-port',
  'js-flags',
  'load-extension',
  'disable-extensions-except',
  'disable-web-security',
  'disable-site-isolation-trials',
  'disable-site-isolation-for-policy',
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-rules',
  'host-resolver-rules',
  'enable-blink-features',
  'single-process',
  'in-process-gpu',
  'no-zygote',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'browser-subprocess-path',
] as const;

/** Switches that disable the sandbox of the window's process, entirely or in part. */
const sandboxSwitches = [
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
] as const;

/**
 * Chromium features that protect the window's process from outside content. Locdesk itself enables
 * `IsolateSandboxedIframes` (`app-protocol.ts`), which `--disable-features` would override.
 */
const protectingFeatures = new Set([
  'IsolateSandboxedIframes',
  'NetworkServiceSandbox',
  'RendererAppContainer',
  'SitePerProcess',
  'site-per-process',
]);

/** The part of Electron's `app.commandLine` that is used here. */
interface GivenSwitches {
  readonly hasSwitch: (name: string) => boolean;
  readonly getSwitchValue: (name: string) => string;
}

/**
 * Returns the reason why an installed Locdesk refuses to start with these switches; undefined when it may
 * start.
 *
 * `isAppImage`: the launcher of an AppImage adds `--no-sandbox` by itself on systems without user namespaces
 * (electron-builder, `appImageUtil.js`), so the message must not blame the user.
 */
export function unsafeStart(given: GivenSwitches, isAppImage: boolean): string | undefined {
  const withoutSandbox = sandboxSwitches.find((name) => given.hasSwitch(name));
  if (withoutSandbox === undefined) {
    const unsafe = unsafeSwitches.find((name) => given.hasSwitch(name)) ?? disabledProtection(given);
    return unsafe === undefined
      ? undefined
      : `Locdesk does not start with --${unsafe}: it would give other programs access to your data. Start it without.`;
  }
  if (withoutSandbox === 'no-sandbox' && isAppImage) {
    return (
      'This system does not let the AppImage run in a sandbox, and Locdesk does not show content without one. ' +
      'Install the .deb package instead, which sets the sandbox up, or allow unprivileged user namespaces ' +
      '(on Ubuntu: an AppArmor profile with "userns" for this AppImage).'
    );
  }
  return `Locdesk does not start with --${withoutSandbox}: content from outside is only shown in a sandbox. Start it without.`;
}

/**
 * Chromium accepts spaces around the names in a list, and a field trial or parameters after each (`A<Trial`,
 * `A:b/c`).
 */
function disabledProtection(given: GivenSwitches): string | undefined {
  const feature = given
    .getSwitchValue('disable-features')
    .split(',')
    .map((entry) => entry.replace(/[<:].*$/s, '').trim())
    .find((name) => protectingFeatures.has(name));
  return feature === undefined ? undefined : `disable-features=${feature}`;
}
