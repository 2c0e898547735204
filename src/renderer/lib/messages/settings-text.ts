import { settingsMessages } from './en-settings';
import { withMessages } from './translate';

/** `t` with the texts of the screen Settings. */
export const t = withMessages(settingsMessages);
