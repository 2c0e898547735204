import { Plus } from 'lucide-react';
import { languageName, textDirection } from '../../../content/language-tag';
import { longestTermText } from '../../../content/terms/term-limits';
import { Button } from '../../components/button';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/terms/term-text';
import { emptyTerm, type DraftLanguage } from './term-draft';
import { TermRow } from './term-row';

interface LanguageBlockProps {
  readonly value: DraftLanguage;
  /** Its first term gets the focus. */
  readonly isFirst: boolean;
  readonly change: (value: DraftLanguage) => void;
}

/** The terms of a language in the form of an entry. */
export function LanguageBlock({ value, isFirst, change }: LanguageBlockProps) {
  const { language, definition, terms } = value;
  const name = languageName(language, displayLocale());
  const put = (list: DraftLanguage['terms']): void => change({ ...value, terms: list });
  return (
    <fieldset className="term-language">
      <legend>
        {name} <small dir="ltr">{language}</small>
      </legend>
      {terms.map((term, index) => (
        <TermRow
          key={term.row}
          term={term}
          language={language}
          name={name}
          isFirst={isFirst && index === 0}
          change={(changed) => put(terms.map((one) => (one.row === changed.row ? changed : one)))}
          remove={terms.length === 1 ? undefined : () => put(terms.filter(({ row }) => row !== term.row))}
        />
      ))}
      <div className="term-language-more">
        <Button
          small
          variant="quiet"
          icon={<Plus size={12} aria-hidden="true" />}
          aria-label={t('terms.form.addTerm', { language: name })}
          onClick={() => put([...terms, emptyTerm('admitted')])}
        >
          {t('terms.form.addTerm.short')}
        </Button>
        <input
          className="text-input"
          aria-label={t('terms.form.definitionIn', { language: name })}
          placeholder={t('terms.form.definitionIn', { language: name })}
          lang={language}
          dir={definition === '' ? undefined : textDirection(language)}
          maxLength={longestTermText}
          value={definition}
          onChange={(event) => change({ ...value, definition: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
