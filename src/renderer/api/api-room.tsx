import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { CopyButton } from '../ui/copy-button';
import { CreateToken } from './create-token';
import { CreatedTokenCard } from './created-token-card';
import { TokensTable } from './tokens-table';
import './api.css';

export function ApiRoom() {
  const { app, tokens } = useDesk();
  const service = useStore(app, (s) => s.info?.service);
  const list = useStore(tokens, (s) => s.tokens);
  const created = useStore(tokens, (s) => s.created);
  useEffect(() => {
    void tokens.getState().load();
  }, [tokens]);

  return (
    <div className="page">
      <div className="page-inner">
        <h1>{t('api.title')}</h1>
        <p className="intro">{t('api.intro')}</p>
        <div className="card">
          <div className="card-row">
            <div>{t('api.address')}</div>
            {service === undefined ? (
              <span>{t('status.service.starting')}</span>
            ) : service.kind === 'failed' ? (
              <span className="service-problem">{service.message}</span>
            ) : (
              <>
                <code>{service.url}</code>
                <CopyButton text={service.url} label={t('status.service.copy', { address: service.url })} />
              </>
            )}
          </div>
        </div>
        <h2>{t('api.tokens')}</h2>
        <p className="intro">{t('api.tokens.intro')}</p>
        {created === undefined ? null : <CreatedTokenCard key={created.id} token={created} />}
        {list === undefined ? null : <TokensTable tokens={list} />}
        <CreateToken />
      </div>
    </div>
  );
}
