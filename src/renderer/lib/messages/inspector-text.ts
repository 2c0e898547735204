import { inspectorMessages } from './en-inspector';
import { withMessages } from './translate';

/** `t` with the texts of the character inspector. */
export const t = withMessages(inspectorMessages);
