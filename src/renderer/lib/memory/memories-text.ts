import { withMessages } from '../messages/translate';
import { memoriesMessages } from './en-memories';

/** `t` with the texts about imported memories. */
export const t = withMessages(memoriesMessages);
