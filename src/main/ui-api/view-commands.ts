import type { CommandHandlers, ViewServices } from './command-services';

type ViewCommand = Extract<keyof CommandHandlers, `views.${string}`>;

/** Handlers of the commands on saved views. */
export function viewHandlers({ savedViews, query }: ViewServices): Pick<CommandHandlers, ViewCommand> {
  return {
    'views.list': () => savedViews.list(),
    'views.counts': async () => {
      const counts: { readonly key: number; readonly count: number }[] = [];
      // Counted one by one, so that other queries of the window can run in between.
      for (const { key, name: _name, ...listing } of savedViews.list()) {
        counts.push({ key, count: await query.total(listing) });
      }
      return counts;
    },
    'views.create': (settings) => savedViews.create(settings),
    'views.edit': ({ key, ...change }) => savedViews.edit(key, change),
    'views.move': ({ key, index }) => savedViews.move(key, index),
    'views.remove': async ({ key }) => {
      await savedViews.remove(key);
      return {};
    },
    'views.restore': ({ key }) => savedViews.restore(key),
  };
}
