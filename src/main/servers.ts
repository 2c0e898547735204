import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServiceState } from '../contract/ui-types';
import type { Config } from './platform/config';
import type { Core } from './core';
import { createServiceServer } from './http/service-server';
import { createListenerServer } from './listener/listener-server';
import { listen } from './listening';
import { addressElsewhere, addressHere } from './platform/machine-addresses';
import type { Environment } from './platform/environment';
import type { RequestLogService } from './request-log/request-log-service';
import { readRuntime, runtimeFileName } from './database/folder-lock';

export interface Addresses {
  readonly service: string;
  readonly listener: string;
}

export interface Servers {
  readonly service: FastifyInstance;
  readonly listener: FastifyInstance;
  readonly states: () => { readonly service: ServiceState; readonly listener: ServiceState };
  /** Both listen, and others find them by the folder. Throws AppError UNAVAILABLE when a port is taken. */
  readonly listen: () => Promise<Addresses>;
  /** Finishes what is in flight. */
  readonly close: () => Promise<unknown>;
  /** A client that never finishes does not keep us from leaving. */
  readonly cutOff: () => void;
  /** Commands find no running program by the folder any more. */
  readonly forget: () => void;
}

interface Parts {
  readonly core: Core;
  readonly requestLog: RequestLogService;
  readonly config: Config;
  readonly environment: Environment;
  readonly logger: FastifyBaseLogger;
}

/** A webhook call has every content twice, as submitted and as translated, and a translation may be the longer one. */
const largerThanSubmission = 4;

/** The embedded service and the listener; neither listens yet. */
export function createServers({ core, requestLog, config, environment, logger }: Parts): Servers {
  const bodyLimitBytes = core.settings.get('service.bodyLimit');
  const options = { host: config.host, logger, newServerRequestId: createRequestIds(environment) };
  const service = createServiceServer({ ...core, requestLog }, { ...options, bodyLimitBytes });
  const listener = createListenerServer(core, {
    ...options,
    bodyLimitBytes: bodyLimitBytes * largerThanSubmission,
  });
  const runtimeFile = join(config.dataFolder, runtimeFileName);
  let states: ReturnType<Servers['states']> = {
    service: { kind: 'failed', message: 'The service is starting.' },
    listener: { kind: 'failed', message: 'The listener is starting.' },
  };
  return {
    service,
    listener,
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
        // One that a kill left behind would keep its permissions.
        rmSync(runtimeFile, { force: true });
        const runtime = JSON.stringify({ pid: process.pid, ...addresses, hasBrowserWindow });
        writeFileSync(runtimeFile, runtime, { mode: 0o600 });
        core.changes.notify({ name: 'receipts.changed', payload: {} });
        return addresses;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        states = { service: { kind: 'failed', message }, listener: { kind: 'failed', message } };
        throw error;
      } finally {
        core.changes.notify({ name: 'service.changed', payload: {} });
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

/** Ids that connect a call's answer with its log line; they are unique over all runs of the program. */
function createRequestIds(environment: Environment): () => string {
  const run = environment.randomBytes(6).toString('base64url');
  let last = 0;
  return () => `${run}-${(++last).toString(36)}`;
}
