import { AppError } from '../../contract/errors';
import type { SpellingSettings } from '../../contract/spelling';
import type { CommandHandlers, CommandServices } from './command-services';

type SpellingHandlers = Pick<
  CommandHandlers,
  'spelling.read' | 'spelling.choose' | 'spelling.addWord' | 'spelling.removeWord' | 'spelling.check'
>;

export function spellingHandlers({ spelling }: Pick<CommandServices, 'spelling'>): SpellingHandlers {
  return {
    'spelling.read': async () => ({ settings: (await spelling?.refresh()) ?? null }),
    'spelling.choose': ({ languages }) => changed(spelling?.choose(languages)),
    'spelling.addWord': ({ word }) => changed(spelling?.addWord(word)),
    'spelling.removeWord': ({ word }) => changed(spelling?.removeWord(word)),
    'spelling.check': ({ language, words }) => {
      if (spelling === undefined) throw new AppError('UNAVAILABLE', 'Here the browser checks the spelling.');
      return spelling.misspelled(language, words);
    },
  };
}

async function changed(
  change: Promise<SpellingSettings> | undefined,
): Promise<{ readonly settings: SpellingSettings | null }> {
  return { settings: (await change) ?? null };
}
