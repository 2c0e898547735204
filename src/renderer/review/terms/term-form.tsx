import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { longestSubject, longestTermText } from '../../../content/terms/term-limits';
import { tidyLine } from '../../../content/terms/tidy-entry';
import { longestTermbaseName, type TermbaseSummary, type TermRow } from '../../../contract/terms';
import { Button } from '../../components/button';
import { FormEnd } from '../../components/dialog/form-end';
import { Switch } from '../../components/switch';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import type { TermFormInput } from '../../stores/terms/terms-state';
import { undoing } from '../../stores/window/toast-state';
import { AddLanguage } from './add-language';
import { LanguageBlock } from './language-block';
import {
  draftOf,
  emptyTerm,
  entryOf,
  firstTermOf,
  inLanguagesOf,
  isChanged,
  untidyEntryOf,
  withLanguage,
  type TermDraft,
} from './term-draft';
import { SameEntry } from './same-entry';

interface TermFormProps {
  readonly input: TermFormInput;
  readonly close: () => void;
  /** Receives what a new form needs to go on with texts that are not saved; undefined without any. */
  readonly keep: (unsaved: TermFormInput | undefined) => void;
}

/** The termbase that the form makes with its first entry. */
const newTermbase = 'new';

/** The form of an entry: its terms by language, and what is said of the concept. */
export function TermForm({ input, close, keep }: TermFormProps) {
  const { client, terms: state, toasts } = useStores();
  const [termbases, setTermbases] = useState<readonly TermbaseSummary[]>();
  const [chosen, setChosen] = useState(input.newTermbase === undefined ? undefined : newTermbase);
  const [name, setName] = useState<string>(input.newTermbase ?? t('terms.form.usual'));
  const [draft, setDraft] = useState(() => draftOf(input.entry));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    client.call('terms.list', {}).then(setTermbases, (error: unknown) => setProblem(messageOf(error)));
  }, [client]);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    const before = input.before ?? input.entry;
    const isUnsaved = isChanged(draft, before);
    const { newTermbase: _earlier, ...rest } = input;
    const isNew = chosen === newTermbase;
    const own = isNew ? { newTermbase: name } : chosen === undefined ? {} : { termbase: Number(chosen) };
    keep(isUnsaved ? { ...rest, ...own, before, entry: untidyEntryOf(draft) } : undefined);
    return () => keep(undefined);
  }, [keep, input, draft, chosen, name]);
  const usual = input.termbase ?? state.getState().lastTermbase;
  const chosenIn = (all: readonly TermbaseSummary[]): string => {
    const fallback = all.find(({ key }) => key === usual) ?? all[0];
    return chosen ?? (fallback === undefined ? newTermbase : String(fallback.key));
  };
  const termbase = chosenIn(termbases ?? []);
  const isNewEntry = input.key === undefined;
  const draftFor = (one: TermbaseSummary | undefined): TermDraft =>
    isNewEntry
      ? inLanguagesOf(
          draft,
          input.entry,
          (one?.languages ?? []).map(({ language }) => language),
        )
      : draft;
  const known = termbases?.find(({ key }) => String(key) === termbase);
  const shown = draftFor(known);
  const begun = shown.languages.find(({ terms }) => terms[0]?.text !== '');
  const emptyLanguage = draft.languages.find(({ terms }) => terms.every(({ text }) => text === ''));
  const first = emptyLanguage?.language ?? draft.languages[0]?.language;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || entryOf(draft) === undefined) return;
    setBusy(true);
    try {
      // Enter may be pressed before the termbases are known.
      const all = termbases ?? (await client.call('terms.list', {}));
      if (!isOpen.current) return;
      const own = chosenIn(all);
      const entry = entryOf(draftFor(all.find(({ key }) => String(key) === own)));
      if (entry === undefined) return;
      const isNew = own === newTermbase;
      const key = isNew ? (await client.call('terms.create', { name })).key : Number(own);
      const before = input.before ?? input.entry;
      const of = input.key === undefined || isNew ? {} : { key: input.key, before };
      const saved = await client.call('terms.saveEntry', { termbase: key, ...of, entry });
      state.getState().saved(key);
      const undo = (): Promise<unknown> => {
        if ('key' in of)
          return client.call('terms.saveEntry', { ...of, termbase: key, entry: before, before: saved.entry });
        return isNew
          ? client.call('terms.remove', { key })
          : client.call('terms.removeEntries', { termbase: key, keys: [saved.key] });
      };
      const termbaseName = isNew ? name : (all.find((one) => one.key === key)?.name ?? '');
      toasts.getState().show({
        tone: 'done',
        text: t('terms.entry.saved', { term: firstTermOf(entry), termbase: termbaseName }),
        action: undoing(undo),
      });
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  // A language is added to write its term, which is the last one then.
  useEffect(() => {
    if (added !== undefined)
      form.current?.querySelector<HTMLElement>('.term-language:last-of-type .term-text')?.focus();
  }, [added]);
  const openOther = async ({ key }: TermRow, of: number): Promise<void> => {
    try {
      const { entry } = await client.call('terms.entry', { key });
      // The dialog has to close for the other entry, which gets the focus then.
      flushSync(close);
      state.getState().openForm({ key, termbase: of, entry });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const addLanguage = (language: string): void => {
    if (draft.languages.some((one) => one.language === language)) return;
    setAdded(language);
    setDraft({
      ...draft,
      languages: [...draft.languages, { language, definition: '', terms: [emptyTerm()] }],
    });
  };
  return (
    <form ref={form} className="term-form" onSubmit={(event) => void save(event)}>
      {isNewEntry ? (
        <div className="term-fields">
          <label>
            {t('terms.form.termbase')}
            <select className="select" value={termbase} onChange={(event) => setChosen(event.target.value)}>
              {termbases?.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}
                </option>
              ))}
              <option value={newTermbase}>{t('terms.form.newTermbase')}</option>
            </select>
          </label>
          {termbase === newTermbase ? (
            <label>
              {t('terms.form.termbaseName')}
              <input
                className="text-input"
                required
                dir="auto"
                maxLength={longestTermbaseName}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  // A name may be written before the termbases are known, of which one would be chosen.
                  setChosen(newTermbase);
                }}
              />
            </label>
          ) : null}
        </div>
      ) : null}
      {isNewEntry && known !== undefined && begun !== undefined ? (
        <SameEntry
          termbase={known}
          language={begun.language}
          term={tidyLine(begun.terms[0]?.text ?? '')}
          open={(row) => void openOther(row, known.key)}
        />
      ) : null}
      {draft.languages.map(({ language }, index) => (
        <LanguageBlock
          key={language}
          value={shown.languages[index] ?? { language, definition: '', terms: [] }}
          isFirst={language === first}
          change={(changed) => setDraft(withLanguage(draft, language, () => ({ ...changed, language })))}
        />
      ))}
      <AddLanguage isFirst={draft.languages.length === 0} add={addLanguage} />
      <div className="term-fields">
        <label>
          {t('terms.form.subject')}
          <input
            className="text-input"
            dir="auto"
            maxLength={longestSubject}
            value={draft.subject}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
          />
        </label>
        <Switch
          label={t('terms.form.untranslatable')}
          checked={draft.isUntranslatable}
          onChange={(isUntranslatable) => setDraft({ ...draft, isUntranslatable })}
        />
      </div>
      <div className="term-texts">
        <label>
          {t('terms.form.definition')}
          <textarea
            className="text-input"
            rows={2}
            dir="auto"
            maxLength={longestTermText}
            value={draft.definition}
            onChange={(event) => setDraft({ ...draft, definition: event.target.value })}
          />
        </label>
        <label>
          {t('terms.form.note')}
          <textarea
            className="text-input"
            rows={2}
            dir="auto"
            maxLength={longestTermText}
            value={draft.note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
        </label>
      </div>
      <FormEnd problem={problem} cancel={t('terms.cancel')} close={close}>
        <Button
          variant="primary"
          type="submit"
          disabled={isBusy || entryOf(draft) === undefined}
          aria-busy={isBusy}
        >
          {t('terms.form.save')}
        </Button>
      </FormEnd>
    </form>
  );
}
