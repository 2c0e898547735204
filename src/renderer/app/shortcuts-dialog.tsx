import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { t } from '../lib/messages/translate';
import { IconButton } from '../components/icon-button';
import { Kbd } from '../components/kbd';
import { useDialog } from '../components/use-dialog';
import { useDesk } from '../stores/context';
import { shortcutGroups } from './shortcuts';
import '../components/text-dialog.css';

export function ShortcutsDialog() {
  const { app } = useDesk();
  const shown = useStore(app, (s) => s.shortcutsShown);
  const close = (): void => app.getState().showShortcuts(false);
  const dialog = useDialog(shown, close);

  return (
    <dialog {...dialog} className="shortcuts" aria-labelledby="shortcuts-title">
      <header>
        <h1 id="shortcuts-title">{t('shortcuts.title')}</h1>
        <IconButton label={t('shortcuts.close')} icon={<X size={16} aria-hidden="true" />} onClick={close} />
      </header>
      <div className="shortcut-groups">
        {shortcutGroups.map((group) => (
          <section key={group.title}>
            <h2>{t(group.title)}</h2>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.text}>
                  <dt>{t(shortcut.text)}</dt>
                  <dd>
                    {shortcut.keys.map((keys) => (
                      <span key={keys}>
                        <span className="visually-hidden">{keys} </span>
                        <Kbd keys={keys} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
