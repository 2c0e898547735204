/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */
/**
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine in npm's words; libc on Linux only
 */

/** @returns {Machine} the one we run on */
export function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: ownLibc() };
}

/**
 * @param {LockedPackage} locked
 * @returns {boolean} whether it is made for some machines only
 */
export function isForSomeMachines({ os, cpu, libc }) {
  return os !== undefined || cpu !== undefined || libc !== undefined;
}

/**
 * @param {LockedPackage} locked
 * @param {Machine} machine
 * @returns {boolean} whether npm would install it there (its rules: npm-install-checks)
 */
export function fitsMachine({ os, cpu, libc }, machine) {
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc);
}

/**
 * @param {string | string[] | undefined} list names, or names with `!` for all but these
 * @param {string | undefined} value
 */
function allows(list, value) {
  if (list === undefined) return true;
  const names = [list].flat();
  if (names.length === 1 && names[0] === 'any') return true;
  if (value === undefined || names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

/** npm detects the C library in these two places. */
function ownLibc() {
  if (process.platform !== 'linux') return undefined;
  // Otherwise the report resolves the host name of every network peer. The types don't know the setting.
  Object.assign(process.report, { excludeNetwork: true });
  /** @type {{ header?: { glibcVersionRuntime?: string }, sharedObjects?: string[] }} */
  const report = process.report.getReport();
  if (report.header?.glibcVersionRuntime !== undefined) return 'glibc';
  const objects = report.sharedObjects ?? [];
  return objects.some((path) => path.includes('libc.musl-') || path.includes('ld-musl-'))
    ? 'musl'
    : undefined;
}
