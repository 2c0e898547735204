import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { AppError } from '../../../contract/errors';
import type { Forwarding } from '../../../contract/upstream/forwarding';
import { placeOfProblem } from '../../../contract/order-input';
import type { ReviewField } from '../../../contract/ui-types';
import { Button } from '../../components/button';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { focusFault } from '../../stores/focus-fault';
import { errorsByPlace, readCorrectable, readOn, type CorrectableFields } from './correctable-fields';
import { CorrectedText } from './corrected-text';
import type { ForwardedRequest } from './forwarded-request';

interface CorrectionFormProps {
  readonly request: ForwardedRequest;
  readonly forwarding: Forwarding;
  /** The field to begin with. */
  readonly firstField: string | undefined;
  readonly onLeave: () => void;
}

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Changes texts of a request that upstream refused, each with what upstream said of it, and sends it again.
 */
export function CorrectionForm({ request, forwarding, firstField, onLeave }: CorrectionFormProps) {
  const { client, forwardings, orders, toasts } = useStores();
  const { key } = request;
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<CorrectableFields>();
  /** The problems of the request when it was to be sent again. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const values = useStore(forwardings, (s) => s.corrections.get(key) ?? nothing);
  const { ofField, others } = useMemo(() => errorsByPlace(forwarding.errors), [forwarding.errors]);
  // The fields stay the same while live updates read upstream's words again.
  const [named] = useState(() => [...ofField.keys()]);
  const said = refused.map(placeOfProblem);

  useEffect(() => {
    let isShown = true;
    readCorrectable(client, key, named).then(
      (fields) => isShown && setRead(fields),
      (error: unknown) => isShown && setRefused([messageOf(error)]),
    );
    return () => {
      isShown = false;
    };
  }, [client, key, named]);
  const isRead = read !== undefined;
  // With the texts' appearance, not after it: a form that is cancelled at once must not take the focus back.
  useLayoutEffect(() => {
    if (!isRead) return;
    const areas = [...(form.current?.querySelectorAll<HTMLElement>('textarea') ?? [])];
    const first = areas.find((area) => area.dataset['field'] === firstField);
    (first ?? areas.find((area) => area.ariaInvalid === 'true') ?? areas[0])?.focus();
  }, [isRead, firstField]);

  const change = (id: string, value: string): void => {
    forwardings.getState().correct(key, new Map([...values, [id, value]]));
    setRefused([]);
  };
  const faultsOf = ({ position, id, source }: ReviewField): readonly string[] => {
    const own = said.flatMap(({ place, text }) =>
      place.kind === 'field' && place.index === position ? [text] : [],
    );
    if (own.length > 0) return own;
    // Upstream's words are about the text as it was.
    const value = values.get(id);
    if (value?.trim() === '') return [t('correction.empty')];
    return value === undefined || value === source ? (ofField.get(position) ?? []) : [];
  };
  const send = async (): Promise<void> => {
    if (read === undefined || isSending) return;
    const changed = read.fields.filter(({ id, source }) => (values.get(id) ?? source) !== source);
    if (changed.some(({ id }) => values.get(id)?.trim() === '')) return focusFault(form.current);
    setSending(true);
    try {
      const fields = changed.map(({ id, source }) => ({ id, value: values.get(id) ?? source }));
      await client.call('forwardings.correct', { request: key, fields });
      toasts.getState().show({ tone: 'done', text: t('correction.sent') });
      onLeave();
    } catch (error) {
      setRefused(error instanceof AppError ? error.problems : [messageOf(error)]);
      focusFault(form.current);
    } finally {
      setSending(false);
      orders.getState().changed();
      forwardings.getState().changed();
    }
  };
  const ofNoField = said.filter(
    ({ place }) => place.kind !== 'field' || read?.fields.every(({ position }) => position !== place.index),
  );
  const more = read === undefined ? 0 : read.total - read.fields.length;
  return (
    <form
      className="correction"
      ref={form}
      noValidate
      aria-label={t('correction.region', { name: request.name })}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('correction.intro', { name: forwarding.connectionName })}</p>
      {others.length === 0 ? null : <p className="notice-todo">{t('correction.notAField')}</p>}
      {read?.fields.map((field) => (
        <CorrectedText
          key={field.id}
          field={field}
          language={request.source}
          value={values.get(field.id) ?? field.source}
          faults={faultsOf(field)}
          onChange={(value) => change(field.id, value)}
        />
      ))}
      {read === undefined || more === 0 ? null : (
        <Button small variant="quiet" onClick={() => void readOn(client, key, read).then(setRead)}>
          {t('correction.more', { count: more })}
        </Button>
      )}
      <div className="problem" aria-live="polite">
        {ofNoField.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="form-actions">
        <Button type="submit" variant="primary" disabled={isSending || read === undefined}>
          {t(isSending ? 'correction.sending' : 'correction.send')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('correction.leave')}
        </Button>
      </div>
    </form>
  );
}
