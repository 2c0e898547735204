import { gplDictionaries } from './plugins/dictionaries.mjs';

/**
 * Returns the arguments for electron-builder. A deb names who maintains it and where it comes from, and a
 * signature is the publisher's own: all of it comes from the environment, and this repository has no defaults
 * for it.
 *
 * @param {readonly string[]} given further words of `npm run package`
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {{ args: readonly string[], notes: readonly string[] }} `notes`: parts that a package lacks, and
 * how to add them
 * @throws {Error} for `--release` where the package would not be fit to be given to others
 */
export function packageArguments(given, env, platform) {
  const isRelease = given.includes('--release');
  const words = given.filter((word) => word !== '--release' && word !== '--without-gpl-dictionaries');
  const lacking = lackingFor(platform, env);
  if (isRelease && lacking.length > 0) {
    throw new Error(`A release is not built: ${lacking.join(' ')}`);
  }
  const args = [
    ...words,
    ...(isRelease ? ['-c.forceCodeSigning=true'] : []),
    ...(given.includes('--without-gpl-dictionaries') ? withoutGplDictionaries : []),
    ...updatesArguments(env),
    ...platformArguments(platform, env),
  ];
  // A deb can't be made without maintainer and homepage. Targets named on the command line are left to
  // electron-builder.
  const isWithoutDeb = platform === 'linux' && words.length === 0 && lacking.length > 0;
  return {
    args: isWithoutDeb ? ['--linux', 'AppImage', ...args] : args,
    notes: words.length === 0 ? lacking : [],
  };
}

const withoutGplDictionaries = [
  '-c.extraResources.filter=**/*',
  `-c.extraResources.filter=!{${gplDictionaries.join(',')}}.{aff,dic,txt}`,
];

/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {readonly string[]} a sentence for each thing that a release needs and the environment does not
 * have
 */
function lackingFor(platform, env) {
  /** @param {readonly string[]} names */
  const unset = (names) => names.filter((name) => !env[name]);
  switch (platform) {
    case 'linux':
      return unset(['LOCDESK_MAINTAINER', 'LOCDESK_HOMEPAGE']).length === 0
        ? []
        : ['No deb is made: set LOCDESK_MAINTAINER="Name <address>" and LOCDESK_HOMEPAGE for one.'];
    case 'darwin':
      return [
        ...(unset(['CSC_LINK', 'CSC_KEY_PASSWORD']).length === 0 || env['CSC_NAME']
          ? []
          : [
              'The package is unsigned: set CSC_LINK and CSC_KEY_PASSWORD, or CSC_NAME of a certificate in the keychain.',
            ]),
        ...(notarizations.some((names) => unset(names).length === 0)
          ? []
          : [
              `The package is not notarized: set ${notarizations.map((names) => names.join(', ')).join('; or ')}.`,
            ]),
      ];
    case 'win32':
      return [
        ...(unset(['CSC_LINK', 'CSC_KEY_PASSWORD']).length === 0 ||
        unset(['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']).length === 0
          ? []
          : ['The package is unsigned: set CSC_LINK and CSC_KEY_PASSWORD (or both with WIN_ before them).']),
        ...(env['LOCDESK_WINDOWS_PUBLISHER']
          ? []
          : ['The publisher is not named: set LOCDESK_WINDOWS_PUBLISHER to the name in the certificate.']),
      ];
    default:
      return [];
  }
}

/** electron-builder notarizes when one of these sets is complete. */
const notarizations = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
];

/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 */
function platformArguments(platform, env) {
  const maintainer = env['LOCDESK_MAINTAINER'];
  const homepage = env['LOCDESK_HOMEPAGE'];
  const publisher = env['LOCDESK_WINDOWS_PUBLISHER'];
  return [
    ...(platform === 'linux' && maintainer ? [`-c.linux.maintainer=${maintainer}`] : []),
    ...(platform === 'linux' && homepage ? [`-c.extraMetadata.homepage=${homepage}`] : []),
    ...(platform === 'win32' && publisher ? [`-c.win.signtoolOptions.publisherName=${publisher}`] : []),
  ];
}

/**
 * Stores the address of the newest version in the packaged package.json, for installed copies to ask.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function updatesArguments(env) {
  const address = env['LOCDESK_UPDATES'];
  if (!address) return [];
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Error(
      `LOCDESK_UPDATES is "${address}": it must be an https address of a file like {"version", "url"}.`,
    );
  }
  return [`-c.extraMetadata.updates=${address}`];
}
