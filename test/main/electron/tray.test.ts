import { expect, it, onTestFinished, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import type { RestartableBackend } from '../../../src/main/electron/restartable-backend';
import { testBackend } from '../../support/test-backend';

const electron = vi.hoisted(() => ({ items: [] as { label?: string; click?: () => void }[] }));

const ignore = (): void => undefined;

vi.mock('electron', () => ({
  Menu: { buildFromTemplate: (items: typeof electron.items) => (electron.items = items) },
  nativeImage: { createFromPath: () => ({}) },
  Tray: class {
    on = (): void => undefined;
    setToolTip = (): void => undefined;
    setContextMenu = (): void => undefined;
  },
}));

it('connections that are paused from the tray wait for commits that pause, and are durable', async () => {
  const { createTray } = await import('../../../src/main/electron/tray');
  const backend = testBackend();
  const { core } = backend;
  for (const name of ['one', 'two']) {
    await core.connections.add({ name, baseUrl: `https://${name}.example` });
  }
  const durable = vi.spyOn(core.commits, 'durable');
  const warn = vi.fn<() => void>();
  const desk = {
    follow: (follower: (followed: typeof backend) => () => void) => onTestFinished(follower(backend)),
  } as unknown as RestartableBackend;
  const texts = new DesktopTexts();
  createTray({
    backend: desk,
    iconFile: '',
    open: ignore,
    quit: ignore,
    log: { info: ignore, warn, error: ignore },
    texts,
  });
  const paused = (): unknown[] => core.connections.list().map(({ key }) => core.syncs.state(key)?.paused);
  const free = core.commits.hold();
  electron.items.find(({ label }) => label === 'Pause All Connections')?.click?.();
  expect(paused()).toEqual([false, false]);
  free();
  await vi.waitFor(() => expect(paused()).toEqual([true, true]));
  await vi.waitFor(() => expect(durable).toHaveBeenCalledTimes(2));
  expect(warn).not.toHaveBeenCalled();

  texts.speak({ locale: 'de', texts: { 'tray.resumeAll': 'Alle fortsetzen' } });
  expect(electron.items.map(({ label }) => label)).toContain('Alle fortsetzen');
});
