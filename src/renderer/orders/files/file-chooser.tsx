import { useRef } from 'react';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';

/** Opens the dialog in which a file is chosen, on the desktop and in a browser alike. */
export function FileChooser({ caption }: { readonly caption: string }) {
  const { fileImport } = useStores();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('fileImport.input')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was changed.
          event.target.value = '';
          if (file !== undefined) void fileImport.getState().choose(file);
        }}
      />
      <Button data-choose-file onClick={() => input.current?.click()}>
        {caption}
      </Button>
    </>
  );
}
