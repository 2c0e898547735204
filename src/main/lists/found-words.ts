import { findHits, hasPhrase } from '../../content/search/find-hits';
import { fold } from '../../content/search/fold';
import type { Phrase } from '../../content/search/search-query';
import { snippetOf } from '../../content/search/snippet';
import type { FoundSnippet, FoundWords } from '../../contract/ui-types';
import type { StoredRequest } from '../requests/content-request-store';
import type { NoteStore } from '../review/note-store';
import type { FoundName } from './filter-matches';
import type { VersionStore } from '../requests/version-store';
import { sidesOf } from './search-indexer';

/** Limit of a row's text that is searched, because a window has a hundred rows. */
const mostCharacters = 100_000;
/** Characters to search further for a field with all words, once one was found. */
const furtherCharacters = 10_000;
const fieldsAtOnce = 64;
/** Length in UTF-16 units: two lines of the widest list. */
const snippetLength = 160;

/**
 * Locates the words in a request: in its title, and in the first of those other field sides or notes that
 * contain most of them. A request that was found by its name shows that instead.
 */
export function foundWords(
  request: StoredRequest,
  phrases: readonly Phrase[],
  name: FoundName | undefined,
  { versions, notes }: { readonly versions: VersionStore; readonly notes: NoteStore },
): FoundWords {
  const title = findHits(request.title, phrases);
  if (name !== undefined) {
    const { kind: side, text } = name;
    return { title, elsewhere: { side, fieldId: '', text, hits: [{ start: 0, end: text.length }] } };
  }
  const inFields = findElsewhere(request, phrases, versions, title.length > 0);
  const elsewhere =
    inFields?.count === phrases.length ? inFields : findInNotes(request, phrases, notes, inFields);
  return { title, ...(elsewhere === undefined ? {} : { elsewhere: elsewhere.snippet }) };
}

/** A piece of text, and the number of searched words in it. */
interface Found {
  readonly count: number;
  readonly snippet: FoundSnippet;
}

function findInNotes(
  { key }: StoredRequest,
  phrases: readonly Phrase[],
  notes: NoteStore,
  best: Found | undefined,
): Found | undefined {
  let found = best;
  for (const { field_id: fieldId, text } of notes.ofRequest(key)) {
    const folded = fold(text);
    const count = phrases.filter((phrase) => hasPhrase(folded, phrase)).length;
    if (count <= (found?.count ?? 0)) continue;
    found = {
      count,
      snippet: { side: 'note', fieldId, ...snippetOf(text, findHits(text, phrases), snippetLength) },
    };
  }
  return found;
}

function findElsewhere(
  { key, version }: StoredRequest,
  phrases: readonly Phrase[],
  versions: VersionStore,
  isInTitle: boolean,
): Found | undefined {
  let characters = 0;
  let position = 0;
  let most = mostCharacters;
  let best: Found | undefined;
  for (const field of versions.fieldRange(key, version, { offset: 0, limit: fieldsAtOnce })) {
    characters += field.value.length + (field.originalValue?.length ?? 0);
    if (characters > most) break;
    const texts = sidesOf(field);
    for (const side of ['source', 'target'] as const) {
      // The title is the first field's source, so showing that too would be redundant.
      if (isInTitle && position === 0 && side === 'source') continue;
      const text = texts[side];
      const folded = fold(text);
      const count = phrases.filter((phrase) => hasPhrase(folded, phrase)).length;
      // Beside a match in the title, any text that follows it says more than an empty line.
      const isNext = isInTitle && best === undefined && text !== '';
      if (count <= (best?.count ?? 0) && !isNext) continue;
      const snippet = snippetOf(text, findHits(text, phrases), snippetLength);
      best = { count, snippet: { side, fieldId: field.id, ...snippet } };
      if (count === phrases.length) return best;
      if (count > 0) most = Math.min(most, characters + furtherCharacters);
    }
    position += 1;
  }
  return best;
}
