import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { Button } from '../button';
import { copyText } from './copy';
import { useStores } from '../../stores/context';

const confirmedMs = 1600;

interface CopyButtonProps {
  /** The text, or a function that reads it on click. */
  readonly text: string | (() => Promise<string>);
  /** Accessible name, where "Copy" alone would be ambiguous. */
  readonly label?: string;
  /** Caption instead of "Copy". */
  readonly caption?: string;
}

/** A button "Copy", which shows "Copied" for a moment. */
export function CopyButton({ text, label, caption }: CopyButtonProps) {
  const { toasts } = useStores();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    let wanted: string;
    try {
      wanted = typeof text === 'string' ? text : await text();
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
      return;
    }
    if (await copyText(wanted)) setCopied(true);
    else toasts.getState().show({ tone: 'error', text: t('copy.failed') });
  };
  const Icon = copied ? Check : Copy;
  // A fixed name would hide "Copied" from screen readers.
  const name = copied ? undefined : label;
  return (
    <Button
      small
      onClick={() => void copy()}
      icon={<Icon size={14} aria-hidden="true" />}
      aria-label={name}
      title={name}
    >
      {copied ? t('copy.copied') : (caption ?? t('copy.copy'))}
    </Button>
  );
}
