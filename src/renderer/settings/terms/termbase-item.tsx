import { useState } from 'react';
import { longestTermbaseName, type TermbaseSummary } from '../../../contract/terms';
import { Button } from '../../components/button';
import { factSeparator, formatList } from '../../lib/messages/format';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import { undoing } from '../../stores/window/toast-state';
import { NameForm } from '../../components/name-form';
import type { ChangeTerms } from './change-terms';
import { EntryList } from './entry-list';
import { ExportTerms } from './export-terms';
import { TermUses } from './term-uses';
import type { Places } from './use-places';

interface TermbaseItemProps {
  readonly termbase: TermbaseSummary;
  readonly places: Places;
  readonly change: ChangeTerms;
}

/** Languages that a termbase names in one line. */
const mostNamed = 8;

/** A termbase: its size and languages, where it applies, its file, and its entries on demand. */
export function TermbaseItem({ termbase, places, change }: TermbaseItemProps) {
  const { client, toasts } = useStores();
  const [isShown, setShown] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { key, name, entries, languages } = termbase;
  const tags = languages.slice(0, mostNamed).map(({ language }) => language);
  const remove = async (): Promise<void> => {
    if (!(await change((host) => host.call('terms.remove', { key })))) return;
    toasts.getState().show({
      tone: 'done',
      text: t('terms.removed', { name }),
      action: undoing(() => client.call('terms.restore', { key })),
    });
  };
  return (
    <li>
      <div className="card-row termbase">
        <div>
          <bdi>{name}</bdi>
          <small>
            {t('terms.count', { count: entries })}
            {tags.length === 0 ? null : factSeparator()}
            {formatList(languages.length > mostNamed ? [...tags, '…'] : tags)}
          </small>
          <TermUses termbase={termbase} places={places} change={change} />
        </div>
        <div className="termbase-actions">
          <Button
            small
            variant="quiet"
            aria-expanded={isShown}
            aria-label={t(isShown ? 'terms.hide.of' : 'terms.show.of', { name })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'terms.hide' : 'terms.show')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-expanded={isNaming}
            aria-label={t('terms.rename.of', { name })}
            onClick={() => setNaming(!isNaming)}
          >
            {t('terms.rename')}
          </Button>
          <ExportTerms termbase={termbase} />
          <Button
            small
            variant="quiet"
            aria-label={t('terms.remove.of', { name })}
            onClick={() => void remove()}
          >
            {t('terms.remove')}
          </Button>
        </div>
      </div>
      <NameForm
        isOpen={isNaming}
        label={t('terms.rename.of', { name })}
        field={t('terms.new.name')}
        submit={t('terms.form.save')}
        cancel={t('terms.cancel')}
        name={name}
        maxLength={longestTermbaseName}
        save={(given) => change((host) => host.call('terms.rename', { key, name: given }))}
        close={() => setNaming(false)}
      />
      {isShown ? <EntryList termbase={termbase} /> : null}
    </li>
  );
}
