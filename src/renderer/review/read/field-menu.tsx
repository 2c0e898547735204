import { Ellipsis } from 'lucide-react';
import { viewModes, type ReviewField } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { MenuButton, type MenuItem } from '../../components/menu-button';
import { copyContent, readText } from '../display/copy-content';

/** Actions for a single field: its view mode, and copies of its values. */
export function FieldMenu({ field }: { readonly field: ReviewField }) {
  const stores = useStores();
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
      icon={<Ellipsis size={14} aria-hidden="true" />}
      items={[
        ...viewModes.map((viewMode, index) => ({
          label: t('fieldMenu.look', { look: t(`review.look.${viewMode}`) }),
          shortcut: `Shift+${index + 1}`,
          run: () => stores.review.getState().setViewMode(viewMode, id),
        })),
        ...(target === undefined ? [] : [copy('target', 'html', target), copy('target', 'text', target)]),
        ...(isSourceUnknown === true ? [] : [copy('source', 'html', source), copy('source', 'text', source)]),
      ]}
    />
  );
}
