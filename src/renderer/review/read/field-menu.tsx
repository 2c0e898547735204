import { Ellipsis } from 'lucide-react';
import type { CommandId } from '../../../contract/command-table';
import { viewModes, type ReviewField, type ViewMode } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { useCommandHint } from '../../components/use-command-hint';
import { MenuButton, type MenuItem } from '../../components/menu-button';
import { copyContent, readText } from '../display/copy-content';

const fieldCommands = {
  rendered: 'viewMode.fieldRendered',
  text: 'viewMode.fieldText',
  code: 'viewMode.fieldCode',
} as const satisfies Record<ViewMode, CommandId>;

/** One element for all rows, so that React does not make it again with each of them. */
const icon = <Ellipsis size={14} aria-hidden="true" />;

/** Actions for a single field: its view mode, and copies of its values. */
export function FieldMenu({ field }: { readonly field: ReviewField }) {
  const stores = useStores();
  const hintOf = useCommandHint();
  const shortcutOf = (id: CommandId): { readonly shortcut?: string } => {
    const { shortcut } = hintOf(id);
    return shortcut === undefined ? {} : { shortcut };
  };
  const { id, data, source, target, isSourceUnknown, isCut } = field;
  const copy = (side: 'source' | 'target', as: 'html' | 'text', value: string): MenuItem => ({
    label: t(`fieldMenu.${side}.${as}`),
    run: () =>
      void copyContent(stores, t('fieldMenu.done', { id }), () => {
        if (isCut === true) throw new Error(t('copy.tooLong'));
        return as === 'html' ? value : readText(value, data);
      }),
  });
  return (
    <MenuButton
      label={t('fieldMenu.label', { id })}
      icon={icon}
      items={() => [
        ...viewModes.map((viewMode) => ({
          label: t('fieldMenu.viewMode', { viewMode: t(`review.viewMode.${viewMode}`) }),
          ...shortcutOf(fieldCommands[viewMode]),
          run: () => stores.review.getState().setViewMode(viewMode, id),
        })),
        ...(target === undefined ? [] : [copy('target', 'html', target), copy('target', 'text', target)]),
        ...(isSourceUnknown === true ? [] : [copy('source', 'html', source), copy('source', 'text', source)]),
      ]}
    />
  );
}
