import { useEffect } from 'react';
import { useStore } from 'zustand';
import { languageName } from '../../content/language-tag';
import { dictionaryOrigins, type ListedDictionary, type SpellingSettings } from '../../contract/spelling';
import { useStores } from '../stores/context';
import { formatList } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';
import { Segmented } from '../components/segmented';
import { OwnWords } from './own-words';
import './spelling.css';

const modes = ['usual', 'chosen', 'off'] as const;
type Mode = (typeof modes)[number];

/** Languages in which misspelled words are underlined while typing, and the user's own words. */
export function SpellingCard() {
  const { spelling } = useStores();
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
            <Dictionaries settings={settings} />
            <OwnWords words={settings.words} />
          </>
        )}
      </div>
    </section>
  );
}

function Languages({
  settings: { languages, usual, dictionaries },
}: {
  readonly settings: SpellingSettings;
}) {
  const { choose } = useStores().spelling.getState();
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
      {languages === null || mode === 'off' ? null : (
        <Choice chosen={languages} dictionaries={dictionaries} />
      )}
    </>
  );
}

function Choice({
  chosen,
  dictionaries,
}: {
  readonly chosen: readonly string[];
  readonly dictionaries: readonly ListedDictionary[];
}) {
  const { choose } = useStores().spelling.getState();
  const tags = dictionaries.map(({ tag }) => tag);
  const names = tags
    .map((dictionary) => ({ dictionary, name: nameOf(dictionary) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, displayLocale()));
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
                    void choose(tags.filter((one) => chosen.includes(one) !== (one === dictionary)))
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

/** Installed dictionaries with their origins, and how to add others. */
function Dictionaries({ settings }: { readonly settings: SpellingSettings }) {
  const { dictionaries, ownFolder, leftOut } = settings;
  const { showFolder } = useStores().desktop.getState();
  const groups = dictionaryOrigins.map((origin) => ({
    origin,
    names: dictionaries.filter((one) => one.origin === origin).map(({ tag }) => nameOf(tag)),
  }));
  return (
    <div className="card-row">
      <div>
        {t('spelling.dictionaries')}
        {groups.map(({ origin, names }) =>
          names.length === 0 ? null : (
            <small key={origin}>{t(`spelling.from.${origin}`, { languages: formatList(names) })}</small>
          ),
        )}
        {dictionaries.map(({ tag, problem }) =>
          problem === undefined ? null : (
            <small key={tag} className="spelling-problem">
              {t('spelling.problem', { language: nameOf(tag), problem })}
            </small>
          ),
        )}
        {leftOut.length === 0 ? null : (
          <small>{t('spelling.leftOut', { languages: formatList(leftOut.map(nameOf)) })}</small>
        )}
        <small>
          {t('spelling.add')} <code>{ownFolder}</code>
        </small>
      </div>
      <Button onClick={() => void showFolder('dictionaries')}>{t('spelling.showFolder')}</Button>
    </div>
  );
}

function nameOf(dictionary: string): string {
  return languageName(dictionary, displayLocale());
}
