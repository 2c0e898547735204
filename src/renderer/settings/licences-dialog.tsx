import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { IconButton } from '../ui/icon-button';
import { useDialog } from '../ui/use-dialog';
import '../desk/shortcuts-dialog.css';
import './licences-dialog.css';

/** The licences of everything that is in the program; the build writes the text beside the page. */
export function LicencesDialog() {
  const { app } = useDesk();
  const shown = useStore(app, (s) => s.licencesShown);
  const [text, setText] = useState('');
  const close = (): void => app.getState().showLicences(false);

  const dialog = useDialog(shown, close);

  useEffect(() => {
    if (!shown) return;
    void fetch('./licences.txt')
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error())))
      .then(setText)
      .catch(() => setText(t('licences.missing')));
  }, [shown]);

  return (
    <dialog {...dialog} className="shortcuts licences" aria-labelledby="licences-title">
      <header>
        <h1 id="licences-title">{t('licences.title')}</h1>
        <IconButton label={t('shortcuts.close')} icon={<X size={16} aria-hidden="true" />} onClick={close} />
      </header>
      {/* Scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={t('licences.title')}>
        {text}
      </pre>
    </dialog>
  );
}
