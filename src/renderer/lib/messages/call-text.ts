import { callMessages } from './en-calls';
import { withMessages } from './translate';

/** `t` with the texts about the log of calls. */
export const t = withMessages(callMessages);
