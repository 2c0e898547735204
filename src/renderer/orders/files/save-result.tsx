import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { untranslatedChoices, type OrderDetail, type Untranslated } from '../../../contract/orders';
import { languageName } from '../../../content/language-tag';
import { Button } from '../../components/button';
import { Segmented } from '../../components/segmented';
import { formatList } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';

/** Saves the file in one language or in all, and says what is open in it first. */
export function SaveResult({ order }: { readonly order: OrderDetail }) {
  const { saveResult } = useStores();
  const { untranslated, refused, isSaving } = useStore(saveResult);
  const { save, setUntranslated, giveUp } = saveResult.getState();
  const targets = order.languages.map(({ target }) => target);
  const open = refused?.order === order.key ? refused : undefined;
  return (
    <section className="order-section" aria-label={t('saveResult.title')}>
      <h3>{t('saveResult.title')}</h3>
      <div className="save-result">
        <span className="label">{t('saveResult.untranslated')}</span>
        <Segmented<Untranslated>
          label={t('saveResult.untranslated')}
          value={untranslated}
          onChange={setUntranslated}
          segments={untranslatedChoices.map((value) => ({
            value,
            label: t(`saveResult.untranslated.${value}`),
          }))}
        />
      </div>
      {targets.length > 1 ? (
        <div className="form-actions">
          <Button
            variant="primary"
            disabled={isSaving}
            icon={<Download size={14} aria-hidden="true" />}
            onClick={() => void save(order.key, targets, false)}
          >
            {t('saveResult.all', { count: targets.length })}
          </Button>
        </div>
      ) : null}
      <div className="form-actions">
        {targets.map((target) => (
          <Button
            key={target}
            variant={targets.length === 1 ? 'primary' : 'plain'}
            disabled={isSaving}
            icon={<Download size={14} aria-hidden="true" />}
            onClick={() => void save(order.key, [target], false)}
          >
            {t('saveResult.one', { language: languageName(target, displayLocale()) })}
          </Button>
        ))}
      </div>
      {open === undefined ? null : (
        <div className="notice bad" role="alert">
          <p>
            {t('saveResult.refused', {
              languages: formatList(open.targets.map((tag) => languageName(tag, displayLocale()))),
            })}
          </p>
          <ul>
            {open.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
          <div className="form-actions">
            <Button variant="danger" onClick={() => void save(order.key, open.targets, true)}>
              {t('saveResult.anyway')}
            </Button>
            <Button variant="quiet" onClick={giveUp}>
              {t('saveResult.giveUp')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
