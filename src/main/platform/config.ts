import { resolve } from 'node:path';
import envPaths from 'env-paths';
import type { SettingOverrides } from './settings/setting-overrides';

/** Parsed once, at an entry; no other code reads the environment or the command line. */
export interface Config {
  readonly version: string;
  readonly hostKind: 'electron' | 'browser';
  readonly dataFolder: string;
  /** Address to bind to. */
  readonly host: string;
  /** 0 picks a free port. */
  readonly servicePort: number;
  readonly listenerPort: number;
  readonly settings: SettingOverrides;
  /** Address to ask for the newest version; absent in a package made without one. */
  readonly updates?: string | undefined;
}

export const defaultHost = '127.0.0.1';
export const defaultServicePort = 4310;
export const defaultListenerPort = 4311;

/**
 * Returns the platform's usual folder for an application's data; desktop, browser host and command line share
 * it.
 */
export function defaultDataFolder(): string {
  return envPaths('Locdesk', { suffix: '' }).data;
}

export function resolveDataFolder(option: string | undefined): string {
  return option === undefined ? defaultDataFolder() : resolve(option);
}

export function logFolderOf(dataFolder: string): string {
  return resolve(dataFolder, 'logs');
}
