import { editMessages } from './en-edit';
import { withMessages } from './translate';

/** `t` with the texts of the editor. */
export const t = withMessages(editMessages);
