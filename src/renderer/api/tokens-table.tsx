import { useState } from 'react';
import { useStore } from 'zustand';
import type { TokenSummary } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { cellTime, exactTime, sentenceTime } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { Chip } from '../components/chip';
import { isCountingDown, NextQuery } from './next-query';
import { useSeconds } from '../components/use-seconds';

export function TokensTable({ tokens }: { readonly tokens: readonly TokenSummary[] }) {
  // Revoking is final, so it takes two presses; asking about one token closes the question about another.
  const [asked, setAsked] = useState<string>();
  const { serviceSettings } = useStores();
  const isUnlimited = useStore(serviceSettings, (s) => s.settings?.queryIntervalSeconds === 0);
  const nowMs = useSeconds(isCountingDown(tokens));
  if (tokens.length === 0) return <p className="card no-tokens">{t('api.tokens.none')}</p>;
  return (
    <div className="card table-card">
      <table className="tokens" aria-label={t('api.tokens')}>
        <thead>
          <tr>
            <th scope="col">{t('api.tokens.name')}</th>
            <th scope="col">{t('api.tokens.kind')}</th>
            <th scope="col">{t('api.tokens.created')}</th>
            <th scope="col">{t('api.tokens.lastUsed')}</th>
            <th scope="col" title={t('api.tokens.nextQuery.hint')}>
              {t('api.tokens.nextQuery')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('api.tokens.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id} className={token.revoked === undefined ? undefined : 'revoked'}>
              <th scope="row" dir="auto">
                {token.name}
                {token.forwardsTo === undefined ? null : (
                  <small>
                    <bdi>{t('api.tokens.forwards', { name: token.forwardsTo })}</bdi>
                  </small>
                )}
              </th>
              <td>
                <Chip tone={token.kind === 'test' ? 'test' : 'info'}>{t(`api.tokens.${token.kind}`)}</Chip>
              </td>
              <td title={exactTime(token.created)}>{cellTime(token.created)}</td>
              <td title={token.lastUsed === undefined ? undefined : exactTime(token.lastUsed)}>
                {token.lastUsed === undefined ? t('api.tokens.never') : cellTime(token.lastUsed)}
              </td>
              <td>
                <NextQuery token={token} nowMs={nowMs} isUnlimited={isUnlimited} />
              </td>
              <td className="token-action">
                <Revoke token={token} isAsked={asked === token.id} onAsk={setAsked} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RevokeProps {
  readonly token: TokenSummary;
  readonly isAsked: boolean;
  readonly onAsk: (id: string | undefined) => void;
}

function Revoke({ token, isAsked, onAsk }: RevokeProps) {
  const { tokens } = useStores();
  if (token.revoked !== undefined) {
    return (
      <span title={exactTime(token.revoked)}>
        {t('api.tokens.revoked', { time: sentenceTime(token.revoked) })}
      </span>
    );
  }
  if (!isAsked) {
    return (
      <Button
        small
        variant="quiet"
        aria-label={t('api.tokens.revoke.name', { name: token.name })}
        onClick={() => onAsk(token.id)}
      >
        {t('api.tokens.revoke')}
      </Button>
    );
  }
  const revoke = (): void => {
    onAsk(undefined);
    void tokens.getState().revoke(token);
  };
  return (
    <>
      <Button small variant="quiet" onClick={() => onAsk(undefined)}>
        {t('api.tokens.keep')}
      </Button>
      <Button
        small
        variant="danger"
        // This button replaces the pressed one, so it takes the focus.
        ref={(element) => element?.focus()}
        aria-label={t('api.tokens.reallyRevoke.name', { name: token.name })}
        onClick={revoke}
      >
        {t('api.tokens.reallyRevoke')}
      </Button>
    </>
  );
}
