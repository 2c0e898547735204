import { en } from '../../../src/renderer/lib/messages/en';
import { failureMessages } from '../../../src/renderer/lib/messages/en-failures';
import { checkGuideMessages } from '../../../src/renderer/lib/messages/en-check-guide';
import { forwardingMessages } from '../../../src/renderer/lib/messages/en-forwarding';
import { handoverMessages } from '../../../src/renderer/lib/messages/en-handover';
import { importMessages } from '../../../src/renderer/lib/messages/import-text';
import { jobMessages } from '../../../src/renderer/lib/messages/en-jobs';
import { memoriesMessages } from '../../../src/renderer/lib/memory/en-memories';
import { memoryMessages } from '../../../src/renderer/lib/memory/en-memory';
import { orderMessages } from '../../../src/renderer/lib/messages/en-orders';
import { reportMessages } from '../../../src/renderer/lib/messages/en-report';
import { reviewMessages } from '../../../src/renderer/lib/messages/en-review';
import { serviceMessages } from '../../../src/renderer/lib/messages/en-service';
import { settingsMessages } from '../../../src/renderer/lib/messages/en-settings';
import { termMessages } from '../../../src/renderer/lib/terms/en-terms';
import { receiverMessages } from '../../../src/renderer/lib/receivers/en-receivers';
import { timelineMessages } from '../../../src/renderer/lib/messages/en-timeline';

/** The window's English texts, by the file that has them in other languages. */
export const englishTexts = {
  window: {
    ...checkGuideMessages,
    ...importMessages,
    ...reportMessages,
    ...reviewMessages,
    ...serviceMessages,
    ...settingsMessages,
    ...timelineMessages,
    ...en,
  },
  orders: orderMessages,
  forwarding: forwardingMessages,
  jobs: jobMessages,
  handover: handoverMessages,
  failures: failureMessages,
  memory: memoryMessages,
  memories: memoriesMessages,
  receivers: receiverMessages,
  terms: termMessages,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
