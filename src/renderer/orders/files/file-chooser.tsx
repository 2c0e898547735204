import { useRef } from 'react';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { filesOfInput } from './dropped-files';

/** Opens the dialog in which files or a folder are chosen, on the desktop and in a browser alike. */
export function FileChooser({ caption }: { readonly caption: string }) {
  return (
    <>
      <Chooser label={t('fileImport.input')} caption={caption} isFirst />
      <Chooser label={t('fileImport.folderInput')} caption={t('fileImport.chooseFolder')} isFolder />
    </>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly caption: string;
  readonly isFirst?: boolean;
  readonly isFolder?: boolean;
}

function Chooser({ label, caption, isFirst = false, isFolder = false }: ChooserProps) {
  const { fileImport } = useStores();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(isFolder ? { webkitdirectory: '' } : {})}
        aria-label={label}
        onChange={(event) => {
          const found = filesOfInput(event.target.files ?? []);
          // A file may be chosen again after it was changed.
          event.target.value = '';
          const visible = found.filter(({ file }) => !isFolder || !file.name.startsWith('.'));
          if (visible.length > 0) void fileImport.getState().choose(visible);
        }}
      />
      <Button
        variant={isFolder ? 'quiet' : 'plain'}
        {...(isFirst ? { 'data-choose-file': '' } : {})}
        onClick={() => input.current?.click()}
      >
        {caption}
      </Button>
    </>
  );
}
