import { PilcrowLeft, PilcrowRight } from 'lucide-react';
import { languageName, textDirection } from '../../../content/language-tag';
import type { UiPreferences } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';
import { useSide } from './use-side';

/**
 * Toggles the direction of a side, for language tags that leave the script open. The choice is stored for the
 * language.
 */
export function DirectionButton({ lang }: { readonly lang: string }) {
  const { app } = useStores();
  const { dir } = useSide(lang);
  const turned = dir === 'rtl' ? 'ltr' : 'rtl';
  const name = languageName(lang, displayLocale());
  const turn = (): void => {
    const { [lang]: _, ...others } = app.getState().preferences.directions;
    const directions: UiPreferences['directions'] =
      turned === textDirection(lang) ? others : { ...others, [lang]: turned };
    void app.getState().writePreferences({ directions });
  };
  const Icon = dir === 'rtl' ? PilcrowLeft : PilcrowRight;
  return (
    <IconButton
      className="direction-button"
      label={t(`field.direction.${dir}`, { name })}
      title={t(`field.direction.${dir}.hint`, { name })}
      aria-pressed={dir !== textDirection(lang)}
      icon={<Icon size={14} aria-hidden="true" />}
      onClick={turn}
    />
  );
}
