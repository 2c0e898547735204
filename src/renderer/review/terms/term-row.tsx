import { X } from 'lucide-react';
import { longestTerm, longestTermText } from '../../../content/terms/term-limits';
import { partsOfSpeech, termStatuses } from '../../../content/terms/termbase';
import { textDirection } from '../../../content/language-tag';
import { IconButton } from '../../components/icon-button';
import { Switch } from '../../components/switch';
import { t } from '../../lib/terms/term-text';
import type { DraftTerm } from './term-draft';

interface TermRowProps {
  readonly term: DraftTerm;
  readonly language: string;
  /** The language's name in the language of the window. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly change: (term: DraftTerm) => void;
  /** Undefined for the only term of its language. */
  readonly remove: (() => void) | undefined;
}

/** A term in the form of an entry. */
export function TermRow({ term, language, name, isFirst, change, remove }: TermRowProps) {
  const { partOfSpeech, isCaseSensitive, note, ...required } = term;
  const rest = {
    ...(isCaseSensitive === undefined ? {} : { isCaseSensitive }),
    ...(note === undefined ? {} : { note }),
  };
  return (
    <div className="term-row">
      <input
        className="text-input term-text"
        aria-label={t('terms.form.term', { language: name })}
        placeholder={t('terms.form.term.short')}
        lang={language}
        dir={textDirection(language)}
        spellCheck={false}
        maxLength={longestTerm}
        value={term.text}
        {...(isFirst ? { 'data-focus-first': '' } : {})}
        onChange={(event) => change({ ...term, text: event.target.value })}
      />
      <select
        className="select"
        aria-label={t('terms.form.status')}
        value={term.status}
        onChange={(event) =>
          change({ ...term, status: termStatuses.find((one) => one === event.target.value) ?? term.status })
        }
      >
        {termStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`terms.status.${status}`)}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label={t('terms.form.pos')}
        value={partOfSpeech ?? ''}
        onChange={(event) => {
          const chosen = partsOfSpeech.find((one) => one === event.target.value);
          change({ ...required, ...rest, ...(chosen === undefined ? {} : { partOfSpeech: chosen }) });
        }}
      >
        <option value="">{t('terms.pos.none')}</option>
        {partsOfSpeech.map((part) => (
          <option key={part} value={part}>
            {t(`terms.pos.${part}`)}
          </option>
        ))}
      </select>
      <Switch
        label={t('terms.form.case')}
        checked={isCaseSensitive === true}
        onChange={(isOn) => change({ ...term, isCaseSensitive: isOn })}
      />
      <input
        className="text-input term-note"
        aria-label={t('terms.form.termNote')}
        placeholder={t('terms.form.termNote')}
        dir="auto"
        maxLength={longestTermText}
        value={note ?? ''}
        onChange={(event) => change({ ...term, note: event.target.value })}
      />
      {remove === undefined ? (
        <span className="term-spare" />
      ) : (
        <IconButton
          label={t('terms.form.removeTerm', { term: term.text })}
          icon={<X size={13} aria-hidden="true" />}
          onClick={remove}
        />
      )}
    </div>
  );
}
