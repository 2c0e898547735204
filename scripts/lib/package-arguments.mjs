/**
 * What electron-builder is told. A deb names who maintains it and where it comes from: that is the packager's, and nothing in this
 * repository pretends to know it.
 *
 * @param {readonly string[]} given further words of `npm run package`
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {{ args: readonly string[], left?: string }} `left`: what is left out, and why
 */
export function packageArguments(given, env, platform) {
  if (platform !== 'linux') return { args: given };
  const maintainer = env['LOCDESK_MAINTAINER'];
  const homepage = env['LOCDESK_HOMEPAGE'];
  const named = [
    ...(maintainer ? [`-c.linux.maintainer=${maintainer}`] : []),
    ...(homepage ? [`-c.extraMetadata.homepage=${homepage}`] : []),
  ];
  if (given.length > 0 || (maintainer && homepage)) {
    return { args: [...given, ...named] };
  }
  return {
    args: ['--linux', 'AppImage', ...named],
    left: 'No deb is made: set LOCDESK_MAINTAINER="Name <address>" and LOCDESK_HOMEPAGE for one.',
  };
}
