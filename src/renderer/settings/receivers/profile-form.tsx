import { useState } from 'react';
import {
  markupProfiles,
  type MarkupProfile,
  type ReceiverProfile,
} from '../../../content/receivers/receiver-profile';
import type { ReceiverSummary } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { Switch } from '../../components/switch';
import type { Client } from '../../lib/host/client';
import { t } from '../../lib/receivers/receiver-text';
import { offeredUnits, ownProfile, withRules, type OfferedUnit } from './own-profile';
import type { ChangeReceivers } from './change-receivers';

interface ProfileFormProps {
  readonly profiles: readonly ReceiverSummary[];
  readonly change: ChangeReceivers;
  readonly close: () => void;
}

/**
 * Makes a profile of one's own with the usual rules, or adds them to one. Other rules are written into its
 * file.
 */
export function ProfileForm({ profiles, change, close }: ProfileFormProps) {
  const [name, setName] = useState('');
  const [fields, setFields] = useState('');
  const [max, setMax] = useState('');
  const [unit, setUnit] = useState<OfferedUnit>('characters');
  const [isRequired, setRequired] = useState(false);
  const [isSingleLine, setSingleLine] = useState(false);
  const [markup, setMarkup] = useState<MarkupProfile>();
  const [isEmpty, setEmpty] = useState(false);
  const save = (): void => {
    const profile = ownProfile({ name, fields, max, unit, isRequired, isSingleLine, markup }, profiles);
    setEmpty(profile.rules.length === 0);
    if (profile.rules.length === 0) return;
    void change(async (client) => {
      const isKnown = profiles.some(({ id, isBuiltIn }) => id === profile.id && !isBuiltIn);
      const whole = isKnown ? withRules(await readProfile(client, profile.id), profile) : profile;
      return client.call('receivers.save', { document: JSON.stringify(whole) });
    }).then((isDone) => {
      if (isDone) close();
    });
  };
  return (
    <form
      className="card-row receiver-form"
      aria-label={t('receivers.form.open')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label>
        {t('receivers.form.name')}
        <input
          className="text-input"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label>
        {t('receivers.add.fields')}
        <input
          className="text-input"
          dir="ltr"
          spellCheck={false}
          placeholder="title, *.body"
          value={fields}
          onChange={(event) => setFields(event.target.value)}
        />
      </label>
      <label>
        {t('receivers.form.max')}
        <input
          className="text-input"
          type="number"
          min={1}
          value={max}
          onChange={(event) => setMax(event.target.value)}
        />
      </label>
      <label>
        {t('receivers.form.unit')}
        <select
          className="select"
          value={unit}
          onChange={(event) =>
            setUnit(offeredUnits.find((one) => one === event.target.value) ?? 'characters')
          }
        >
          {offeredUnits.map((one) => (
            <option key={one} value={one}>
              {t(`receivers.form.unit.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('receivers.form.markup')}
        <select
          className="select"
          value={markup ?? ''}
          onChange={(event) => setMarkup(markupProfiles.find((one) => one === event.target.value))}
        >
          <option value="">{t('receivers.form.markup.any')}</option>
          {markupProfiles.map((one) => (
            <option key={one} value={one}>
              {t(`receivers.form.markup.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Switch label={t('receivers.form.required')} checked={isRequired} onChange={setRequired} />
      <Switch label={t('receivers.form.singleLine')} checked={isSingleLine} onChange={setSingleLine} />
      <Button type="submit" variant="primary">
        {t('receivers.form.save')}
      </Button>
      <Button onClick={close}>{t('receivers.form.cancel')}</Button>
      {isEmpty ? (
        <p className="notice bad" role="alert">
          {t('receivers.form.noRule')}
        </p>
      ) : null}
      <small>{t('receivers.form.hint')}</small>
    </form>
  );
}

async function readProfile(client: Pick<Client, 'call'>, id: string): Promise<ReceiverProfile> {
  const { document } = await client.call('receivers.read', { id });
  // The host answers only profiles that it has validated.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(document) as ReceiverProfile;
}
