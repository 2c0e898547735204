import { signatureMessages } from './en-signature';
import { withMessages } from './translate';

/** `t` with the texts of the check of a signature. */
export const t = withMessages(signatureMessages);
