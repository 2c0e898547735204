import { jobMessages } from './en-jobs';
import { withMessages } from './translate';

/** `t` with the texts of the screen of jobs. */
export const t = withMessages(jobMessages);
