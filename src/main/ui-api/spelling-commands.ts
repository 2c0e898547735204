import { AppError } from '../../contract/errors';
import type { SpellingSettings } from '../../contract/spelling';
import type { CommandHandlers, CommandServices } from './command-services';

type SpellingHandlers = Pick<
  CommandHandlers,
  'spelling.read' | 'spelling.choose' | 'spelling.addWord' | 'spelling.removeWord' | 'spelling.check'
>;

export function spellingHandlers({
  commits,
  spelling,
}: Pick<CommandServices, 'commits' | 'spelling'>): SpellingHandlers {
  const changed = async (change: Promise<SpellingSettings> | undefined) => {
    const settings = (await change) ?? null;
    await commits.flushed();
    return { settings };
  };
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
