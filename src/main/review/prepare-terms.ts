import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import type { LanguagePair } from '../../contract/problems';
import { languagesOf } from '../checks/request-languages';
import type { TermIndexes } from '../checks/term-indexes';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { Vocabularies } from '../spelling/vocabularies';
import type { AppliedTermbases } from '../terms/applied-termbases';

/** Requests of other languages are opened seldom, and each dictionary takes about 10 MB. */
const mostPairs = 4;
/** How many of the newest requests say which languages are in use. */
const mostLooked = 200;

/** The steps that the first field with terms would wait for. */
export const preparations = ['source', 'target', 'index'] as const;

export interface Preparation {
  readonly key: number;
  readonly step: (typeof preparations)[number];
}

interface Sources {
  readonly requests: Pick<ContentRequestStore, 'byKey' | 'newest'>;
  readonly termbases: Pick<AppliedTermbases, 'of' | 'haveLanguages'>;
  readonly terms: Pick<TermIndexes, 'of'>;
  readonly vocabularies: () => Vocabularies | undefined;
}

/** Returns the newest request of each pair of languages in use that a termbase has terms of. */
export function requestsWithTerms({ requests, termbases }: Omit<Sources, 'terms'>): readonly number[] {
  const newest = new Map<string, number>();
  for (const request of requests.newest(mostLooked)) {
    const languages = languagesOf(request);
    const pair = JSON.stringify(languages);
    if (newest.size >= mostPairs) break;
    if (!newest.has(pair) && hasTerms(request, languages, termbases)) newest.set(pair, request.key);
  }
  return [...newest.values()];
}

/**
 * Opens one dictionary or makes one index, so that a question that comes meanwhile waits for no more. A
 * request that is gone needs none.
 */
export function prepareTerms({ requests, terms, vocabularies }: Sources, { key, step }: Preparation): void {
  const request = requests.byKey(key);
  if (request === undefined) return;
  const languages = languagesOf(request);
  if (step === 'index') terms.of(request, languages)?.index.target.find('');
  else vocabularies()?.open(languages[step]);
}

function hasTerms(
  request: StoredRequest,
  { source, target }: LanguagePair,
  termbases: Sources['termbases'],
): boolean {
  const bases = [source, target].map((tag) => checkedLanguage(tag).base);
  return termbases.of(request).some(({ key }) => termbases.haveLanguages(key, bases));
}
