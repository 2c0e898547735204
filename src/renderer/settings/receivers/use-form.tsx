import { useId, useState } from 'react';
import type { Receivers } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { t } from '../../lib/receivers/receiver-text';
import type { ChangeReceivers } from './change-receivers';
import { useChoices } from './use-choices';

interface UseFormProps {
  readonly receivers: Receivers;
  readonly change: ChangeReceivers;
}

/** Applies a profile to requests by connection, token and field. */
export function UseForm({ receivers: { profiles }, change }: UseFormProps) {
  const { connections, tokens } = useChoices();
  const [profile, setProfile] = useState(profiles[0]?.id ?? '');
  const [origin, setOrigin] = useState('');
  const [token, setToken] = useState('');
  const [fields, setFields] = useState('');
  const hint = useId();
  const apply = (): void => {
    const use = {
      profile,
      ...(origin === '' ? {} : { origin: Number(origin) }),
      ...(token === '' ? {} : { token }),
      ...(fields.trim() === '' ? {} : { fields: fields.trim() }),
    };
    void change((client) => client.call('receivers.use', use)).then((isDone) => {
      if (!isDone) return;
      // The conditions belong to this use; left in the form, they would narrow the next one unseen.
      setOrigin('');
      setToken('');
      setFields('');
    });
  };
  return (
    <form
      className="card-row receiver-form"
      aria-label={t('receivers.add')}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label>
        {t('receivers.add.profile')}
        <select className="select" value={profile} onChange={(event) => setProfile(event.target.value)}>
          {profiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('receivers.add.connection')}
        <select className="select" value={origin} onChange={(event) => setOrigin(event.target.value)}>
          <option value="">{t('receivers.add.any')}</option>
          <option value="0">{t('receivers.add.here')}</option>
          {connections.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('receivers.add.token')}
        <select className="select" value={token} onChange={(event) => setToken(event.target.value)}>
          <option value="">{t('receivers.add.any')}</option>
          {tokens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('receivers.add.fields')}
        <input
          className="text-input"
          value={fields}
          placeholder="title, *.body"
          dir="ltr"
          spellCheck={false}
          aria-describedby={hint}
          maxLength={200}
          onChange={(event) => setFields(event.target.value)}
        />
      </label>
      <Button type="submit">{t('receivers.add.apply')}</Button>
      <small id={hint}>{t('receivers.add.fields.hint')}</small>
    </form>
  );
}
