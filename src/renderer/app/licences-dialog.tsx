import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { dictionaryLicences } from '../../contract/spelling';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { TextDialog } from '../components/dialog/text-dialog';
import './licences-dialog.css';

/** Licences of everything in the program; the build writes the text beside the page. */
export function LicencesDialog() {
  const { app } = useStores();
  const shown = useStore(app, (s) => s.licencesShown);
  const host = useStore(app, (s) => s.info?.host);
  const [text, setText] = useState('');
  const close = (): void => app.getState().showLicences(false);

  useEffect(() => {
    if (!shown) return;
    // A browser checks the spelling with its own dictionaries.
    const files = ['licences.txt', ...(host === 'electron' ? [dictionaryLicences] : [])];
    void Promise.all(files.map(read))
      .then((texts) => setText(texts.join('\n\n')))
      .catch(() => setText(t('licences.missing')));
  }, [shown, host]);

  return (
    <TextDialog isOpen={shown} close={close} title={t('licences.title')} className="licences">
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={t('licences.title')}>
        {text}
      </pre>
    </TextDialog>
  );
}

async function read(file: string): Promise<string> {
  const answer = await fetch(`./${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}
