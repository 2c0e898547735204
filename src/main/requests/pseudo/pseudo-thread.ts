import { pseudoLocalize } from '../../../content/html/pseudo-localize';
import { serve } from '../../platform/worker-thread';
import type { PseudoText } from './pseudo-localizer';

// The thread's entry.

const handlers = {
  localize: ({ value, data, languageTarget }: PseudoText) => pseudoLocalize(value, data, languageTarget),
};
export type PseudoHandlers = typeof handlers;

serve(handlers);
