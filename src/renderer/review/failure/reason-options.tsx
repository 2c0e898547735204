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
import { sentenceDirection } from '../../lib/messages/locale';
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

  const reading = useRef<Promise<readonly ReasonChoice[]>>(undefined);
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<readonly ReasonChoice[]> => {
      await loadProblemTexts();
      return client.call('marks.reasonChoices', { keys: [...asked.keys] });
    };
    // Without the findings, own words and no reason are still possible.
    reading.current = read().catch(() => []);
    void reading.current.then((found) => isShown && setChoices(found));
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
    (reasons: Parameters<typeof marking.fail>[1]): void =>
      closeAndDo(
        stores,
        () => marking.dropReasonQuestion(),
        () => marking.fail(asked, reasons),
      ),
    [stores, marking, asked],
  );

  const isTyped = text.trim() !== '';
  const isEarly = choices === undefined && !isTyped;
  // Keys that move before the reasons are read count once they are there, because only then it is known
  // where they lead. So does the key that chooses, but it closes the dialog at once: the next key is for the
  // request after this one, and must not be typed here.
  const early = useRef<string[]>([]);
  useLayoutEffect(() => {
    if (choices === undefined || early.current.length === 0) return;
    setActive(placeAfter(early.current.splice(0), all.length));
  }, [choices, all]);
  const giveEarly = (key: string): void => {
    const keys = [...early.current.splice(0), key];
    const chosenOnceRead = async (): Promise<readonly MarkReason[] | undefined> => {
      const found = reasonOptions((await reading.current) ?? [], total);
      return found[placeAfter(keys, found.length)]?.reasons;
    };
    give(chosenOnceRead());
  };

  const onType = (typed: string): void => {
    if (text === '' && digit.test(typed)) {
      const option = all[Number(typed) - 1];
      if (choices === undefined) giveEarly(typed);
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
    if (isEarly && early.current.length > 0) giveEarly('Enter');
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
              {option.level === undefined ? null : <ProblemIcon severity={option.level} />}
            </span>
            <span className="reason-text">
              <bdi dir={sentenceDirection(option.text)}>{option.text}</bdi>
            </span>
            <bdi className="reason-detail">{option.detail}</bdi>
            {isTyped || at > 8 ? null : <Kbd keys={String(at + 1)} />}
          </div>
        ))}
      </div>
      {isEarly ? <p className="choice-none reason-reading">{t('reason.reading')}</p> : null}
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

/** Returns the place to which keys lead among `count` options, or -1. That of a digit may be past the end. */
function placeAfter(keys: readonly string[], count: number): number {
  let at = -1;
  for (const key of keys) {
    at = digit.test(key) ? Number(key) - 1 : Math.min(listMove(key, at, count) ?? at, count - 1);
  }
  return at;
}
