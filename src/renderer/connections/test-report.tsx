import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConnectionTest } from '../../contract/upstream/connections';
import { formatDuration, formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { UpstreamText } from '../components/connection/upstream-text';
import { displayLanguage } from '../lib/messages/locale';

/** `Date` has whole seconds. */
const agreeingMs = 2000;

/** The results of a connection test, step by step. */
export function TestReport({ test }: { readonly test: ConnectionTest }) {
  const { reachable, isService, tokenAccepted, variant, tokenKind, clockDifferenceMs, roundTripMs } = test;
  const isFine = test.problem === undefined;
  return (
    <section className={isFine ? 'notice ok' : 'notice bad'} aria-label={t('form.test.report')}>
      {isFine && displayLanguage() !== 'en' ? null : (
        <p>
          <UpstreamText problem={test.problem} text={test.text} />
        </p>
      )}
      <ul className="test-steps">
        <Step isFine={reachable}>
          {t(reachable ? 'form.test.reachable' : 'form.test.unreachable')}
          {roundTripMs === undefined ? null : ` (${formatDuration(roundTripMs)})`}
        </Step>
        {isService === false ? <Step isFine={false}>{t('form.test.noService')}</Step> : null}
        {tokenAccepted === undefined ? null : (
          <Step isFine={tokenAccepted}>
            {t(tokenAccepted ? 'form.test.token.accepted' : 'form.test.token.refused')}
            {tokenKind === undefined ? null : ` (${t(`api.tokens.${tokenKind}`)})`}
          </Step>
        )}
        {variant === undefined ? null : <Step isFine>{t(`form.test.variant.${variant}`)}</Step>}
        {clockDifferenceMs === undefined ? null : (
          <Step isFine>
            {Math.abs(clockDifferenceMs) < agreeingMs
              ? t('form.test.clock.agrees')
              : t('form.test.clock', {
                  seconds: formatNumber(Math.round(Math.abs(clockDifferenceMs) / 1000)),
                })}
          </Step>
        )}
      </ul>
    </section>
  );
}

function Step({ isFine, children }: { readonly isFine: boolean; readonly children: ReactNode }) {
  const Icon = isFine ? CircleCheck : CircleX;
  return (
    <li className={isFine ? 'ok' : 'bad'}>
      <Icon size={14} strokeWidth={2.2} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
