import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { channels, type Bridge, type EventMessage } from '../shared/contract';

/** The whole of what the window can reach: two channels of the contract, nothing of Electron itself. */
const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(channels.command, name, input),
  subscribe: (listener) => {
    const deliver = (_event: IpcRendererEvent, message: EventMessage): void => listener(message);
    ipcRenderer.on(channels.event, deliver);
    return () => ipcRenderer.off(channels.event, deliver);
  },
};

contextBridge.exposeInMainWorld('locdesk', bridge);
