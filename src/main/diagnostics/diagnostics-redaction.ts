const ownAddress = /^(127\.0\.0\.1|::1)(:\d+)?$/;
const ownHosts = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Removes everything that must not leave the machine in a report: tokens, secrets and keys, folders in the
 * person's home, foreign hosts, and user names in addresses.
 */
export function redactForReport(text: string, homeFolder: string): string {
  const withoutHome = spellingsOf(homeFolder).reduce(
    (left, spelling) => left.replaceAll(spelling, '~'),
    text,
  );
  return (
    withoutHome
      .replaceAll(/\bld_(live|test)_[\w-]+/g, 'ld_$1_[redacted]')
      .replaceAll(/\bwhsec_[\w+/=-]+/g, 'whsec_[redacted]')
      .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]')
      // Node's messages for hosts that it could not find or reach.
      .replaceAll(/((?:\bENOTFOUND|\bEAI_AGAIN|\bEAI_FAIL) |"hostname":")([^\s"',:]+)/g, '$1[host]')
      .replaceAll(/(\bconnect E[A-Z]+ |"address":")([^\s"',]+)/g, (all, before: string, address: string) =>
        ownAddress.test(address) ? all : `${before}[host]`,
      )
      .replaceAll(/\bkey-(store|file):[\w+/=]+/g, 'key-$1:[redacted]')
      .replaceAll(
        /\b(https?:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]+)([^\s"'<>]*)/gi,
        (_all, scheme, host, rest) =>
          ownHosts.test(String(host))
            ? `${scheme}${host}${withoutQuery(String(rest))}`
            : `${scheme}[host]${tail(String(rest))}`,
      )
  );
}

/**
 * Returns a folder's notations: JSON in the log doubles backslashes, and stacks have file URLs with slashes
 * on Windows too.
 */
function spellingsOf(folder: string): readonly string[] {
  if (folder === '') return [];
  const slashes = folder.replaceAll('\\', '/');
  const spellings = [JSON.stringify(folder).slice(1, -1), folder, slashes, encodeURI(slashes)];
  return [...new Set(spellings)];
}

function withoutQuery(rest: string): string {
  return rest.replace(/[?#].*$/, '');
}

/**
 * Keeps whether there was a path, which helps a diagnosis, and hides the path itself, which may be private.
 */
function tail(rest: string): string {
  return rest === '' || rest === '/' ? rest : '/…';
}
