import { reportMessages } from './en-report';
import { withMessages } from './translate';

/** `t` with the texts of reports. */
export const t = withMessages(reportMessages);
