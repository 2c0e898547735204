/** Paths of the browser host beside those of the commands. */
export const uiApiPaths = {
  base: '/ui-api',
  session: '/ui-api/session',
  enter: '/ui-api/enter',
  events: '/ui-api/events',
  command: (name: string) => `/ui-api/command/${name}`,
} as const;

/** The URL fragment parameter that hands a session key over to the window: `…/#handover=<key>`. */
export const handoverParameter = 'handover';

/**
 * The parameter of a command's address that has its input as JSON where `content` is bytes, which are the
 * body: within the JSON, as base64, they would take the host ten times as long.
 */
export const withBytes = 'input';
