import type { Base } from '../database/base';
import type { Host } from '../platform/host';
import { dictionaryFolderOf, type OpenSpeller } from './speller';
import { SpellingService, type OwnWordChecks } from './spelling-service';

interface Parts extends Base {
  readonly dataFolder: string;
  readonly host: Host;
  /** Absent where the browser checks words. */
  readonly openSpeller: OpenSpeller | undefined;
  readonly ownWordChecks: OwnWordChecks;
}

/** Checks words for the desktop's spell checker; empty where the browser does it. */
export function createSpellingRoom({ dataFolder, host, openSpeller, ownWordChecks: checks, ...base }: Parts) {
  const speller = openSpeller?.((error) => {
    base.environment.log.error({ err: error }, 'the spell checker failed');
    // The settings say which dictionary can't be used.
    base.changes.notify({ name: 'preferences.changed', payload: {} });
  });
  if (speller === undefined) return {};
  const systemLanguages = host.systemLanguages ?? (() => []);
  const ownDictionaries = dictionaryFolderOf(dataFolder);
  return {
    speller,
    spelling: new SpellingService({ ...base, speller, systemLanguages, ownDictionaries, checks }),
  };
}
