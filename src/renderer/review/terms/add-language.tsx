import { useId, useState } from 'react';
import { longestLanguageTag } from '../../../content/language-tag';
import { tidyLanguage } from '../../../content/terms/tidy-entry';
import { Button } from '../../components/button';
import { t } from '../../lib/terms/term-text';

interface AddLanguageProps {
  /** The entry has no language yet, so that the field gets the focus. */
  readonly isFirst: boolean;
  readonly add: (language: string) => void;
}

/** Adds a language to an entry by its tag. */
export function AddLanguage({ isFirst, add }: AddLanguageProps) {
  const [tag, setTag] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const problem = useId();
  const take = (): void => {
    const language = tag.trim() === '' ? undefined : tidyLanguage(tag);
    if (language === undefined) {
      setUnknown(tag);
      return;
    }
    add(language);
    setTag('');
    setUnknown(undefined);
  };
  return (
    <div className="term-add-language">
      <input
        className="text-input"
        aria-label={t('terms.form.tag')}
        placeholder={t('terms.form.tag')}
        // A tag is written from left to right, and the hint in the direction of the window.
        dir={tag === '' ? undefined : 'ltr'}
        spellCheck={false}
        maxLength={longestLanguageTag}
        value={tag}
        {...(isFirst ? { 'data-focus-first': '' } : {})}
        aria-invalid={unknown === undefined ? undefined : true}
        aria-describedby={unknown === undefined ? undefined : problem}
        onChange={(event) => setTag(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || tag === '') return;
          event.preventDefault();
          take();
        }}
      />
      <Button small onClick={take}>
        {t('terms.form.addLanguage')}
      </Button>
      {unknown === undefined ? null : (
        <small id={problem} role="alert">
          {t('terms.form.tag.unknown', { tag: unknown })}
        </small>
      )}
    </div>
  );
}
