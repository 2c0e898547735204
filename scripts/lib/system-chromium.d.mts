export function findSystemChromium(env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform): string | undefined;
