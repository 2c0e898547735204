import { useStore } from 'zustand';
import { ChoiceDialog } from '../components/choice/choice-dialog';
import { useStores } from '../stores/context';
import { PaletteChoice } from './palette-choice';

/** `Ctrl+K`: finds every command and request by a part of its name. */
export function Palette() {
  const { palette } = useStores();
  const opened = useStore(palette, (s) => s.opened);
  return (
    <ChoiceDialog opened={opened} close={() => palette.getState().close()} labelledBy="palette-label">
      <PaletteChoice key={opened} />
    </ChoiceDialog>
  );
}
