import type { CommandHandlers, ReceiverServices } from './command-services';

type ReceiverCommand = Extract<keyof CommandHandlers, `receivers.${string}`>;

/** Handlers of the commands on receivers. */
export function receiverHandlers({
  receiverProfiles,
}: ReceiverServices): Pick<CommandHandlers, ReceiverCommand> {
  return {
    'receivers.list': () => receiverProfiles.list(),
    'receivers.read': ({ id }) => ({ document: receiverProfiles.read(id) }),
    'receivers.save': ({ document }) => receiverProfiles.save(document),
    'receivers.remove': ({ id }) => receiverProfiles.remove(id),
    'receivers.use': (use) => receiverProfiles.use(use),
    'receivers.removeUse': ({ key }) => receiverProfiles.removeUse(key),
    'receivers.rehearse': async ({ keys, profiles }) => {
      await receiverProfiles.rehearse(keys, profiles);
      return {};
    },
    'receivers.ofRequest': ({ key }) => receiverProfiles.ofRequest(key),
  };
}
