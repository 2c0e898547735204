/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { Check, Undo2, X } from 'lucide-react';
import { memo, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { languageName, textDirection } from '../../content/language-tag';
import type { TakeBackItem } from '../../contract/handovers';
import { Button } from '../components/button';
import { Chip } from '../components/chip';
import { factSeparator } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/handover-text';
import { DiffContent } from '../review/compare/diff-content';
import { useValueDiff } from '../review/compare/use-value-diff';
import { DraftProblems } from '../review/edit/draft-problems';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';
import { FaultList, placeText } from './fault-list';

const stateTones = {
  changed: 'info',
  unchanged: 'neutral',
  stale: 'warn',
  damaged: 'bad',
  unknown: 'bad',
} as const;
const verdictTones = { fine: 'ok', changed: 'info', wrong: 'bad' } as const;

interface ItemProps {
  readonly item: TakeBackItem;
  readonly isCurrent: boolean;
  /** Its place in the list. */
  readonly index: number;
  readonly total: number;
  /** How far below the list's top it stands. */
  readonly top: number;
  /** Measures its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** A field that came back: its change, the problems of it, the reviewer's words, and the decision. */
export const TakeBackItemView = memo(function TakeBackItemView(props: ItemProps) {
  const { item, isCurrent, index, total, top, measure } = props;
  const state = handoverStores(useStores()).takeBack;
  const isChosen = useStore(state, (s) => s.chosen.has(item.key));
  const { key, request, fieldId = '', decision, verdict, comment, faults, canAccept } = item;
  const title = request?.title ?? '';
  const isOpen = decision === 'open' && canAccept;
  useLayoutEffect(
    () => () => {
      // The focus must not leave the list with a decided item.
      const own = document.activeElement?.closest(`[data-item="${key}"]`);
      own?.closest('section')?.focus({ preventScroll: true });
    },
    [key],
  );
  return (
    // It takes the keys of the list (`take-back-keys.ts`).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={measure}
      className="take-back-item"
      style={{ top }}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-item={key}
      data-decision={decision}
      aria-current={isCurrent ? 'true' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // The browser gives the focus back from no element, as after a file was dragged from another window.
      onFocus={({ relatedTarget }) => state.getState().setCurrent(key, relatedTarget !== null)}
      onPointerUp={() => state.getState().setCurrent(key, true)}
    >
      <div className="take-back-line">
        <label className="take-back-choice">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isOpen}
            aria-label={t('takeBack.select', { field: fieldId })}
            onChange={(event) => state.getState().choose(key, event.target.checked)}
          />
        </label>
        <b dir="auto">{fieldId === '' ? placeText(item.place) : fieldId}</b>
        <span className="take-back-request" title={title} dir="auto">
          <bdi>{title}</bdi>
          {request === undefined
            ? null
            : `${factSeparator()}${languageName(request.target, displayLocale())}`}
        </span>
        <Chip tone={stateTones[item.state]} title={t(`takeBack.hint.${item.state}`)}>
          {t(`takeBack.state.${item.state}`)}
        </Chip>
        {verdict === undefined || (verdict === 'changed' && item.state === 'changed') ? null : (
          <Chip tone={verdictTones[verdict]}>{t(`takeBack.verdict.${verdict}`)}</Chip>
        )}
        {decision === 'open' ? (
          <Decision item={item} />
        ) : (
          <span className="take-back-decision">
            <Chip tone={decision === 'accepted' ? 'ok' : 'neutral'}>
              {t(`takeBack.decision.${decision}`)}
            </Chip>
            <UndoButton item={item} />
          </span>
        )}
      </div>
      <StateReason item={item} />
      <FaultList faults={faults} />
      {comment === undefined ? null : (
        <p className="take-back-comment">
          <b>{t('takeBack.comment')}</b> <span dir="auto">{comment}</span>
        </p>
      )}
      <ItemTexts item={item} />
    </li>
  );
});

/** Says in a sentence why a row can’t be taken as it is; the state alone is only a word. */
function StateReason({ item: { state, place } }: { readonly item: TakeBackItem }) {
  if (state !== 'stale' && state !== 'unknown') return null;
  return (
    <p className="take-back-reason">
      {t(`takeBack.hint.${state}`)} ({placeText(place)})
    </p>
  );
}

function Decision({ item: { key, canAccept, fieldId = '' } }: { readonly item: TakeBackItem }) {
  const stores = useStores();
  const state = handoverStores(stores).takeBack;
  const isBusy = useStore(state, (s) => s.isBusy);
  const hasLetters = useStore(stores.app, (s) => s.preferences.singleKeys);
  if (!canAccept) return null;
  return (
    <span className="take-back-decision">
      <Button
        small
        disabled={isBusy}
        icon={<Check size={13} aria-hidden="true" />}
        shortcut={hasLetters ? 'a' : undefined}
        aria-description={fieldId}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          void state.getState().accept([key]);
        }}
      >
        {t('takeBack.accept')}
      </Button>
      <Button
        small
        disabled={isBusy}
        icon={<X size={13} aria-hidden="true" />}
        shortcut={hasLetters ? 'l' : undefined}
        aria-description={fieldId}
        onClick={(event) => {
          keepFocus(event.currentTarget);
          void state.getState().leave([key]);
        }}
      >
        {t('takeBack.leave')}
      </Button>
    </span>
  );
}

