import { forwardingMessages } from './en-forwarding';
import { orderMessages } from './en-orders';
import { withMessages } from './translate';

/** `t` with the texts of the screen "Orders": of its forms, of where orders go and how they are sent. */
export const t = withMessages({ ...orderMessages, ...forwardingMessages });
