import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { checkIds, type CheckId, type ProblemLevel } from '../../../content/checks/problem';
import { setLevelOf, usualLevel } from '../../../contract/level-of';
import { checkLevels, type CheckLevelSetting, type LanguagePair } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { checkName } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/settings-text';
import { CheckGuide } from './check-guide';
import { LevelLanguages } from './level-languages';
import { ProblemIcon } from './problem-icon';
import { WideDismissals } from './wide-dismissals';
import './check-levels.css';

const allLanguages: LanguagePair = { source: '', target: '' };

/** The settings of check levels, for all languages or for a pair. */
export function CheckLevelsSection() {
  const { checkLevels: state } = useStores();
  const settings = useStore(state, (s) => s.settings);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void state.getState().load(), [state]);
  if (settings === undefined) return null;
  return (
    <section aria-label={t('checkLevels.title')}>
      <h2>{t('checkLevels.title')}</h2>
      <p className="check-levels-hint">{t('checkLevels.hint')}</p>
      <div className="card">
        <LevelLanguages settings={settings} isAdding={isAdding} setAdding={setAdding} />
        {isAdding ? null : (
          <ul className="check-levels">
            {checkIds.map((check) => (
              <li key={check}>
                <CheckLevelRow check={check} settings={settings} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <WideDismissals />
    </section>
  );
}

interface RowProps {
  readonly check: CheckId;
  readonly settings: readonly CheckLevelSetting[];
}

function CheckLevelRow({ check, settings }: RowProps) {
  const { checkLevels: state } = useStores();
  const [isOpen, setOpen] = useState(false);
  const languages = useStore(state, (s) => s.languages);
  const own = settings.find((one) => one.check === check && isSamePair(one.languages, languages));
  // The level without a setting here: that of a wider setting, or the check's default.
  const others = settings.filter((one) => one !== own);
  const without = setLevelOf(check, languages ?? allLanguages, others) ?? usualLevel(check);
  const usual = t(`checkLevels.level.${without}`);
  const current = own?.level ?? without;
  return (
    <div className={`check-level ${current}`}>
      {current === 'off' ? <span className="check-level-off" /> : <LevelIcon level={current} />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="check-level-name">{checkName(check)}</summary>
        {isOpen ? <CheckGuide check={check} /> : null}
      </details>
      <select
        className="select"
        aria-label={t('checkLevels.of', { check: checkName(check) })}
        value={own?.level ?? ''}
        onChange={(event) => {
          const level = checkLevels.find((one) => one === event.target.value) ?? null;
          void state.getState().setLevel(check, level);
        }}
      >
        <option value="">
          {t(languages === undefined ? 'checkLevels.usual' : 'checkLevels.asAll', { level: usual })}
        </option>
        {checkLevels
          // The default option above already has this level, unless the user chose the level by name.
          .filter((level) => level !== without || level === own?.level)
          .map((level) => (
            <option key={level} value={level}>
              {t(`checkLevels.level.${level}`)}
            </option>
          ))}
      </select>
    </div>
  );
}

/** Problems of two levels have the sign of the graver one. */
function LevelIcon({ level }: { readonly level: ProblemLevel | 'mixed' }) {
  if (level !== 'mixed') return <ProblemIcon severity={level} />;
  return <ProblemIcon severity="error" title={t('checkLevels.level.mixed')} />;
}

export function isSamePair(a: LanguagePair | undefined, b: LanguagePair | undefined): boolean {
  return a?.source === b?.source && a?.target === b?.target;
}
