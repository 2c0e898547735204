import { useEffect } from 'react';
import { useStore } from 'zustand';
import { languageName } from '../../shared/language-tag';
import { spellingDictionaries, type SpellingDictionary, type SpellingSettings } from '../../shared/spelling';
import { useDesk } from '../desk/desk';
import { formatList } from '../messages/format';
import { displayLocale } from '../messages/locale';
import { t } from '../messages/translate';
import { Segmented } from '../ui/segmented';
import { OwnWords } from './own-words';
import './spelling.css';

const modes = ['usual', 'chosen', 'off'] as const;
type Mode = (typeof modes)[number];

/** In which languages misspelled words are underlined while somebody writes, and which words are right all the same. */
export function SpellingCard() {
  const { spelling } = useDesk();
  const settings = useStore(spelling, (s) => s.settings);
  const { load } = spelling.getState();
  useEffect(() => void load(), [load]);
  if (settings === undefined) return null;
  return (
    <section aria-label={t('spelling.title')}>
      <h2>{t('spelling.title')}</h2>
      <div className="card">
        {settings === null ? (
          <div className="card-row">
            <div>
              {t('spelling.languages')}
              <small>{t('spelling.browser')}</small>
            </div>
          </div>
        ) : (
          <>
            <Languages settings={settings} />
            <OwnWords words={settings.words} />
          </>
        )}
      </div>
    </section>
  );
}

function Languages({ settings: { languages, usual } }: { readonly settings: SpellingSettings }) {
  const { choose } = useDesk().spelling.getState();
  const mode: Mode = languages === null ? 'usual' : languages.length === 0 ? 'off' : 'chosen';
  const chooseMode = (wanted: Mode): void => {
    void choose(wanted === 'usual' ? null : wanted === 'off' ? [] : usual);
  };
  return (
    <>
      <div className="card-row">
        <div>
          {t('spelling.languages')}
          <small>{t(`spelling.hint.${mode}`, { languages: formatList(usual.map(nameOf)) })}</small>
        </div>
        <Segmented<Mode>
          label={t('spelling.languages')}
          value={mode}
          onChange={chooseMode}
          segments={modes.map((value) => ({ value, label: t(`spelling.mode.${value}`) }))}
        />
      </div>
      {languages === null || mode === 'off' ? null : <Choice chosen={languages} />}
    </>
  );
}

function Choice({ chosen }: { readonly chosen: readonly SpellingDictionary[] }) {
  const { choose } = useDesk().spelling.getState();
  const names = spellingDictionaries
    .map((dictionary) => ({ dictionary, name: nameOf(dictionary) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, displayLocale));
  return (
    <div className="card-row">
      <ul className="spelling-languages" aria-label={t('spelling.chosen')}>
        {names.map(({ dictionary, name }) => {
          const isChosen = chosen.includes(dictionary);
          const isLast = isChosen && chosen.length === 1;
          return (
            <li key={dictionary}>
              <label title={isLast ? t('spelling.last') : undefined}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isLast}
                  onChange={() =>
                    void choose(
                      spellingDictionaries.filter((one) => chosen.includes(one) !== (one === dictionary)),
                    )
                  }
                />
                {name}
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function nameOf(dictionary: SpellingDictionary): string {
  return languageName(dictionary, displayLocale);
}
