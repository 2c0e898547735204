import { useState } from 'react';
import { languageName } from '../../../content/language-tag';
import { longestMemoryName, type ImportedMemory } from '../../../contract/memory/memory';
import { Button } from '../../components/button';
import { messageOf } from '../../lib/host/client';
import { factSeparator, formatDay, formatList, formatSize } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/memory/memories-text';
import { useStores } from '../../stores/context';
import { undoing } from '../../stores/window/toast-state';
import { NameForm } from '../../components/name-form';
import { ExportMemory } from './export-tmx';

/** Language pairs that a memory names in one line. */
const mostNamed = 8;

const unusableText = {
  damaged: 'memories.damaged',
  earlier: 'memories.earlier',
  later: 'memories.later',
} as const;

/** An imported memory with its origin. */
export function MemoryItem({ memory }: { readonly memory: ImportedMemory }) {
  const { client, toasts } = useStores();
  const [isNaming, setNaming] = useState(false);
  const { id, name, file, tool, imported, units, pairs, sizeBytes, unusable } = memory;
  const show = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  const rename = async (given: string): Promise<boolean> => {
    try {
      await client.call('memories.rename', { id, name: given });
      return true;
    } catch (error) {
      show(error);
      return false;
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await client.call('memories.remove', { id });
      toasts.getState().show({
        tone: 'done',
        text: t('memories.removed', { name }),
        action: undoing(() => client.call('memories.restore', { id })),
      });
    } catch (error) {
      show(error);
    }
  };
  const named = pairs.slice(0, mostNamed).map(({ source, target }) => t('counts.pair', { source, target }));
  const said = formatList(
    pairs.map((pair) => t('request.pair', { source: nameOf(pair.source), target: nameOf(pair.target) })),
  );
  const origin = [
    t('memories.origin', { file }),
    ...(tool === '' ? [] : [tool]),
    ...(imported === '' ? [] : [t('memories.date', { date: formatDay(new Date(imported)) })]),
    formatSize(sizeBytes),
  ];
  return (
    <li>
      <div className="card-row termbase">
        <div>
          <bdi>{name}</bdi>
          {unusable === undefined ? null : <small>{t(unusableText[unusable])}</small>}
          {file === '' ? null : (
            <>
              <small>
                {t('memories.units', { count: units })}
                {factSeparator()}
                <span className="visually-hidden">{said}</span>
                <span aria-hidden="true" title={said}>
                  {formatList(pairs.length > mostNamed ? [...named, '…'] : named)}
                </span>
              </small>
              <small>
                {origin.map((part, index) => (
                  <span key={part}>
                    {index === 0 ? null : factSeparator()}
                    <bdi>{part}</bdi>
                  </span>
                ))}
              </small>
            </>
          )}
        </div>
        <div className="termbase-actions">
          {unusable === 'earlier' ? (
            <Button
              small
              variant="quiet"
              aria-label={t('memories.renew.of', { name })}
              onClick={() => void client.call('memories.renew', { id }).catch(show)}
            >
              {t('memories.renew')}
            </Button>
          ) : null}
          {unusable !== undefined ? null : (
            <>
              <Button
                small
                variant="quiet"
                aria-expanded={isNaming}
                aria-label={t('memories.rename.of', { name })}
                onClick={() => setNaming(!isNaming)}
              >
                {t('memories.rename')}
              </Button>
              <ExportMemory id={id} name={name} />
            </>
          )}
          <Button
            small
            variant="quiet"
            aria-label={t('memories.remove.of', { name })}
            onClick={() => void remove()}
          >
            {t('memories.remove')}
          </Button>
        </div>
      </div>
      <NameForm
        isOpen={isNaming}
        label={t('memories.rename.of', { name })}
        field={t('memories.name')}
        submit={t('memories.rename.do')}
        cancel={t('memories.cancel')}
        name={name}
        maxLength={longestMemoryName}
        save={rename}
        close={() => setNaming(false)}
      />
    </li>
  );
}

function nameOf(tag: string): string {
  return languageName(tag, displayLocale());
}
