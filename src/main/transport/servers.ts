import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServiceState } from '../../contract/ui-types';
import { readRuntime, runtimeFileName } from '../database/folder-lock';
import type { Changes } from '../platform/changes';
import type { Config } from '../platform/config';
import { addressElsewhere, addressHere } from '../platform/machine-addresses';
import { listen } from './listening';

export interface Addresses {
  readonly service: string;
  readonly listener: string;
}

export interface Servers {
  readonly states: () => { readonly service: ServiceState; readonly listener: ServiceState };
  /**
   * Listens with both, and writes their addresses where commands find them by the folder.
   *
   * @throws AppError UNAVAILABLE when a port is taken
   */
  readonly listen: () => Promise<Addresses>;
  /** Finishes what is in flight. */
  readonly close: () => Promise<unknown>;
  /** Closes connections whose client never finishes. */
  readonly cutOff: () => void;
  /** Removes the addresses: commands no longer find a running program by the folder. */
  readonly forget: () => void;
}

interface Parts {
  readonly service: FastifyInstance;
  readonly listener: FastifyInstance;
  readonly changes: Changes;
  readonly config: Config;
}

/** Opens and closes the ports of the embedded service and the listener together. */
export function createServers({ service, listener, changes, config }: Parts): Servers {
  const runtimeFile = join(config.dataFolder, runtimeFileName);
  let states: ReturnType<Servers['states']> = {
    service: { kind: 'failed', message: 'The service is starting.' },
    listener: { kind: 'failed', message: 'The listener is starting.' },
  };
  return {
    states: () => states,
    async listen() {
      try {
        const addresses = {
          service: addressHere(await listen(service, config.host, config.servicePort, '--port')),
          // Its callers are upstream services, which usually run elsewhere.
          listener: addressElsewhere(
            await listen(listener, config.host, config.listenerPort, '--listener-port'),
          ),
        };
        states = {
          service: { kind: 'listening', url: addresses.service },
          listener: { kind: 'listening', url: addresses.listener },
        };
        const hasBrowserWindow = config.hostKind === 'browser';
        // A file that a kill left behind would keep its permissions.
        rmSync(runtimeFile, { force: true });
        const runtime = JSON.stringify({ pid: process.pid, ...addresses, hasBrowserWindow });
        writeFileSync(runtimeFile, runtime, { mode: 0o600 });
        changes.notify({ name: 'receipts.changed', payload: {} });
        return addresses;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        states = { service: { kind: 'failed', message }, listener: { kind: 'failed', message } };
        throw error;
      } finally {
        changes.notify({ name: 'service.changed', payload: {} });
      }
    },
    close: () => Promise.all([service.close(), listener.close()]),
    cutOff() {
      service.server.closeAllConnections();
      listener.server.closeAllConnections();
    },
    forget() {
      // Another program may have taken the folder over.
      if (readRuntime(config.dataFolder)?.pid === process.pid) rmSync(runtimeFile, { force: true });
    },
  };
}
