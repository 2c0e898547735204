import { contextBridge, ipcRenderer, webFrame, type IpcRendererEvent } from 'electron';
import { channels, type Bridge, type CommandOutput } from '../contract/contract';
import type { EventMessage } from '../contract/events';
import type { Result } from '../contract/result';
import { spellChecker } from './spelling';

/** Declared here because this project's types are Node's, without the browser's. */
declare const requestIdleCallback: (work: () => void, options: { readonly timeout: number }) => number;
/** Upper bound, so that a page that is never idle still gets its answers. */
const longestWaitMs = 500;

/**
 * Everything that the page can reach: the contract's two channels and the spell checker. No object of
 * Electron is exposed.
 */
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
    whenIdle: (work) => void requestIdleCallback(work, { timeout: longestWaitMs }),
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
