import { Menu, nativeImage, Tray } from 'electron';
import type { Core } from '../core';
import type { DesktopTexts } from '../desktop/desktop-texts';
import type { Log } from '../platform/environment';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly backend: RestartableBackend;
  /** PNG, 32 by 32. */
  readonly iconFile: string;
  readonly open: () => void;
  readonly quit: () => void;
  readonly log: Log;
  readonly texts: DesktopTexts;
}

/** Counts and connections as the tray's menu shows them. */
export interface TrayState {
  readonly toImport: number;
  readonly marksToSend: number;
  readonly connections: readonly { readonly key: number; readonly name: string; readonly paused: boolean }[];
}

const refreshPauseMs = 1000;

/** The icon in the system's tray: waiting work, pause and resume, open and quit. */
export function createTray({ backend, iconFile, open, quit, log, texts }: Parts): Tray {
  const tray = new Tray(nativeImage.createFromPath(iconFile));
  tray.on('click', open);
  const show = (core: Core): void => {
    const state = trayState(core);
    tray.setToolTip(texts.text('tray.toolTip', { waiting: waitingText(state, texts) }));
    const setPaused = async (paused: boolean): Promise<void> => {
      try {
        for (const { key, paused: is } of state.connections) {
          if (is !== paused) await core.connections.pause(key, paused);
        }
      } catch (error) {
        // The disk is full, or a connection was removed a moment ago. The menu keeps showing the current
        // state.
        log.warn({ err: error }, 'connections could not be paused or resumed from the tray');
      }
    };
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: texts.text('tray.open'), click: open },
        { type: 'separator' },
        { label: waitingText(state, texts), enabled: false },
        ...pauseItems(state, setPaused, texts),
        { type: 'separator' },
        { label: texts.text('menu.quitLocdesk'), click: quit },
      ]),
    );
  };
  backend.follow(({ core }) => {
    let timer: NodeJS.Timeout | undefined;
    show(core);
    const endTexts = texts.follow(() => show(core));
    const endChanges = core.changes.subscribe(({ name }) => {
      if (name !== 'requests.changed' && name !== 'connections.changed' && name !== 'markDeliveries.changed')
        return;
      timer ??= setTimeout(() => {
        timer = undefined;
        show(core);
      }, refreshPauseMs);
    });
    return () => {
      endTexts();
      endChanges();
      clearTimeout(timer);
    };
  });
  return tray;
}

export function trayState(core: Core): TrayState {
  return {
    toImport: core.review.counts()['to-import'],
    marksToSend: core.markDeliveryList.counts().waiting,
    connections: core.connections.list().flatMap(({ key, name }) => {
      const state = core.syncs.state(key);
      return state === undefined ? [] : [{ key, name, paused: state.paused }];
    }),
  };
}

function waitingText({ toImport, marksToSend }: TrayState, texts: DesktopTexts): string {
  const requests = texts.text('tray.toImport', { count: toImport });
  if (marksToSend === 0) return requests;
  return texts.list([requests, texts.text('tray.marks', { count: marksToSend })]);
}

function pauseItems(
  { connections }: TrayState,
  setPaused: (paused: boolean) => Promise<void>,
  texts: DesktopTexts,
) {
  if (connections.length === 0) return [];
  const isAnyAtWork = connections.some(({ paused }) => !paused);
  return [
    isAnyAtWork
      ? { label: texts.text('tray.pauseAll'), click: () => void setPaused(true) }
      : { label: texts.text('tray.resumeAll'), click: () => void setPaused(false) },
  ];
}
