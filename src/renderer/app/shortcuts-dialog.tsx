import { useStore } from 'zustand';
import { commandTitle, titledControlKeys } from '../lib/messages/command-titles';
import { t } from '../lib/messages/translate';
import { Kbd } from '../components/kbd';
import { TextDialog } from '../components/dialog/text-dialog';
import { useStores } from '../stores/context';
import { commandGroups, commandIds, commandRow, type CommandGroup } from '../../contract/command-table';
import type { UiPreferences } from '../../contract/ui-types';
import { keysOf } from '../lib/command-keys';
import { keyText } from '../components/key-text';

export function ShortcutsDialog() {
  const { app } = useStores();
  const shown = useStore(app, (s) => s.shortcutsShown);
  const preferences = useStore(app, (s) => s.preferences);
  const close = (): void => app.getState().showShortcuts(false);

  return (
    <TextDialog isOpen={shown} close={close} title={t('shortcuts.title')} className="shortcuts">
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
    </TextDialog>
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
