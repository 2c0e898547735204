import { AppError } from '../../shared/errors';
import type { CommandHandlers, CommandServices } from './commands';

type SpellingHandlers = Pick<
  CommandHandlers,
  'spelling.read' | 'spelling.choose' | 'spelling.addWord' | 'spelling.removeWord' | 'spelling.check'
>;

export function spellingHandlers({ spelling }: Pick<CommandServices, 'spelling'>): SpellingHandlers {
  return {
    'spelling.read': async () => ({ settings: (await spelling?.refresh()) ?? null }),
    'spelling.choose': async ({ languages }) => ({ settings: (await spelling?.choose(languages)) ?? null }),
    'spelling.addWord': async ({ word }) => ({ settings: (await spelling?.addWord(word)) ?? null }),
    'spelling.removeWord': async ({ word }) => ({ settings: (await spelling?.removeWord(word)) ?? null }),
    'spelling.check': ({ language, words }) => {
      if (spelling === undefined) throw new AppError('UNAVAILABLE', 'Here the browser checks the spelling.');
      return spelling.misspelled(language, words);
    },
  };
}
