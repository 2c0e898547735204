import { reviewMessages } from './en-review';
import { withMessages } from './translate';

/** `t` with the texts of the parts of the review that are loaded on demand. */
export const t = withMessages(reviewMessages);
