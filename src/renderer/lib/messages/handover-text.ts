import { handoverMessages } from './en-handover';
import { withMessages } from './translate';

/** `t` with the texts about files for reviewers and what comes back. */
export const t = withMessages(handoverMessages);
