import { Stethoscope } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SignatureDiagnosis } from '../../contract/webhook/signature-diagnosis';
import { messageOf } from '../lib/host/client';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { SignatureReport } from './signature-report';

interface SignatureCheckProps {
  readonly command: 'deliveries.diagnose' | 'receipts.diagnose';
  readonly id: number;
  /** Identifies what the diagnosis refers to; another attempt or state outdates it. */
  readonly about: number | string | undefined;
  /** Why there is no signature to diagnose. */
  readonly disabledReason?: string | undefined;
  /** Additional buttons of this row. */
  readonly children: ReactNode;
}

/** A row of actions, the last of which explains why a signature does or doesn't verify. */
export function SignatureCheck({ command, id, about, disabledReason, children }: SignatureCheckProps) {
  const { client, toasts } = useStores();
  const [found, setFound] = useState<{
    readonly about: typeof about;
    readonly diagnosis: SignatureDiagnosis;
  }>();
  const diagnosis = found?.about === about ? found?.diagnosis : undefined;

  const check = async (): Promise<void> => {
    try {
      setFound({ about, diagnosis: await client.call(command, { key: id }) });
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <>
      <div className="detail-actions">
        {children}
        <Button
          icon={<Stethoscope size={14} aria-hidden="true" />}
          title={t('signature.check.hint')}
          disabledReason={disabledReason}
          onClick={() => void check()}
        >
          {t('signature.check')}
        </Button>
      </div>
      <div className="signature-report" aria-live="polite">
        {diagnosis === undefined ? null : (
          <SignatureReport
            side={command === 'deliveries.diagnose' ? 'sent' : 'received'}
            diagnosis={diagnosis}
          />
        )}
      </div>
    </>
  );
}
