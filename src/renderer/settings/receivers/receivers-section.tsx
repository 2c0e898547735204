import { useEffect, useState } from 'react';
import type { Receivers } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/receivers/receiver-text';
import { useStores } from '../../stores/context';
import type { ChangeReceivers } from './change-receivers';
import { LeftOut, type Imported } from './left-out';
import { ProfileForm } from './profile-form';
import { ProfileList } from './profile-list';
import { chooseFile } from '../../lib/files/choose-file';
import { UseForm } from './use-form';
import { UseList } from './use-list';
import './receivers.css';

/** Profiles of the receiving systems: their rules with sources, and where they apply. */
export function ReceiversSection() {
  const { client, toasts } = useStores();
  const [receivers, setReceivers] = useState<Receivers>();
  const [isWriting, setWriting] = useState(false);
  const [lastImport, setLastImport] = useState<Imported>();
  const change: ChangeReceivers = async (work) => {
    try {
      setReceivers(await work(client));
      return true;
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
      return false;
    }
  };
  useEffect(() => {
    client.call('receivers.list', {}).then(setReceivers, () => undefined);
  }, [client]);
  if (receivers === undefined) return null;
  return (
    <section aria-label={t('receivers.title')} className="receivers">
      <h2>{t('receivers.title')}</h2>
      <p className="receivers-hint">{t('receivers.hint')}</p>
      <div className="card">
        <UseList receivers={receivers} change={change} />
        <UseForm receivers={receivers} change={change} />
      </div>
      <div className="card">
        <div className="card-row">
          <div>
            {t('receivers.profiles')}
            <small>{t('receivers.import.hint')}</small>
          </div>
          <Button
            data-control="receivers"
            onClick={() =>
              void importFile(change, (one) => {
                setLastImport(one);
                if (one === undefined) return;
                const text = t('receivers.imported', { name: one.saved });
                toasts.getState().show({ tone: 'done', text });
              })
            }
          >
            {t('receivers.import')}
          </Button>
          <Button aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            {t('receivers.form.open')}
          </Button>
        </div>
        <div aria-live="polite">{isKept(lastImport, receivers) ? <LeftOut {...lastImport} /> : null}</div>
        {isWriting ? (
          <ProfileForm profiles={receivers.profiles} change={change} close={() => setWriting(false)} />
        ) : null}
        <ProfileList receivers={receivers} change={change} />
      </div>
    </section>
  );
}

function isKept(imported: Imported | undefined, { profiles }: Receivers): imported is Imported {
  return profiles.some(({ name }) => name === imported?.saved);
}

/** The profile comes at the end of a long list, so its name is said; undefined while nothing is saved. */
async function importFile(
  change: ChangeReceivers,
  say: (imported: Imported | undefined) => void,
): Promise<void> {
  const document = await (await chooseFile('.json,application/json'))?.text();
  if (document === undefined) return;
  say(undefined);
  await change(async (client) => {
    const { saved, leftOut, withoutRoom, ...receivers } = await client.call('receivers.save', { document });
    say({ saved, leftOut, withoutRoom });
    return receivers;
  });
}
