import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { useDialog } from '../components/use-dialog';
import { PaletteChoice } from './palette-choice';
import './palette.css';

/** `Ctrl+K`: finds every command and request by a part of its name. */
export function Palette() {
  const { palette } = useStores();
  const opened = useStore(palette, (s) => s.opened);
  const close = (): void => palette.getState().close();
  const dialog = useDialog(opened, close);
  return (
    // A press on the backdrop is one on the dialog itself; Esc closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialog}
      className="palette"
      aria-labelledby="palette-label"
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {opened === 0 ? null : <PaletteChoice key={opened} />}
    </dialog>
  );
}
