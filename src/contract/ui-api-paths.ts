/** The browser host's paths beside the contract's commands. */
export const uiApiPaths = {
  base: '/ui-api',
  session: '/ui-api/session',
  enter: '/ui-api/enter',
  events: '/ui-api/events',
  command: (name: string) => `/ui-api/command/${name}`,
} as const;

/** Name of the fragment parameter that hands a key to the window over: `…/#handover=<key>`. */
export const handoverParameter = 'handover';
