import { useStore } from 'zustand';
import { textDirection } from '../../../content/language-tag';
import type { Term, TermEntry } from '../../../content/terms/termbase';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';

/** An entry of a termbase: its terms in the languages of the request, with their ranks, and what it means. */
export function EntryCard({ entry }: { readonly entry: TermEntry }) {
  const { review } = useStores();
  const { languageSource = '', languageTarget = '' } = useStore(review, (s) => s.content) ?? {};
  const definition = entry.definitions?.[languageTarget] ?? entry.definition;
  return (
    <section className="term-card">
      {[languageSource, languageTarget].map((language, side) => (
        <ul key={side === 0 ? 'source' : 'target'} aria-label={language}>
          {termsFor(entry, language).map(({ tag, term }) => (
            <li key={`${tag} ${term.text}`} className={`term-${term.status}`}>
              <bdi lang={tag} dir={textDirection(tag)}>
                {term.text}
              </bdi>{' '}
              {term.status === 'preferred' ? null : <small>{t(`fieldTerms.${term.status}`)}</small>}
            </li>
          ))}
        </ul>
      ))}
      {entry.isUntranslatable === true ? <p>{t('fieldTerms.kept')}</p> : null}
      {definition === undefined ? null : <p dir="auto">{definition}</p>}
      {entry.note === undefined ? null : (
        <p className="term-note" dir="auto">
          {entry.note}
        </p>
      )}
    </section>
  );
}

interface TaggedTerm {
  readonly tag: string;
  readonly term: Term;
}

function termsFor(entry: TermEntry, language: string): readonly TaggedTerm[] {
  const base = baseOf(language);
  return Object.entries(entry.terms).flatMap(([tag, terms]) =>
    baseOf(tag) === base ? terms.map((term) => ({ tag, term })) : [],
  );
}

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? '';
