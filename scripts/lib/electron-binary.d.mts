export type ElectronBinary =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'unavailable'; readonly reason: string };
export function findElectron(from?: {
  readonly folder?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly now?: () => number;
  readonly download?: (folder: string, seconds: number) => Promise<string | undefined>;
}): Promise<ElectronBinary>;
export function installedElectron(folder: string): string | undefined;
