import { contextBridge, ipcRenderer, webFrame, type IpcRendererEvent } from 'electron';
import { channels, type Bridge, type CommandOutput } from '../contract/contract';
import type { EventMessage } from '../contract/events';
import type { Result } from '../contract/result';
import { spellChecker } from './spelling';

/** The browser's own; this project's types here are Node's. */
declare const requestIdleCallback: (act: () => void, options: { readonly timeout: number }) => number;
/** A page that is never idle gets its answers all the same. */
const longestWaitMs = 500;

/** The whole of what the window can reach: two channels of the contract and the spell checker, nothing of Electron itself. */
const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(channels.command, name, input),
  subscribe: (listener) => {
    const deliver = (_event: IpcRendererEvent, message: EventMessage): void => listener(message);
    ipcRenderer.on(channels.event, deliver);
    return () => ipcRenderer.off(channels.event, deliver);
  },
  spellCheckIn: spellChecker({
    webFrame,
    findMisspelled,
    whenIdle: (act) => void requestIdleCallback(act, { timeout: longestWaitMs }),
    usualLanguage: usualLanguage(),
  }),
};

async function findMisspelled(
  language: string | undefined,
  words: readonly string[],
): Promise<readonly string[]> {
  const input = { words, ...(language === undefined ? {} : { language }) };
  const answer: Result<CommandOutput<'spelling.check'>> = await ipcRenderer.invoke(
    channels.command,
    'spelling.check',
    input,
  );
  return answer.ok ? answer.value : [];
}

function usualLanguage(): string {
  return new Intl.DateTimeFormat().resolvedOptions().locale;
}

contextBridge.exposeInMainWorld('locdesk', bridge);
