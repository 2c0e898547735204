import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { channels } from '../../contract/contract';
import { AppError } from '../../contract/errors';
import { failure } from '../../contract/result';
import type { Environment, Log } from '../platform/environment';
import { createEventFeed } from '../ui-api/event-feed';
import { appOrigin } from './app-protocol';
import type { RestartableBackend } from './restartable-backend';

/** The Electron host's transport: one channel for commands, one for events. */
export function connectWindow(
  window: BrowserWindow,
  backend: RestartableBackend,
  environment: Environment,
): void {
  ipcMain.handle(channels.command, async (event, name: unknown, input: unknown) => {
    if (!isOurs(event, window)) {
      refuse(environment.log, event);
      return failure(new AppError('FORBIDDEN', 'Only the window of Locdesk may ask for this.'));
    }
    const { current } = backend;
    if (current === undefined) {
      return failure(new AppError('UNAVAILABLE', 'Locdesk is starting again. Try it in a moment.'));
    }
    return current.dispatch(name, input);
  });
  backend.follow(({ core }) =>
    createEventFeed(core.changes, environment, (message) => {
      if (!window.isDestroyed()) window.webContents.send(channels.event, message);
    }),
  );
  window.on('closed', () => ipcMain.removeHandler(channels.command));
}

/** Accepts only the top frame of our window with our own page, not a nested frame or another page. */
function isOurs(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const frame = event.senderFrame;
  if (frame === null || window.isDestroyed() || event.sender !== window.webContents) return false;
  return frame.parent === null && frame.url.startsWith(`${appOrigin}/`);
}

function refuse(log: Log, event: IpcMainInvokeEvent): void {
  log.warn({ sender: event.senderFrame?.url.split('#')[0] }, 'a command from a foreign sender was refused');
}
