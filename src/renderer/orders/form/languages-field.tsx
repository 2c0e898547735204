import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { canonicalLanguageTag, languageName } from '../../../content/language-tag';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';

interface LanguagesFieldProps {
  readonly languages: readonly string[];
  /** The source: the same language is content creation, which is said. */
  readonly source: string;
  /** To choose from. */
  readonly known: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (languages: readonly string[]) => void;
}

/**
 * The target languages as chips. Enter, a comma or leaving the field adds what is typed; Esc drops it;
 * Backspace takes the last one back.
 */
export function LanguagesField({ languages, source, known, fault, onChange }: LanguagesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    setTyped('');
    const added = text.split(/[\s,;]+/).filter((tag) => tag !== '');
    const all = [...languages];
    for (const tag of added) if (!all.some((one) => isSame(one, tag))) all.push(tag);
    if (all.length > languages.length) onChange(all);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The order is sent, with what is typed.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(typed);
    const isAdding = (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ',';
    if (isAdding && (typed !== '' || event.key === ',')) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Enter' && isAdding) {
      event.preventDefault();
    } else if (event.key === 'Escape' && typed !== '' && !event.nativeEvent.isComposing) {
      // A second Esc leaves the field.
      event.preventDefault();
      setTyped('');
    } else if (event.key === 'Backspace' && typed === '' && languages.length > 0) {
      event.preventDefault();
      onChange(languages.slice(0, -1));
    }
  };
  const isCreation = languages.some((tag) => isSame(tag, source));
  return (
    <div className="form-field">
      <label htmlFor={id}>{t('newOrder.targets')}</label>
      <div className="language-chips">
        <ul aria-label={t('newOrder.targets.chosen')}>
          {languages.map((tag) => (
            <li
              key={tag}
              className={canonicalLanguageTag(tag) === undefined ? 'language-chip bad' : 'language-chip'}
            >
              <bdi title={languageName(tag, displayLocale())}>{tag}</bdi>
              <button
                type="button"
                aria-label={t('newOrder.targets.remove', { language: tag })}
                onClick={() => onChange(languages.filter((one) => one !== tag))}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <input
          id={id}
          className="text-input"
          list={`${id}-known`}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder={languages.length === 0 ? 'de, fr-CH, ja' : ''}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={(event) => {
            const { value } = event.target;
            if (/[,;\s]/.test(value)) add(value);
            else setTyped(value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </div>
      <datalist id={`${id}-known`}>
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag, displayLocale())}
          </option>
        ))}
      </datalist>
      <p
        className={fault === undefined ? 'form-hint' : 'form-hint problem'}
        id={`${id}-hint`}
        aria-live="polite"
      >
        {fault ?? t(isCreation ? 'newOrder.targets.creation' : 'newOrder.targets.hint', { language: source })}
      </p>
    </div>
  );
}

function isSame(a: string, b: string): boolean {
  return (canonicalLanguageTag(a) ?? a) === (canonicalLanguageTag(b) ?? b);
}
