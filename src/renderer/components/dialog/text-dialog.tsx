import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../icon-button';
import { useDialog } from './use-dialog';
import './text-dialog.css';

interface TextDialogProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A dialog to read in: its title, a button that closes it, and the text. */
export function TextDialog({ isOpen, close, title, className, children }: TextDialogProps) {
  const dialog = useDialog(isOpen, close);
  const id = useId();
  return (
    <dialog {...dialog} className={`dialog text-dialog ${className}`} aria-labelledby={id}>
      <header>
        <h1 id={id}>{title}</h1>
        <IconButton label={t('shortcuts.close')} icon={<X size={16} aria-hidden="true" />} onClick={close} />
      </header>
      {children}
    </dialog>
  );
}
