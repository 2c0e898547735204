const ownHosts = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * What may leave the machine in a report that is pasted somewhere: no token, secret or key, no folder of the person's home by its
 * name, no host but our own, no user of an address.
 */
export function redactForReport(text: string, homeFolder: string): string {
  const withoutHome = homeFolder === '' ? text : text.replaceAll(homeFolder, '~');
  return withoutHome
    .replaceAll(/\bld_(live|test)_[\w-]+/g, 'ld_$1_[redacted]')
    .replaceAll(/\bwhsec_[\w+/=-]+/g, 'whsec_[redacted]')
    .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]')
    .replaceAll(/\bkey-(store|file):[\w+/=]+/g, 'key-$1:[redacted]')
    .replaceAll(
      /\b(https?:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]+)([^\s"'<>]*)/gi,
      (_all, scheme, host, rest) =>
        ownHosts.test(String(host))
          ? `${scheme}${host}${withoutQuery(String(rest))}`
          : `${scheme}[host]${tail(String(rest))}`,
    );
}

function withoutQuery(rest: string): string {
  return rest.replace(/[?#].*$/, '');
}

/** Whether there was a path is worth knowing; which one is not ours to tell. */
function tail(rest: string): string {
  return rest === '' || rest === '/' ? rest : '/…';
}
