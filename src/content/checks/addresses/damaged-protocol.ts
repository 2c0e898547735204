/** Returns an address of the source that the target has with a slip in its protocol: "http:/a.org". */
export function damagedProtocol(address: string, text: string) {
  const [, rest = ''] = /^https?:\/\/(.{4,})$/.exec(address) ?? [];
  if (rest === '') return undefined;
  for (let at = text.indexOf(rest); at !== -1; at = text.indexOf(rest, at + rest.length)) {
    const [damaged] = DAMAGED.exec(text.slice(Math.max(0, at - longestProtocol), at)) ?? [];
    if (damaged !== undefined && !/^https?:\/\/$/.test(damaged))
      return { start: at - damaged.length, end: at + rest.length, text: damaged + rest };
  }
  return undefined;
}

const longestProtocol = 14;
/** Letters of "http" or "https" and signs in place of "://". */
const DAMAGED = /(?<![\p{L}\p{N}])[htps]{2,6} ?[:;/][:;/\\ ]{0,4}$/u;
