/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { MarkReason } from '../../../content/mark-reason';
import type { ReasonChoice } from '../../../contract/failures';
import { fold } from '../../../content/search/fold';
import { Button } from '../../components/button';
import { closeAndDo } from '../../components/choice/choice-dialog';
import { ChoiceInput } from '../../components/choice/choice-input';
import { listMove } from '../../components/choice/list-move';
import { Kbd } from '../../components/kbd';
import { foldedWords } from '../../lib/folded-words';
import { t } from '../../lib/messages/failure-text';
import { loadProblemTexts } from '../../lib/messages/problem-text';
import { useStores } from '../../stores/context';
import type { AskedMark } from '../../stores/marking';
import { ProblemIcon } from '../problems/problem-icon';
import { ownWords, reasonOptions, type ReasonOption } from './reason-option';

const digit = /^[1-9]$/;

/**
 * The reasons that a failed import may have. A digit chooses one, typing finds one or gives own words, and
 * Enter alone marks without a reason.
 */
export function ReasonOptions({ asked }: { readonly asked: AskedMark }) {
  const stores = useStores();
  const { client, marking } = stores;
  const [choices, setChoices] = useState<readonly ReasonChoice[]>();
  const [text, setText] = useState('');
  // -1: nothing is chosen, so that Enter marks without a reason.
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const total = asked.keys.length;

  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      await loadProblemTexts();
      const found = await client.call('marks.reasonChoices', { keys: [...asked.keys] });
      if (isShown) setChoices(found);
    };
    // Without the findings, own words and no reason are still possible.
    read().catch(() => isShown && setChoices([]));
    return () => {
      isShown = false;
    };
  }, [client, asked]);

  const all = useMemo(() => reasonOptions(choices ?? [], total), [choices, total]);
  const options = useMemo(() => {
    const words = foldedWords(text);
    if (words.length === 0) return all;
    const found = all.filter((one) => {
      const searched = fold(`${one.text} ${one.detail}`);
      return words.every((word) => searched.includes(word));
    });
    return [ownWords(text), ...found];
  }, [all, text]);
  const chosen = options[active];

  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const give = useCallback(
    (reasons: readonly MarkReason[]): void =>
      closeAndDo(
        stores,
        () => marking.dropReasonQuestion(),
        () => marking.fail(asked, reasons),
      ),
    [stores, marking, asked],
  );

  const isTyped = text.trim() !== '';
  const isEarly = choices === undefined && !isTyped;
  // Keys that choose before the reasons are read count once they are there, because only then it is known
  // where they lead.
  const early = useRef<string[]>([]);
  useLayoutEffect(() => {
    if (choices === undefined || early.current.length === 0) return;
    let at = -1;
    for (const key of early.current.splice(0)) {
      if (digit.test(key)) at = Number(key) - 1;
      const option = all[at];
      if (key === 'Enter' || digit.test(key)) {
        if (option !== undefined) queueMicrotask(() => give(option.reasons));
        return;
      }
      at = Math.min(listMove(key, at, all.length) ?? at, all.length - 1);
    }
    setActive(at);
  }, [choices, all, give]);

  const onType = (typed: string): void => {
    if (text === '' && digit.test(typed)) {
      const option = all[Number(typed) - 1];
      if (choices === undefined) early.current.push(typed);
      else if (option !== undefined) give(option.reasons);
      return;
    }
    early.current = [];
    setText(typed);
    setActive(typed.trim() === '' ? -1 : 0);
  };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (!isEarly || listMove(key, 0, 0) === undefined) return false;
    early.current.push(key);
    return true;
  };
  const onEnter = (): void => {
    if (isEarly && early.current.length > 0) early.current.push('Enter');
    else give(chosen?.reasons ?? []);
  };
  return (
    <>
      <ChoiceInput
        id="reason"
        label={total === 1 ? t('reason.title') : t('reason.title.several', { count: total })}
        placeholder={total === 1 ? t('reason.title') : t('reason.title.several', { count: total })}
        text={text}
        onType={onType}
        count={options.length}
        active={active}
        activeId={chosen === undefined ? undefined : optionId(chosen)}
        setActive={setActive}
        onEnter={onEnter}
        takesKey={onKey}
      />
      <div
        id="reason-items"
        className="choice-items"
        role="listbox"
        aria-label={t('reason.list')}
        aria-busy={choices === undefined}
        ref={list}
      >
        {options.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.id}
            id={optionId(option)}
            role="option"
            aria-selected={option === chosen}
            className={option === chosen ? 'choice-item reason active' : 'choice-item reason'}
            title={option.text}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => give(option.reasons)}
          >
            <span className="reason-sign">
              {option.level === undefined ? null : <ProblemIcon level={option.level} />}
            </span>
            <span className="reason-text">
              <bdi>{option.text}</bdi>
            </span>
            <bdi className="reason-detail">{option.detail}</bdi>
            {isTyped || at > 8 ? null : <Kbd keys={String(at + 1)} />}
          </div>
        ))}
      </div>
      {choices === undefined || options.length > 0 ? null : <p className="choice-none">{t('reason.none')}</p>}
      <div className="reason-foot">
        <span>{t('reason.hint')}</span>
        <Button variant="quiet" onClick={() => give([])}>
          {t('reason.without')} <Kbd keys="↵" />
        </Button>
      </div>
    </>
  );
}

function optionId({ id }: ReasonOption): string {
  return `reason-option-${id}`;
}
