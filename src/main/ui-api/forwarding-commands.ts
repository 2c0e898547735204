import type { CommandHandlers, CommandServices } from './command-services';

type ForwardingHandlers = Pick<CommandHandlers, Extract<keyof CommandHandlers, `forwardings.${string}`>>;

export function forwardingHandlers({
  forwardingList,
  forwardingControl,
  forwardingCorrections,
}: Pick<
  CommandServices,
  'forwardingList' | 'forwardingControl' | 'forwardingCorrections'
>): ForwardingHandlers {
  return {
    'forwardings.window': ({ filter, offset, limit }) => forwardingList.window(filter, offset, limit),
    'forwardings.counts': () => forwardingList.counts(),
    'forwardings.locate': ({ filter, request }) => ({ index: forwardingList.locate(filter, request) }),
    'forwardings.read': ({ request }) => forwardingList.detail(request),
    'forwardings.sendNow': ({ requests }) => forwardingControl.sendNow(requests),
    'forwardings.cancel': ({ requests }) => forwardingControl.cancel(requests),
    'forwardings.decide': async ({ request, decision }) => {
      await forwardingControl.decide(request, decision);
      return forwardingList.detail(request);
    },
    'forwardings.correct': async ({ request, fields }) => {
      await forwardingCorrections.correct(request, fields);
      return forwardingList.detail(request);
    },
  };
}
