import { memoryMessages } from './en-memory';
import { withMessages } from '../messages/translate';

/** `t` with the texts about the translation memory. */
export const t = withMessages(memoryMessages);
