import { withMessages } from '../messages/translate';
import { termMessages } from './en-terms';

/** `t` with the texts about termbases. */
export const t = withMessages(termMessages);
