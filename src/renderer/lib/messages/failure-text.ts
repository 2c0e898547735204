import { failureMessages } from './en-failures';
import { withMessages } from './translate';

/** `t` with the texts about failed imports. */
export const t = withMessages(failureMessages);
