import { receiverMessages } from './en-receivers';
import { withMessages } from '../messages/translate';

/** `t` with the texts about receivers. */
export const t = withMessages(receiverMessages);
