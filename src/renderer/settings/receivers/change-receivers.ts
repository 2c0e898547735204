import type { Receivers } from '../../../contract/receivers';
import type { Client } from '../../lib/host/client';

/** Changes the receivers, and shows the list that the host answers; false if the host refuses the change. */
export type ChangeReceivers = (change: (client: Client) => Promise<Receivers>) => Promise<boolean>;
