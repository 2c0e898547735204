/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { encodeText } from '../../../content/html/decode-text';
import type { EditableField } from '../../../contract/fulfilment';
import { useStores } from '../../stores/context';
import { useTheme } from '../../stores/theme';
import { formatSize } from '../../lib/messages/format';
import { t } from '../../lib/messages/review-text';
import type { Side } from '../display/use-side';
import { Button } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { onDemand } from '../../components/on-demand';
import { FieldContent } from '../read/field-content';
import { useTermMarks } from '../terms/term-marks';
import { DraftProblems } from './draft-problems';
import type { InsertedMatch } from './matches';
import { MissingTags } from './missing-tags';
import { replaceText } from './replace-text';
import { spacedIn } from './spaced-in';
import { insertedTag } from './tag-pair';
import { TaggedEditor, type TaggedEditorHandle } from './tagged-editor';

const CharactersLeft = onDemand(async () => (await import('../receivers/characters-left')).CharactersLeft, {
  isExtra: true,
});

const Matches = onDemand(async () => (await import('./matches')).Matches, { isExtra: true });

const PointedTerm = onDemand(async () => (await import('../terms/pointed-term')).PointedTerm, {
  isExtra: true,
});

const TermOffers = onDemand(async () => (await import('./term-offers')).TermOffers, { isExtra: true });

interface EditRowProps {
  readonly requestKey: number;
  readonly field: EditableField;
  readonly source: Side;
  readonly target: Side;
  readonly view: 'text' | 'code';
  /** Editing is impossible, for a reason that is shown above. */
  readonly isHeld: boolean;
}

/** Longest value that can be edited here: a box with a megabyte doesn't react to keys. */
const longestEdited = 200_000;

/** A field of the editor: its source on the left, its target on the right. */
export function EditRow({ requestKey, field, source, target, view, isHeld }: EditRowProps) {
  const { edit } = useStores();
  const { type, keepMine, discard } = edit.getState();
  const typed = useStore(edit, (s) => s.typed.get(field.id));
  const editor = useRef<TaggedEditorHandle>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const insertMatch = useRef<(number: number) => void>(() => undefined);
  const insertTerm = useRef<(number: number) => void>(() => undefined);
  const [isEntered, setEntered] = useState(false);
  const terms = useTermMarks(field);
  const theme = useTheme();
  const value = typed?.value ?? field.draft?.value ?? field.target ?? '';
  const isHtml = field.data === 'html';
  const isDraft = typed !== undefined || field.draft !== undefined;
  const hasTarget = isDraft || field.target !== undefined;
  const isChips = isHtml && view === 'text';
  const label = t('edit.target', { id: field.id });
  const onChange = (next: string): void => type(field, next);
  /** Replaces a part of the value, as typing would, so that Ctrl+Z undoes it. */
  const replace = (start: number, end: number, text: string): void => {
    if (area.current === null || !replaceText(area.current, { start, end }, text))
      onChange(value.slice(0, start) + text + value.slice(end));
  };
  const replaceAll = (next: string): void => {
    if (editor.current === null) replace(0, value.length, next);
    else editor.current.replaceValue(next);
  };
  const caret = () => {
    const { selectionStart: start = value.length, selectionEnd: end = start } = area.current ?? {};
    return { start, end };
  };
  const onInsert = (match: InsertedMatch): void => {
    if (match.isWhole) return replaceAll(match.value);
    if (editor.current !== null) return editor.current.insertSentence(match.value, match.around);
    const { start, end } = caret();
    const beside = { before: value.slice(0, start), after: value.slice(end) };
    replace(start, end, spacedIn(beside, match.value, target.lang));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMatchKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // French keyboards have digits only with Shift.
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (!isMatchKey || digit === undefined) return;
    event.preventDefault();
    insertMatch.current(Number(digit));
    insertTerm.current(Number(digit));
  };
  return (
    <>
      <div className="field-line" data-field={field.id}>
        <h3 title={field.id}>{field.id}</h3>
        <span className="field-tools">
          <IconButton
            label={`${t('edit.copySource')}: ${field.id}`}
            title={t('edit.copySource')}
            icon={<Copy size={13} aria-hidden="true" />}
            aria-disabled={isHeld}
            onClick={() => (isHeld ? undefined : replaceAll(field.source))}
          />
          {isDraft ? (
            <IconButton
              label={`${t('edit.revert')}: ${field.id}`}
              title={t('edit.revert')}
              icon={<RotateCcw size={13} aria-hidden="true" />}
              onClick={() => void discard(field.id)}
            />
          ) : null}
        </span>
      </div>
      <div
        className="field-cell source"
        role="group"
        aria-label={t('field.source.cell', { id: field.id })}
        {...source}
      >
        <FieldContent
          fieldId={field.id}
          value={field.source}
          isHtml={isHtml}
          {...source}
          viewMode={isHtml && !isChips ? 'code' : 'text'}
          theme={theme}
          marks={terms.source}
        />
      </div>
      {/* Ctrl+1 to Ctrl+5 insert a match while the field is written, Ctrl+6 to Ctrl+9 a term. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={isDraft ? 'field-cell target edited' : 'field-cell target'}
        onFocus={() => setEntered(true)}
        onKeyDown={isHeld ? undefined : onKeyDown}
      >
        {Math.max(value.length, field.source.length) > longestEdited ? (
          <span className="field-note">{t('edit.tooLong', { size: formatSize(value.length) })}</span>
        ) : isChips && !isHeld ? (
          <TaggedEditor
            ref={editor}
            label={label}
            value={value}
            source={field.source}
            {...target}
            onChange={onChange}
          />
        ) : (
          <textarea
            ref={area}
            className={isHtml ? 'edit-box code' : 'edit-box'}
            aria-label={label}
            readOnly={isHeld}
            value={value}
            lang={target.lang}
            dir={isHtml ? 'ltr' : target.dir}
            spellCheck={!isHtml}
            rows={Math.min(24, 2 + Math.floor(value.length / 60))}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {isHtml && value !== '' && value.length <= longestEdited ? (
          <MissingTags
            source={field.source}
            target={value}
            onInsert={(tag, pair) => {
              if (editor.current !== null) return editor.current.insertTag(tag, pair);
              replaceAll(insertedTag(value, tag, pair, caret()));
            }}
          />
        ) : null}
        {isEntered && !isHeld ? (
          <>
            <TermOffers
              field={field}
              source={source}
              target={target}
              onInsert={(term) =>
                onInsert({ value: isHtml ? encodeText(term) : term, isWhole: false, around: 0 })
              }
              onReady={(insert) => (insertTerm.current = insert)}
            />
            <Matches
              requestKey={requestKey}
              field={field}
              source={source}
              target={target}
              isEmpty={value === ''}
              onInsert={onInsert}
              onReady={(insert) => (insertMatch.current = insert)}
            />
          </>
        ) : null}
        {terms.source.length === 0 ? null : <PointedTerm fieldId={field.id} />}
        {value.length <= longestEdited ? (
          <CharactersLeft requestKey={requestKey} field={field} language={target.lang} value={value} />
        ) : null}
        {hasTarget && value.length <= longestEdited ? (
          <DraftProblems
            requestKey={requestKey}
            field={field}
            value={value}
            onFix={isHeld ? undefined : replaceAll}
          />
        ) : null}
        {typed?.state === 'refused' ? (
          <div className="edit-conflict" role="alert">
            <span>{t('edit.conflict', { message: typed.message ?? '' })}</span>
            <Button small onClick={() => void keepMine(field.id)}>
              {t('edit.conflict.mine')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
