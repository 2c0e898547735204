import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import type { SearchedTerm } from '../../content/terms/recognize/found-terms';
import type { LanguagePair } from '../../contract/problems';
import { languagesOf } from '../checks/request-languages';
import type { TermIndexes } from '../checks/term-indexes';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { Vocabularies } from '../spelling/vocabularies';
import type { AppliedTermbases } from '../terms/applied-termbases';

/** Requests of other languages are opened seldom, and each dictionary takes about 10 MB. */
const mostPairs = 4;
/** How many of the newest requests say which languages are in use. */
const mostLooked = 1000;

/** The steps that the first field with terms would wait for, and the first fields in part. */
export const preparations = [
  'source',
  'target',
  'terms of source',
  'terms of target',
  'words of source',
  'words of target',
] as const;

export interface Preparation {
  readonly key: number;
  readonly step: (typeof preparations)[number];
}

/** A word that no text has: the first one that is not known makes the forms of all terms. */
const UNKNOWN = 'zqxlocdesk';
/**
 * How many characters of terms are read: about 5,000 terms, in 80 to 190 ms. Most of these words will be in
 * texts, and code that has run is quicker by a third.
 */
const mostRead = 100_000;

interface Sources {
  readonly requests: Pick<ContentRequestStore, 'byKey' | 'newest'>;
  readonly termbases: Pick<AppliedTermbases, 'of' | 'haveLanguages'>;
  readonly terms: Pick<TermIndexes, 'of'>;
  readonly vocabularies: () => Vocabularies | undefined;
}

/** Returns the newest request of each pair of languages in use that a termbase has terms of. */
export function requestsWithTerms({ requests, termbases }: Omit<Sources, 'terms'>): readonly number[] {
  const newest = new Map<string, StoredRequest>();
  for (const request of requests.newest(mostLooked)) {
    const pair = JSON.stringify(languagesOf(request));
    if (!newest.has(pair)) newest.set(pair, request);
  }
  return [...newest.values()]
    .filter((request) => hasTerms(request, languagesOf(request), termbases))
    .slice(0, mostPairs)
    .map(({ key }) => key);
}

/**
 * Opens one dictionary, derives the forms of the terms on one side, or reads their words: a question that
 * comes meanwhile waits for no more. A request that is gone needs nothing.
 */
export function prepareTerms({ requests, terms, vocabularies }: Sources, { key, step }: Preparation): void {
  const request = requests.byKey(key);
  if (request === undefined) return;
  const languages = languagesOf(request);
  if (step === 'source' || step === 'target') {
    vocabularies()?.open(languages[step]);
    return;
  }
  const index = terms.of(request, languages)?.index;
  if (index === undefined) return;
  const side = step.endsWith('source') ? 'source' : 'target';
  const matcher = index[side];
  if (step.startsWith('terms')) matcher.find(UNKNOWN);
  else for (const text of firstTexts(index.searched[side])) matcher.find(text);
}

/** Returns the first terms, up to `mostRead` characters. */
function firstTexts(terms: readonly SearchedTerm[]): readonly string[] {
  let left = mostRead;
  const texts: string[] = [];
  for (const { text } of terms) {
    left -= text.length;
    if (left < 0) break;
    texts.push(text);
  }
  return texts;
}

function hasTerms(
  request: StoredRequest,
  { source, target }: LanguagePair,
  termbases: Sources['termbases'],
): boolean {
  const bases = [source, target].map((tag) => checkedLanguage(tag).base);
  return termbases.of(request).some(({ key }) => termbases.haveLanguages(key, bases));
}
