import type { Client } from '../../lib/host/client';

/** Runs a change on the host; a toast says why it failed. Resolves with whether it was done. */
export type ChangeTerms = (work: (client: Client) => Promise<unknown>) => Promise<boolean>;
