import { CircleCheck, CircleX } from 'lucide-react';
import type { SignatureDiagnosis, SignatureFinding } from '../../contract/webhook/signature-diagnosis';
import { formatCountdown } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';

interface SignatureReportProps {
  /** Whether we sent the signature or received it: the remedy is on the other side. */
  readonly side: 'sent' | 'received';
  readonly diagnosis: SignatureDiagnosis;
}

/** The signature doctor's finding, the remedy, and both signatures for comparison. */
export function SignatureReport({ side, diagnosis }: SignatureReportProps) {
  const { finding, about, checks, received } = diagnosis;
  const isFine = finding === 'valid';
  const Icon = isFine ? CircleCheck : CircleX;
  return (
    <section className={isFine ? 'notice ok' : 'notice bad'} aria-label={t('signature.title')}>
      <p className="notice-line">
        <Icon size={15} strokeWidth={2.2} aria-hidden="true" />
        {t(`signature.${finding}.found`, { about: aboutText(finding, about) })}
      </p>
      <p className="notice-todo">{t(`signature.${finding}.todo.${side}`)}</p>
      <dl className="signatures">
        {(received.length === 0 ? [t('signature.received.none')] : received).map((signature) => (
          <div key={signature}>
            <dt>{t(side === 'sent' ? 'signature.sent' : 'signature.received')}</dt>
            <dd>
              <bdi dir="ltr">{signature}</bdi>
            </dd>
          </div>
        ))}
        {checks.map(({ secret, expected, verifies }) => (
          <div key={secret}>
            <dt>{t('signature.expected', { secret })}</dt>
            <dd>
              <bdi dir="ltr">{expected}</bdi>{' '}
              <span className={`state-mark ${verifies ? 'ok' : 'bad'}`}>
                {t(verifies ? 'signature.verifies' : 'signature.differs')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The detail of a finding in words; ages are given in seconds. */
function aboutText(finding: SignatureFinding, about = ''): string {
  const isAge = finding === 'timestamp-too-old' || finding === 'timestamp-too-new';
  return isAge ? formatCountdown(Number(about) * 1000) : about;
}
