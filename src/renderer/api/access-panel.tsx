import { useStore } from 'zustand';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { AllowedOrigins } from './allowed-origins';
import { CreateToken } from './create-token';
import { CreatedTokenCard } from './created-token-card';
import { QueryInterval } from './query-interval';
import { TokensTable } from './tokens-table';

/** The panel for access to the service: tokens, query interval and allowed origins. */
export function AccessPanel() {
  const { tokens } = useStores();
  const list = useStore(tokens, (s) => s.tokens);
  const created = useStore(tokens, (s) => s.created);
  return (
    <div className="page">
      <div className="page-inner">
        <h2>{t('api.tokens')}</h2>
        <p className="intro">{t('api.tokens.intro')}</p>
        {created === undefined ? null : <CreatedTokenCard key={created.id} token={created} />}
        {list === undefined ? null : <TokensTable tokens={list} />}
        <CreateToken />
        <h2>{t('api.budget')}</h2>
        <p className="intro">{t('api.budget.intro')}</p>
        <div className="card">
          <QueryInterval />
        </div>
        <h2>{t('api.webPages')}</h2>
        <p className="intro">{t('api.webPages.intro')}</p>
        <div className="card">
          <AllowedOrigins />
        </div>
      </div>
    </div>
  );
}
