import { Menu, nativeImage, Tray } from 'electron';
import type { Core } from '../core';
import type { Log } from '../platform/environment';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly backend: RestartableBackend;
  /** PNG, 32 by 32. */
  readonly iconFile: string;
  readonly open: () => void;
  readonly quit: () => void;
  readonly log: Log;
}

/** Counts and connections as the tray's menu shows them. */
export interface TrayState {
  readonly toImport: number;
  readonly marksToSend: number;
  readonly connections: readonly { readonly key: number; readonly name: string; readonly paused: boolean }[];
}

const refreshPauseMs = 1000;

/** The icon in the system's tray: waiting work, pause and resume, open and quit. */
export function createTray({ backend, iconFile, open, quit, log }: Parts): Tray {
  const tray = new Tray(nativeImage.createFromPath(iconFile));
  tray.on('click', open);
  const show = (core: Core): void => {
    const state = trayState(core);
    tray.setToolTip(tooltipOf(state));
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
        { label: 'Open Locdesk', click: open },
        { type: 'separator' },
        { label: countText(state), enabled: false },
        ...pauseItems(state, setPaused),
        { type: 'separator' },
        { label: 'Quit Locdesk', click: quit },
      ]),
    );
  };
  backend.follow(({ core }) => {
    let timer: NodeJS.Timeout | undefined;
    show(core);
    const end = core.changes.subscribe(({ name }) => {
      if (name !== 'requests.changed' && name !== 'connections.changed' && name !== 'markDeliveries.changed')
        return;
      timer ??= setTimeout(() => {
        timer = undefined;
        show(core);
      }, refreshPauseMs);
    });
    return () => {
      end();
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

export function tooltipOf(state: TrayState): string {
  return `Locdesk: ${countText(state)}`;
}

function countText({ toImport, marksToSend }: TrayState): string {
  const requests = toImport === 1 ? '1 request to import' : `${toImport} requests to import`;
  if (marksToSend === 0) return requests;
  return `${requests}, ${marksToSend === 1 ? '1 mark' : `${marksToSend} marks`} to send`;
}

function pauseItems({ connections }: TrayState, setPaused: (paused: boolean) => Promise<void>) {
  if (connections.length === 0) return [];
  const isAnyAtWork = connections.some(({ paused }) => !paused);
  return [
    isAnyAtWork
      ? { label: 'Pause All Connections', click: () => void setPaused(true) }
      : { label: 'Resume All Connections', click: () => void setPaused(false) },
  ];
}
