import { Plus, Search } from 'lucide-react';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { languageName, textDirection } from '../../../content/language-tag';
import type { TermbaseSummary, TermRow } from '../../../contract/terms';
import { Button } from '../../components/button';
import { Chip } from '../../components/chip';
import { RowList } from '../../components/list/row-list';
import { messageOf, type Client } from '../../lib/host/client';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import { createTermEntriesState } from '../../stores/terms/term-entries-state';
import { useRevision } from './use-revision';
import { undoing } from '../../stores/window/toast-state';

/** Height of a row. */
const rowRem = 2.6;

/** The entries of a termbase: found by word and language, opened in the form, removed with undo. */
export function EntryList({ termbase: { key, name, languages } }: { readonly termbase: TermbaseSummary }) {
  const { client, terms, toasts } = useStores();
  const [entries] = useState(() => createTermEntriesState(client, key));
  const list = useStore(entries);
  const read = useCallback(() => void entries.getState().refreshNow(), [entries]);
  useRevision('revision', read);

  const fail = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  const open = async (row: TermRow | undefined): Promise<void> => {
    if (row === undefined) return;
    try {
      const { entry } = await client.call('terms.entry', { key: row.key });
      terms.getState().openForm({ key: row.key, termbase: key, entry });
    } catch (error) {
      fail(error);
    }
  };
  const remove = async (row: TermRow | undefined): Promise<void> => {
    if (row === undefined) return;
    try {
      const { removed } = await client.call('terms.removeEntries', { termbase: key, keys: [row.key] });
      const restore = () => client.call('terms.restoreEntries', { termbase: key, entries: removed });
      toasts.getState().show({
        tone: 'done',
        text: t('terms.entry.removed', { term: firstTerm(row) }),
        action: undoing(restore),
      });
    } catch (error) {
      fail(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' || !(event.target instanceof Element) || event.target.role !== 'listbox')
      return;
    event.preventDefault();
    void remove(list.selected?.row);
  };
  const add = async (): Promise<void> => {
    const own = languages.slice(0, 2).map(({ language }) => language);
    const tags = own.length > 0 ? own : await usualLanguages(client);
    const chosen = tags.map((tag) => [tag, []] as const);
    terms.getState().openForm({ termbase: key, entry: { id: '', terms: Object.fromEntries(chosen) } });
  };
  return (
    <div className="term-entries">
      <div className="term-entries-bar">
        <label className="term-find">
          <Search size={13} aria-hidden="true" />
          <span className="visually-hidden">{t('terms.find')}</span>
          <input
            className="text-input"
            type="search"
            placeholder={t('terms.find')}
            dir="auto"
            value={list.find}
            onChange={(event) => list.filter(event.target.value, list.language)}
          />
        </label>
        <select
          className="select"
          aria-label={t('terms.language')}
          value={list.language}
          onChange={(event) => list.filter(list.find, event.target.value)}
        >
          <option value="">{t('terms.language.all')}</option>
          {languages.map(({ language }) => (
            <option key={language} value={language}>
              {languageName(language, displayLocale())}
            </option>
          ))}
        </select>
        <output className="term-total">
          {list.total === undefined ? '' : t('terms.count', { count: list.total })}
        </output>
        <Button small icon={<Plus size={12} aria-hidden="true" />} onClick={() => void add()}>
          {t('terms.entry.new')}
        </Button>
        <Button
          small
          variant="quiet"
          disabled={list.selected === undefined}
          onClick={() => void remove(list.selected?.row)}
        >
          {t('terms.entry.remove')}
        </Button>
      </div>
      {list.total === 0 ? <p className="term-none">{t('terms.entries.none')}</p> : null}
      {/* The list handles its other keys itself. */}
      <div
        className="term-entries-list"
        role="presentation"
        onKeyDown={onKeyDown}
        hidden={list.total === 0}
        style={{ height: `calc(${(list.total ?? 1) * rowRem}rem + 3px)` }}
      >
        <RowList
          list={list}
          label={t('terms.entries', { name })}
          id={`term-${key}`}
          rowRem={rowRem}
          listing={`${list.find}\n${list.language}`}
          isMultiple={false}
          onOpen={() => void open(list.selected?.row)}
          rowClass="term-entry"
          renderRow={renderRow}
        />
      </div>
    </div>
  );
}

/** The languages of most translations that are here, for the first entry of a termbase. */
async function usualLanguages(client: Client): Promise<readonly string[]> {
  try {
    const [pair] = await client.call('memory.languages', {});
    return pair === undefined ? [] : [pair.source, pair.target];
  } catch {
    return [];
  }
}

function firstTerm({ entry }: TermRow): string {
  return Object.values(entry.terms)[0]?.[0]?.text ?? entry.id;
}

function renderRow({ entry }: TermRow) {
  return (
    <>
      {Object.entries(entry.terms).map(([language, list]) => (
        <span key={language} className="term-cell">
          <small dir="ltr">{language}</small>
          {list.map(({ text, status }) => (
            <span
              key={text}
              className={`term-word ${status}`}
              lang={language}
              dir={textDirection(language)}
              title={t(`terms.status.${status}`)}
            >
              {text}
            </span>
          ))}
        </span>
      ))}
      {entry.isUntranslatable === true ? <Chip>{t('terms.form.untranslatable')}</Chip> : null}
      {entry.subject === undefined ? null : (
        <small className="term-subject" dir="auto">
          {entry.subject}
        </small>
      )}
    </>
  );
}
