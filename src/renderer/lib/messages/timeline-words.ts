import { timelineMessages } from './en-timeline';
import { withMessages } from './translate';

/** `t` with the texts of a request's history. */
export const t = withMessages(timelineMessages);