function UndoButton({ item: { key, canUndo, fieldId = '' } }: { readonly item: TakeBackItem }) {
  const stores = useStores();
  const state = handoverStores(stores).takeBack;
  const isBusy = useStore(state, (s) => s.isBusy);
  const hasLetters = useStore(stores.app, (s) => s.preferences.singleKeys);
  if (!canUndo) return null;
  return (
    <Button
      small
      variant="quiet"
      disabled={isBusy}
      icon={<Undo2 size={13} aria-hidden="true" />}
      shortcut={hasLetters ? 'u' : undefined}
      aria-description={fieldId}
      onClick={(event) => {
        keepFocus(event.currentTarget);
        void state.getState().undo([key]);
      }}
    >
      {t('takeBack.undo')}
    </Button>
  );
}

/** The buttons go with the decision, so the keyboard stays on the item. */
function keepFocus(button: HTMLElement): void {
  button.closest<HTMLElement>('[data-item]')?.focus();
}

/** The source, and the change against what this desk has; of an accepted one, against what was handed out. */
function ItemTexts({ item }: { readonly item: TakeBackItem }) {
  const { request, fieldId = '', data = 'text', source, before, after, handedOut, returned } = item;
  if (request === undefined || before === undefined) {
    return returned === undefined || returned === '' ? null : (
      <p className="take-back-returned" dir="auto">
        <b>{t('takeBack.returned')}</b> {returned}
      </p>
    );
  }
  const earlier = item.decision === 'accepted' ? (handedOut ?? before) : before;
  const [from, to] = [request.source, request.target].map((tag) => ({
    lang: tag,
    dir: textDirection(tag),
  }));
  return (
    <div className="take-back-texts">
      <div
        className="field-cell source"
        role="group"
        aria-label={t('takeBack.source', { field: fieldId })}
        {...from}
      >
        <Change
          fieldId={fieldId}
          data={data}
          before={source ?? ''}
          after={source ?? ''}
          tag={request.source}
        />
      </div>
      <div className="field-side">
        <div
          className="field-cell target"
          role="group"
          aria-label={t('takeBack.change', { field: fieldId })}
          {...to}
        >
          {after === undefined && returned !== undefined ? (
            <p>{returned}</p>
          ) : (
            <Change
              fieldId={fieldId}
              data={data}
              before={earlier}
              after={after ?? before}
              tag={request.target}
            />
          )}
        </div>
        {handedOut === undefined || item.decision === 'accepted' ? null : (
          <section className="take-back-handed-out">
            <p className="field-note">{t('takeBack.handedOut')}</p>
            <div {...to}>
              <Change
                fieldId={fieldId}
                data={data}
                before={handedOut}
                after={handedOut}
                tag={request.target}
              />
            </div>
          </section>
        )}
        {after === undefined || after === before ? null : (
          <>
            {request.isMirrored ? <p className="field-note">{t('takeBack.correction')}</p> : null}
            <DraftProblems
              requestKey={request.key}
              field={{ id: fieldId, source: source ?? '', data }}
              value={after}
              onFix={undefined}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface ChangeProps {
  readonly fieldId: string;
  readonly data: string;
  readonly before: string;
  readonly after: string;
  readonly tag: string;
}

function Change({ fieldId, data, before, after, tag }: ChangeProps) {
  const diff = useValueDiff(before, after, { data, language: tag });
  return (
    <DiffContent
      fieldId={fieldId}
      diff={diff}
      isHtml={data === 'html'}
      lang={tag}
      dir={textDirection(tag)}
      viewMode="text"
      theme=""
      current={undefined}
    />
  );
}
