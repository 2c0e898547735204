import { forwardingMessages } from './en-forwarding';
import { withMessages } from './translate';

/** `t` with the texts about where orders go and how their requests are sent. */
export const t = withMessages(forwardingMessages);
