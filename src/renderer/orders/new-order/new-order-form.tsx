import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { languageName } from '../../../content/language-tag';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { freeId } from '../../stores/orders/order-draft';
import { LanguagesField } from '../form/languages-field';
import { PlaceField } from '../form/place-field';
import { useKnownLanguages } from '../form/use-known-languages';
import { FieldCard } from './field-card';
import { faultsShown, refusalsOfOrder } from './faults-shown';
import { sendOrder } from '../../stores/send-order';

/** Writes an order: its languages and its texts. What is written stays when the form is left. */
export function NewOrderForm() {
  const stores = useStores();
  const { orderDraft, serviceSettings } = stores;
  const draft = useStore(orderDraft, (s) => s.draft);
  const state = useStore(orderDraft);
  const known = useKnownLanguages();
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    void serviceSettings.getState().load();
    form.current?.querySelector<HTMLElement>('input[data-focus-first]')?.focus();
  }, [serviceSettings]);
  const { change, addFields, discard } = orderDraft.getState();
  const faults = faultsShown(state);
  const words = draft.fields.reduce((sum, { key }) => sum + (state.facts.get(key)?.words ?? 0), 0);
  const refusals = refusalsOfOrder(state);
  return (
    <section className="detail-pane order-form" aria-label={t('newOrder.title')} ref={form}>
      <h2>{t('newOrder.title')}</h2>
      <Field
        label={t('newOrder.name')}
        hint={t('newOrder.name.hint')}
        data-focus-first=""
        dir="auto"
        value={draft.title}
        fault={faults.title}
        onChange={(title) => change({ title })}
      />
      <div className="order-languages-fields">
        <Field
          label={t('newOrder.source')}
          hint={sourceHint(draft.source)}
          dir="ltr"
          list="order-known-languages"
          placeholder="en"
          value={draft.source}
          fault={faults.source}
          onChange={(source) => change({ source: source.trim() })}
        />
        <LanguagesField
          languages={draft.targets}
          source={draft.source}
          known={known}
          fault={faults.targets}
          onChange={(targets) => change({ targets })}
        />
      </div>
      <PlaceField />
      <datalist id="order-known-languages">
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag, displayLocale())}
          </option>
        ))}
      </datalist>
      <ol className="order-fields" aria-label={t('newOrder.fields')}>
        {draft.fields.map((field, index) => (
          <FieldCard
            key={field.key}
            field={field}
            index={index}
            count={draft.fields.length}
            language={draft.source}
            facts={state.facts.get(field.key)}
            fault={faults.fields[index]}
          />
        ))}
      </ol>
      {draft.fields.length === 0 && state.isTried ? (
        <p className="problem">{t('newOrder.fields.missing')}</p>
      ) : null}
      <div className="form-actions">
        <Button
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => addFields([{ id: freeId(draft.fields, 'text'), data: 'text', value: '' }])}
        >
          {t('newOrder.fields.add')}
        </Button>
        <span className="order-words">{t('newOrder.words', { count: words })}</span>
      </div>
      <div className="form-actions order-send">
        <Button
          variant="primary"
          command="order.send"
          disabled={state.isSending}
          onClick={() => void sendOrder(stores)}
        >
          {t(state.isSending ? 'newOrder.sending' : 'newOrder.send')}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t('newOrder.discard')}
        </Button>
        <div className="problem" aria-live="polite">
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function sourceHint(source: string): string {
  const name = source === '' ? '' : languageName(source, displayLocale());
  return name === '' || name === source ? t('newOrder.source.hint') : name;
}
