import type { CommandHandlers, ListServices } from './command-services';

type ListCommand =
  | Extract<keyof CommandHandlers, `views.${string}` | `filter.${string}`>
  | 'requests.window'
  | 'requests.locate'
  | 'requests.find'
  | 'requests.size';

/** The contract's commands of the requests list, its filter and its saved views. */
export function listHandlers({ savedViews, reader }: ListServices): Pick<CommandHandlers, ListCommand> {
  return {
    'requests.window': ({ offset, limit, ...listing }) => reader.window(listing, { offset, limit }),
    'requests.locate': ({ key, ...listing }) => reader.locate(listing, key),
    'requests.find': (search) => reader.find(search),
    'requests.size': (question) => reader.size(question),
    'filter.values': () => reader.filterValues(),
    'views.list': () => savedViews.list(),
    'views.counts': async () => {
      const views = savedViews.list();
      const totals = await reader.totals(views.map(({ key: _key, name: _name, ...listing }) => listing));
      return views.map(({ key }, index) => ({ key, count: totals[index] ?? 0 }));
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
