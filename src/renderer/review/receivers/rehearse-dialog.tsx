import { useEffect, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { mostByHand, type ReceiverSummary } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { FormEnd } from '../../components/dialog/form-end';
import { TextDialog } from '../../components/dialog/text-dialog';
import { messageOf } from '../../lib/host/client';
import { formatList } from '../../lib/messages/format';
import { t } from '../../lib/receivers/receiver-text';
import { useStores } from '../../stores/context';
import { chosenByHand } from './chosen-by-hand';
import './rehearse.css';

/** Asks with which receivers the chosen requests are rehearsed. */
export function RehearseDialog() {
  const { app } = useStores();
  const keys = useStore(app, (s) => s.rehearsedKeys);
  const close = (): void => app.getState().askRehearsal(undefined);
  return (
    <TextDialog
      isOpen={keys !== undefined}
      close={close}
      title={t('receivers.rehearse.title')}
      className="rehearse"
    >
      {keys === undefined ? null : <RehearseForm keys={keys} close={close} />}
    </TextDialog>
  );
}

interface FormProps {
  readonly keys: readonly number[];
  readonly close: () => void;
}

function RehearseForm({ keys, close }: FormProps) {
  const { client, toasts } = useStores();
  const [profiles, setProfiles] = useState<readonly ReceiverSummary[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([client.call('receivers.list', {}), chosenByHand(client, keys)]).then(
      ([receivers, byHand]) => {
        if (!isWanted) return;
        setProfiles(receivers.profiles);
        setChosen(byHand);
      },
      (error: unknown) => {
        if (isWanted) setProblem(messageOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, keys]);
  const names = profiles.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const rehearse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await client.call('receivers.rehearse', { keys: [...keys], profiles: [...chosen] });
      const text =
        names.length === 0
          ? t('receivers.rehearse.removed')
          : t('receivers.rehearse.done', { names: formatList(names) });
      toasts.getState().show({ tone: 'done', text });
      close();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const toggle = (id: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <form className="rehearse-form" onSubmit={(event) => void rehearse(event)}>
      <p>{t('receivers.rehearse.facts', { count: keys.length })}</p>
      <fieldset>
        <legend>{t('receivers.rehearse.receivers')}</legend>
        {profiles.map(({ id, name }, index) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length >= mostByHand && !chosen.includes(id)}
              {...(index === 0 ? { 'data-focus-first': '' } : {})}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span dir="auto">{name}</span>
          </label>
        ))}
      </fieldset>
      <p className="rehearse-hint">{t('receivers.rehearse.hint')}</p>
      <FormEnd problem={problem} cancel={t('receivers.rehearse.cancel')} close={close}>
        <Button variant="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t('receivers.rehearse.do')}
        </Button>
      </FormEnd>
    </form>
  );
}
