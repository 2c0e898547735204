export function findSystemChromium(env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform): string | undefined;
export function findHeadlessShell(): string | undefined;
