import { useState } from 'react';
import type { Forwarding } from '../../../contract/upstream/forwarding';
import { Button } from '../../components/button';
import { CopyId } from '../../components/copy/copy-id';
import { Field } from '../../components/field';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { decide } from './forwarding-actions';
import type { ForwardedRequest } from './forwarded-request';

interface UnclearDecisionProps {
  readonly request: ForwardedRequest;
  readonly forwarding: Forwarding;
  /** The decision may be gone: the keyboard goes on from the panel. */
  readonly onDone: () => void;
}

/** Lets the coordinator name the request at upstream, where it could not be found out which one it is. */
export function UnclearDecision({ request, forwarding, onDone }: UnclearDecisionProps) {
  const stores = useStores();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { waitsForDecision, hold, candidates, connectionName: name } = forwarding;
  if (waitsForDecision !== true && hold !== 'removed') return null;
  const choose = async (upstreamId: string): Promise<void> => {
    await decide(stores, request.key, { kind: 'it-is', upstreamId });
    onDone();
  };
  const takeTyped = (): void => {
    const upstreamId = typed.trim();
    if (upstreamId === '') setFault(t('forwarding.otherId.missing'));
    else void choose(upstreamId);
  };
  return (
    <div className="unclear-decision">
      {candidates === undefined ? null : (
        <ul aria-label={t('forwarding.candidates')}>
          {candidates.map(({ id, created }) => (
            <li key={id}>
              <CopyId id={id} label={t('forwarding.candidate.copy', { id })} />
              <time dateTime={created} title={exactTime(created)}>
                {t('forwarding.candidate.created', { time: sentenceTime(created) })}
              </time>
              <Button small aria-label={t('forwarding.itIs.label', { id })} onClick={() => void choose(id)}>
                {t('forwarding.itIs')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="unclear-other"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          takeTyped();
        }}
      >
        <Field
          label={t('forwarding.otherId', { name })}
          hint={t('forwarding.otherId.hint')}
          dir="ltr"
          maxLength={510}
          value={typed}
          fault={fault}
          onChange={(text) => {
            setTyped(text);
            setFault(undefined);
          }}
        />
        <Button type="submit">{t('forwarding.itIs')}</Button>
      </form>
    </div>
  );
}
