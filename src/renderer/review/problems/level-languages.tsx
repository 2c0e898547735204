import { useState } from 'react';
import { useStore } from 'zustand';
import { languageName } from '../../../content/language-tag';
import type { CheckLevelSetting, LanguagePair } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/settings-text';
import { Button } from '../../components/button';

const addValue = 'add';

interface LevelLanguagesProps {
  readonly settings: readonly CheckLevelSetting[];
  /** Whether a pair is being added, whose levels are shown once it is known. */
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
}

/** Chooses the languages whose levels are shown: all, a pair with levels of its own, or a new pair. */
export function LevelLanguages({ settings, isAdding, setAdding }: LevelLanguagesProps) {
  const { checkLevels } = useStores();
  const languages = useStore(checkLevels, (s) => s.languages);
  const pairs = new Map<string, LanguagePair>();
  for (const pair of [...settings.map((one) => one.languages), languages]) {
    if (pair !== undefined) pairs.set(nameOf(pair), pair);
  }
  return (
    <div className="card-row">
      <div>{t('checkLevels.languages')}</div>
      <div className="level-languages">
        <select
          className="select"
          data-control="checks"
          aria-label={t('checkLevels.languages')}
          value={isAdding ? addValue : languages === undefined ? '' : nameOf(languages)}
          onChange={({ target: { value } }) => {
            setAdding(value === addValue);
            if (value !== addValue) checkLevels.getState().choose(pairs.get(value));
          }}
        >
          <option value="">{t('checkLevels.all')}</option>
          {[...pairs].map(([name, { source, target }]) => (
            <option key={name} value={name}>
              {t('request.pair', {
                source: languageName(source, displayLocale()),
                target: languageName(target, displayLocale()),
              })}
            </option>
          ))}
          <option value={addValue}>{t('checkLevels.add')}</option>
        </select>
        {isAdding ? <AddLanguages onDone={() => setAdding(false)} /> : null}
      </div>
    </div>
  );
}

function AddLanguages({ onDone }: { readonly onDone: () => void }) {
  const { checkLevels } = useStores();
  const [source, setSource] = useState('');
  const [target, setTarget] = useState('');
  const [isWrong, setWrong] = useState(false);
  const inputs = [
    { name: t('checkLevels.add.source'), value: source, set: setSource, example: 'en' },
    { name: t('checkLevels.add.target'), value: target, set: setTarget, example: 'de-CH' },
  ];
  return (
    <form
      className="level-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (checkLevels.getState().chooseTags(source, target)) onDone();
        else setWrong(true);
      }}
    >
      {inputs.map(({ name, value, set, example }) => (
        <input
          key={name}
          className="text-input"
          aria-label={name}
          placeholder={example}
          value={value}
          spellCheck={false}
          onChange={(event) => set(event.target.value)}
        />
      ))}
      <Button small type="submit">
        {t('checkLevels.add.do')}
      </Button>
      {isWrong ? <span role="alert">{t('checkLevels.add.wrong')}</span> : null}
    </form>
  );
}

function nameOf({ source, target }: LanguagePair): string {
  return `${source} ${target}`;
}
