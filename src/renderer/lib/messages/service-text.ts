import { serviceMessages } from './en-service';
import { withMessages } from './translate';

/** `t` with the texts of the screens Webhook, Connections and API. */
export const t = withMessages(serviceMessages);
