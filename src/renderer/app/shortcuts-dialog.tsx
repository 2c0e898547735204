import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { commandTitle, titledControlKeys } from '../lib/messages/command-titles';
import { t } from '../lib/messages/translate';
import { IconButton } from '../components/icon-button';
import { Kbd } from '../components/kbd';
import { useDialog } from '../components/use-dialog';
import { useStores } from '../stores/context';
import { commandGroups, commandIds, commandRow, type CommandGroup } from '../../contract/command-table';
import type { UiPreferences } from '../../contract/ui-types';
import { keysOf } from '../lib/command-keys';
import { keyText } from '../lib/keys';
import '../components/text-dialog.css';

export function ShortcutsDialog() {
  const { app } = useStores();
  const shown = useStore(app, (s) => s.shortcutsShown);
  const preferences = useStore(app, (s) => s.preferences);
  const close = (): void => app.getState().showShortcuts(false);
  const dialog = useDialog(shown, close);

  return (
    <dialog {...dialog} className="shortcuts" aria-labelledby="shortcuts-title">
      <header>
        <h1 id="shortcuts-title">{t('shortcuts.title')}</h1>
        <IconButton label={t('shortcuts.close')} icon={<X size={16} aria-hidden="true" />} onClick={close} />
      </header>
      <div className="shortcut-groups">
        {commandGroups.map((group) => (
          <section key={group}>
            <h2>{t(`shortcuts.group.${group}`)}</h2>
            <dl>
              {listed(group, preferences).map(({ title, keys }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    {keys.map((one) => (
                      <span key={one}>
                        <span className="visually-hidden">{keyText(one)} </span>
                        <Kbd keys={keyText(one)} />
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

/** Lists the keys of a group: those of commands, and those that a control handles itself. */
function listed(
  group: CommandGroup,
  preferences: UiPreferences,
): readonly { readonly title: string; readonly keys: readonly string[] }[] {
  const ofCommands = commandIds
    .map((id) => ({ keys: keysOf(id, preferences), title: commandTitle(id), of: commandRow(id).group }))
    .flatMap(({ title, keys, of }) => {
      // Arrow keys alone belong to the list.
      const named = keys.filter((key) => !key.startsWith('Arrow'));
      return of === group && named.length > 0 ? [{ title, keys: named }] : [];
    });
  return [...ofCommands, ...titledControlKeys().filter((row) => row.group === group)];
}
