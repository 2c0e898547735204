import { useStore } from 'zustand';
import { languageChoices } from '../../contract/ui-types';
import { languageName } from '../../content/language-tag';
import { languageFor, offeredLanguages } from '../lib/messages/language';
import { t } from '../lib/messages/settings-text';
import { useStores } from '../stores/context';
import { changeLanguage } from '../stores/language';

const selectId = 'window-language';

/** The choice of the window's language. Each language is named in itself, so that its readers find it. */
export function LanguageRow() {
  const { app, toasts } = useStores();
  const chosen = useStore(app, (s) => s.preferences.language);

  const change = async (choice: string): Promise<void> => {
    const language = languageChoices.find((one) => one === choice);
    if (language === undefined) return;
    try {
      await changeLanguage(app, language);
    } catch {
      toasts.getState().show({ tone: 'error', text: t('broken.notLoaded') });
    }
    // The row is rendered again in the other language, and would lose the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${selectId}`)?.focus());
  };
  const system = languageFor('system');
  return (
    <div className="card-row">
      <div>
        <label htmlFor={selectId}>{t('settings.language')}</label>
        <small>{t('settings.language.hint')}</small>
      </div>
      <select
        id={selectId}
        className="text-input"
        value={chosen}
        onChange={(event) => void change(event.target.value)}
      >
        <option value="system">{t('settings.language.system', { language: ownName(system) })}</option>
        {offeredLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </div>
  );
}

function ownName(language: string): string {
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
