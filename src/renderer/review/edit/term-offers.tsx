import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TermEntry } from '../../../content/terms/termbase';
import { termsIn } from '../../../content/terms/terms-in';
import { Kbd } from '../../components/kbd';
import { moveAmong } from '../../components/list/move-among';
import { keyText } from '../../components/key-text';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';
import { termsOf, type FieldOfTerms } from '../../stores/review/field-terms-state';
import type { Side } from '../display/use-side';
import './term-offers.css';

/** The keys after those of the matches. */
const firstKey = 6;
const lastKey = 9;

interface TermOffersProps {
  readonly field: FieldOfTerms;
  readonly source: Side;
  readonly target: Side;
  readonly onInsert: (text: string) => void;
  /** Says how to insert a term by the number of its key. */
  readonly onReady: (insert: (number: number) => void) => void;
}

/** The agreed translations of the source's terms, in its order; a click or a key inserts one. */
export function TermOffers({ field, source, target, onInsert, onReady }: TermOffersProps) {
  const { fieldTerms } = useStores();
  const terms = useStore(fieldTerms, (s) => termsOf(s, field));
  const entries = [...new Set((terms?.source ?? []).flatMap(({ entry }) => terms?.entries[entry] ?? []))];
  const all = entries.flatMap((entry) => offerOf(entry, source.lang, target.lang) ?? []);
  // Two termbases may have the same translation of a term, and the same ID for two terms.
  const offers = [...new Map(all.map((offer) => [offer.key, offer])).values()];
  useEffect(() =>
    onReady((number) => {
      const offer = offers[number - firstKey];
      if (offer !== undefined) onInsert(offer.text);
    }),
  );
  if (offers.length === 0) return null;
  return (
    // One stop for Tab, so that the next target is not behind all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      className="term-offers"
      aria-label={t('fieldTerms.title')}
      onKeyDown={(event) => void moveAmong(event, 'button', { isInLines: true })}
    >
      {offers.map(({ key, term, text }, at) => (
        <li key={key}>
          <button
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            title={t('edit.tags.insert', { tag: text })}
            onClick={() => onInsert(text)}
          >
            <span className="visually-hidden">{t('edit.tags.insert', { tag: text })} </span>
            <bdi className="term-offer-source" {...source}>
              {term}
            </bdi>
            <bdi aria-hidden="true" {...target}>
              {text}
            </bdi>
            {firstKey + at > lastKey ? null : <Kbd keys={keyText(`Ctrl+${firstKey + at}`)} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Offer {
  readonly key: string;
  readonly term: string;
  readonly text: string;
}

/** Undefined where the entry has no translation to offer. */
function offerOf(entry: TermEntry, source: string, target: string): Offer | undefined {
  const [term] = termsIn(entry, source);
  const translation =
    entry.isUntranslatable === true
      ? term
      : termsIn(entry, target).find(({ status }) => status !== 'forbidden');
  if (term === undefined || translation === undefined) return undefined;
  return { key: `${term.text}\n${translation.text}`, term: term.text, text: translation.text };
}
