export function hasDisplay(env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform): boolean;
export function isLinuxRoot(): boolean;
