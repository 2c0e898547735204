import { X } from 'lucide-react';
import type { Receivers, ReceiverUse } from '../../../contract/receivers';
import { IconButton } from '../../components/icon-button';
import { factSeparator } from '../../lib/messages/format';
import { t } from '../../lib/receivers/receiver-text';
import type { ChangeReceivers } from './change-receivers';
import { useChoices, type Choices } from './use-choices';

interface UseListProps {
  readonly receivers: Receivers;
  readonly change: ChangeReceivers;
}

/** The profiles that apply to many requests, each with its conditions. */
export function UseList({ receivers: { profiles, uses }, change }: UseListProps) {
  const choices = useChoices();
  return (
    <div className="card-row">
      <div>
        {t('receivers.uses')}
        {uses.length === 0 ? <small>{t('receivers.uses.none')}</small> : null}
        <ul className="receiver-uses" aria-label={t('receivers.uses')}>
          {uses.map((use) => {
            const name = profiles.find(({ id }) => id === use.profile)?.name ?? use.profile;
            const where = conditionsOf(use, choices).join(factSeparator());
            return (
              <li key={use.key}>
                <b>{name}</b>
                <span>{where}</span>
                <IconButton
                  label={t('receivers.use.remove', { name, where })}
                  icon={<X size={13} aria-hidden="true" />}
                  onClick={() =>
                    void change((client) => client.call('receivers.removeUse', { key: use.key }))
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function conditionsOf(
  { origin, token, fields }: ReceiverUse,
  { connections, tokens, isRead }: Choices,
): string[] {
  const conditions: string[] = [];
  if (origin === 0) conditions.push(t('receivers.use.local'));
  else if (origin !== undefined) {
    const name = connections.find(({ key }) => key === origin)?.name ?? (isRead ? undefined : `#${origin}`);
    conditions.push(
      name === undefined ? t('receivers.use.connection.removed') : t('receivers.use.connection', { name }),
    );
  }
  if (token !== undefined) {
    const name = tokens.find(({ id }) => id === token)?.name ?? (isRead ? undefined : token);
    conditions.push(
      name === undefined ? t('receivers.use.token.removed') : t('receivers.use.token', { name }),
    );
  }
  if (fields !== undefined) conditions.push(t('receivers.use.fields', { pattern: fields }));
  return conditions.length === 0 ? [t('receivers.use.all')] : conditions;
}
