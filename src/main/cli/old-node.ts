/** Minimum of better-sqlite3 and of the host ("engines" in package.json). An older Node crashes silently. */
const minimum = { major: 22, minor: 15 };

/** Returns why this version of Node can't run Locdesk, and what to do; undefined when it can. */
export function oldNodeRefusal(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minimum.major || (major === minimum.major && minor >= minimum.minor)) return undefined;
  return (
    `locdesk: This is Node ${version}, and Locdesk needs Node ${minimum.major}.${minimum.minor} or newer: ` +
    'install a current Node from https://nodejs.org, or on Linux, where "npm ci" brings its own Node, ' +
    'run it with "npm start" or "npm run -s locdesk --".'
  );
}
