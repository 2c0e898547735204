import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../messages/translate';
import { Button } from './button';
import { copyText } from './copy';
import { useDesk } from '../desk/desk';

const confirmedMs = 1600;

interface CopyButtonProps {
  readonly text: string;
  /** The accessible name, where "Copy" alone would not say what. */
  readonly label?: string;
  /** Instead of "Copy". */
  readonly caption?: string;
}

/** "Copy", which says "Copied" for a moment. */
export function CopyButton({ text, label, caption }: CopyButtonProps) {
  const { toasts } = useDesk();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    if (await copyText(text)) setCopied(true);
    else toasts.getState().show({ tone: 'error', text: t('copy.failed') });
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      small
      onClick={() => void copy()}
      icon={<Icon size={14} aria-hidden="true" />}
      aria-label={label}
      title={label}
    >
      {copied ? t('copy.copied') : (caption ?? t('copy.copy'))}
    </Button>
  );
}
