import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EditableField } from '../../../contract/fulfilment';
import type { MemoryMatch } from '../../../contract/memory/memory';
import { longestMemoryText } from '../../../contract/memory/memory';
import { diffValues } from '../../../content/diff/diff-values';
import { readRuns } from '../../../content/html/editable-runs';
import { fitTags } from '../../../content/memory/fit-tags';
import { sentencesToTranslate } from '../../../content/memory/sentences-to-translate';
import { IconButton } from '../../components/icon-button';
import { Kbd } from '../../components/kbd';
import { keyText } from '../../components/key-text';
import { t } from '../../lib/memory/memory-text';
import { useStores } from '../../stores/context';
import type { Side } from '../display/use-side';
import { Place } from '../memory/memory-hit-row';
import '../memory/memory.css';
import './matches.css';

/** Matches that have a key. */
export const mostMatches = 5;
/** Only texts of sentences are looked up; longer values would be cut into very many. */
const longestSource = 20_000;

/** A match that is inserted. */
export interface InsertedMatch {
  readonly value: string;
  /** Takes the place of the whole value; else it goes to the caret, since the field has several sentences. */
  readonly isWhole: boolean;
  /** Number of the field's pairs of tags that are around the match; further sentences go inside. */
  readonly around: number;
}

interface MatchesProps {
  readonly requestKey: number;
  readonly field: EditableField;
  readonly source: Side;
  readonly target: Side;
  /** The field has no target yet. */
  readonly isEmpty: boolean;
  readonly onInsert: (match: InsertedMatch) => void;
  /** Says how to insert a match by its number, for the keys. */
  readonly onReady: (insert: (number: number) => void) => void;
}

/** Translations of sentences like the one that is being written, with the percentage and the difference. */
export function Matches({ requestKey, field, source, target, isEmpty, onInsert, onReady }: MatchesProps) {
  const { client } = useStores();
  const [paragraphs] = useState(() => paragraphsIn(field, source.lang));
  const sentences = paragraphs.flat();
  /** The number of sentences once the last one was inserted, so that no key inserts it again. */
  const [at, setAt] = useState(0);
  const [found, setFound] = useState<{ readonly of: string; readonly matches: readonly MemoryMatch[] }>();
  const text = sentences[at] ?? '';
  const isWhole = sentences.length === 1;
  useEffect(() => {
    if (text === '') return undefined;
    let isShown = true;
    const languages = { source: source.lang, target: target.lang };
    client
      .call('memory.matches', { text, languages, except: requestKey, limit: mostMatches })
      .then(({ matches }) => {
        if (isShown) setFound({ of: text, matches });
      })
      // Matches are an offer: without them the editor is complete.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [client, text, source.lang, target.lang, requestKey]);
  const matches = found?.of === text ? byTags(found.matches, field, isWhole) : [];
  const insert = (number: number): void => {
    const match = matches[number - 1];
    if (match === undefined) return;
    onInsert({ ...fitted(match, field, isWhole || (isEmpty && paragraphs.length === 1)), isWhole });
    if (!isWhole) setAt(at + 1);
  };
  useEffect(() => onReady(insert));
  if (matches.length === 0 && isWhole) return null;
  return (
    <section className="matches" aria-label={t('match.title')}>
      {isWhole ? null : (
        <div className="match-sentence">
          <IconButton
            label={t('match.previous')}
            icon={<ChevronLeft size={13} aria-hidden="true" />}
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          />
          <IconButton
            label={t('match.next')}
            icon={<ChevronRight size={13} aria-hidden="true" />}
            aria-disabled={at >= sentences.length - 1}
            onClick={() => setAt(Math.min(sentences.length - 1, at + 1))}
          />
          <span>
            {t('match.segment', {
              number: Math.min(at + 1, sentences.length),
              total: sentences.length,
            })}
          </span>
          <span className="match-segment" {...source}>
            {text}
          </span>
        </div>
      )}
      {matches.length === 0 && text !== '' ? <p className="match-none">{t('match.none')}</p> : null}
      <ol>
        {matches.map((match, index) => (
          <li key={`${match.source}\n${match.target}`} className="match">
            <button
              type="button"
              className="match-insert"
              title={t('match.insert', { number: index + 1 })}
              onClick={() => insert(index + 1)}
            >
              <span className="visually-hidden">{t('match.insert', { number: index + 1 })}: </span>
              <b className={match.score === 100 ? 'match-score exact' : 'match-score'}>
                {t('match.score', { score: match.score })}
              </b>
              <Kbd keys={keyText(`Ctrl+${index + 1}`)} />
            </button>
            <div className="match-text" {...target}>
              {match.target}
            </div>
            {match.score === 100 ? null : (
              <div className="match-text source" {...source}>
                <Difference from={match.source} to={text} language={source.lang} />
              </div>
            )}
            <div className="memory-place">
              {match.hasFittedNumbers === true ? (
                <span className="memory-state">{t('match.numbers')}</span>
              ) : null}
              <Place place={match.place} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The source of a match, with what is different in the sentence that is being translated. */
function Difference({
  from,
  to,
  language,
}: {
  readonly from: string;
  readonly to: string;
  readonly language: string;
}) {
  return diffValues(from, to, { data: 'text', language }).parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'removed') return <del key={key}>{part.text}</del>;
    return part.kind === 'added' ? <ins key={key}>{part.text}</ins> : <span key={key}>{part.text}</span>;
  });
}

/**
 * Puts those of equal texts first whose translation has the most of the field's tags. Of several sentences,
 * one has only some of the tags.
 */
function byTags(
  matches: readonly MemoryMatch[],
  { data, source }: EditableField,
  isWhole: boolean,
): readonly MemoryMatch[] {
  if (data !== 'html' || !isWhole) return matches;
  const fits = new Map(matches.map((match) => [match, tagCount(fitTags(match, source, false))]));
  return matches.toSorted((a, b) => b.score - a.score || (fits.get(b) ?? 0) - (fits.get(a) ?? 0));
}

/** The value that a match gives the field, with the tags around all of the field's source if `isAround`. */
function fitted(
  match: MemoryMatch,
  { data, source }: EditableField,
  isAround: boolean,
): Pick<InsertedMatch, 'value' | 'around'> {
  if (data !== 'html') return { value: match.target, around: 0 };
  const value = fitTags(match, source, isAround);
  const inner = isAround ? fitTags(match, source, false) : value;
  return { value, around: (tagCount(value) - tagCount(inner)) / 2 };
}

const tagCount = (value: string): number => readRuns(value).filter(({ kind }) => kind === 'tag').length;

function paragraphsIn({ source, data }: EditableField, language: string): readonly (readonly string[])[] {
  if (source.length > longestSource) return [];
  return sentencesToTranslate(source, data, language)
    .map((sentences) => sentences.filter(({ length }) => length <= longestMemoryText))
    .filter((sentences) => sentences.length > 0);
}
