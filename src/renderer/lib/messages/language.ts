import { chooseLanguage, type DisplayLanguage } from '../../../contract/messages/display-language';
import { windowLanguages, type LanguageChoice, type WindowLanguage } from '../../../contract/ui-types';
import { titleCommandsBy, type CommandTitles } from './command-titles';
import { directionOf, setDisplayLanguage, systemLanguages } from './locale';
import { translateBy } from './translate';

/**
 * Each language's texts are in its own folder, the sentences of problems beside the checks and formats, and
 * only those of the chosen one are loaded.
 */
const texts = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>(
  './*/{window,orders,forwarding,jobs,handover,failures,receivers,terms,memory,memories}.ts',
);
const problems = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>(
  '../../../content/checks/messages/*.ts',
);
const errors = import.meta.glob<{ readonly errors: Readonly<Record<string, string>> }>(
  '../../../contract/messages/*/errors.ts',
);
const receivedProblems = import.meta.glob<{ readonly received: Readonly<Record<string, string>> }>(
  '../../../contract/messages/*/received.ts',
);
const fileProblems = import.meta.glob<{ readonly fileProblems: Readonly<Record<string, string>> }>(
  '../../../content/files/messages/*.ts',
);
const commands = import.meta.glob<CommandTitles>('../../../contract/messages/*/commands.ts');

/** Languages that have texts here. */
export const offeredLanguages: readonly WindowLanguage[] = windowLanguages.filter(
  (language) => language === 'en' || `./${language}/window.ts` in texts,
);

/** Returns the language that a choice stands for on this computer. */
export function languageFor(choice: LanguageChoice): WindowLanguage {
  return chooseLanguage(choice, systemLanguages(), offeredLanguages).language;
}

let wanted: DisplayLanguage | undefined;

/**
 * Loads the texts of the chosen language and shows everything in it from the next rendering on. Rejects if
 * they can't be loaded; the language stays as it is then.
 */
export async function applyLanguage(choice: LanguageChoice): Promise<void> {
  const chosen = chooseLanguage(choice, systemLanguages(), offeredLanguages);
  wanted = chosen;
  const [messages, sentences, said, received, ofFiles, titles] = await Promise.all([
    loadFolder(texts, chosen.language),
    problems[`../../../content/checks/messages/${chosen.language}.ts`]?.(),
    errors[`../../../contract/messages/${chosen.language}/errors.ts`]?.(),
    receivedProblems[`../../../contract/messages/${chosen.language}/received.ts`]?.(),
    fileProblems[`../../../content/files/messages/${chosen.language}.ts`]?.(),
    commands[`../../../contract/messages/${chosen.language}/commands.ts`]?.(),
  ]);
  // Another language may have been chosen while this one was loading.
  if (wanted !== chosen) return;
  await translateBy(chosen, {
    messages: Object.assign({ ...sentences?.messages }, ...messages.map(({ messages: some }) => some)),
    errors: { ...ofFiles?.fileProblems, ...said?.errors },
    received: received?.received ?? {},
  });
  setDisplayLanguage(chosen);
  titleCommandsBy(titles);
  document.documentElement.lang = chosen.locale;
  document.documentElement.dir = directionOf(chosen.language);
}

function loadFolder<M>(
  files: Readonly<Record<string, () => Promise<M>>>,
  language: WindowLanguage,
): Promise<readonly M[]> {
  const paths = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  return Promise.all(paths.map(([, load]) => load()));
}
