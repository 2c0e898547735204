import type { CommandHandlers, ProblemServices } from './command-services';

type ProblemCommand = Extract<
  keyof CommandHandlers,
  `problems.${string}` | `checkLevels.${string}` | `checking.${string}`
>;

/** Handlers of the commands on problems and check levels. */
export function problemHandlers(services: ProblemServices): Pick<CommandHandlers, ProblemCommand> {
  const { problems, checkLevels, checking } = services;
  return {
    'problems.ofRequest': ({ key }) => problems.ofRequest(key),
    'problems.dismiss': ({ key, problems: keys, scope, reason }) =>
      problems.dismiss(key, keys, scope, reason),
    'problems.restore': ({ dismissals }) => problems.restore(dismissals),
    'problems.wideDismissals': () => problems.wideDismissals(),
    'problems.checkAgain': async ({ key }) => {
      await checking.again(key);
      return {};
    },
    'checkLevels.list': () => checkLevels.list(),
    'checkLevels.set': ({ check, languages, level }) => checkLevels.set(check, languages, level),
    'checking.pause': async ({ paused }) => {
      await checking.pause(paused);
      return {};
    },
    'checking.read': () => ({ progress: checking.progress() ?? null }),
  };
}
