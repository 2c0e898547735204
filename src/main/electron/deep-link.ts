/**
 * Target of a link from another program: `locdesk://request/<id>[/field/<field id>]`, with percent-encoded
 * ids.
 */
export interface DeepLink {
  readonly requestId: string;
  readonly fieldId?: string;
}

export const linkScheme = 'locdesk';

const longestLink = 4096;

/** Undefined for an invalid link, because any page or mail may contain one. */
export function parseDeepLink(text: string): DeepLink | undefined {
  if (text.length > longestLink) return undefined;
  const match = /^locdesk:\/\/request\/([^/?#]+)(?:\/field\/([^/?#]+))?\/?$/i.exec(text);
  const [, request, field] = match ?? [];
  if (request === undefined) return undefined;
  try {
    const requestId = decodeURIComponent(request);
    return field === undefined ? { requestId } : { requestId, fieldId: decodeURIComponent(field) };
  } catch {
    return undefined;
  }
}

/**
 * Returns the arguments that the person gave. Arguments after a link may come from the page that contains the
 * link, on systems that split an address.
 */
export function argumentsBeforeLink(args: readonly string[]): readonly string[] {
  const link = args.findIndex(isLink);
  return link < 0 ? args : args.slice(0, link);
}

/** Finds a link on a command line, by which Windows and Linux pass it. */
export function findDeepLink(args: readonly string[]): DeepLink | undefined {
  for (const arg of args) {
    if (!isLink(arg)) continue;
    const link = parseDeepLink(arg);
    if (link !== undefined) return link;
  }
  return undefined;
}

function isLink(arg: string): boolean {
  return arg.toLowerCase().startsWith(`${linkScheme}:`);
}
