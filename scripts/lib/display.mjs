/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {boolean} whether there is a display for a window
 */
export function hasDisplay(env = process.env, platform = process.platform) {
  if (platform !== 'linux') return true;
  return Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

/** @returns {boolean} whether Chromium will refuse its sandbox because we are root on Linux */
export function isLinuxRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0;
}
