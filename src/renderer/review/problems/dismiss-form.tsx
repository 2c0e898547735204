import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { languageName } from '../../../content/language-tag';
import { longestReason, type FoundProblem } from '../../../contract/problems';
import { useStores } from '../../stores/context';
import { focusReview, watchFocus } from '../../stores/focus';
import { displayLocale } from '../../lib/messages/locale';
import { checkName } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';
import { fieldsElsewhere } from '../../stores/review/problem-parts';
import type { DismissalChoice } from '../../stores/review/problems-state';

/** The form for dismissing a problem, with reason and reach: ↑↓ choose, Enter dismisses, Esc cancels. */
export function DismissForm({ problem }: { readonly problem: FoundProblem }) {
  const { app, problems } = useStores();
  const choices = useChoices(problem);
  const { choice: chosen, reason } = useStore(problems, (s) => s.answer);
  const { setAnswer } = problems.getState();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Focused before the next key event, so that typed text becomes the reason.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    app.getState().awaitInput(false);
    return () => {
      // Its row left the page, perhaps only on the way to its place: what is typed waits for it.
      if (problems.getState().asking === problem.key) app.getState().awaitInput(true);
    };
  }, [app, problems, problem.key]);

  const leave = (): void => {
    problems.getState().ask(undefined);
    focusReview();
  };
  const dismiss = async (): Promise<void> => {
    const mayMoveFocus = watchFocus();
    if ((await problems.getState().dismiss(problem, chosen, reason)) && mayMoveFocus()) focusReview();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') leave();
    else if (by !== undefined && event.target === input.current) {
      const at = choices.findIndex(({ choice }) => choice === chosen);
      const next = choices.at((at + by) % choices.length);
      if (next !== undefined) setAnswer({ choice: next.choice });
    } else {
      // Radio buttons take no text, so letters typed there go to the reason and never run a command.
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.target !== input.current) {
        event.nativeEvent.stopPropagation();
      }
      return;
    }
    event.preventDefault();
  };
  return (
    // Handles the keys of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="dismiss-form"
      aria-label={t('problems.dismiss.title')}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void dismiss();
      }}
    >
      <input
        ref={input}
        className="text-input"
        dir="auto"
        spellCheck
        maxLength={longestReason}
        aria-label={t('problems.reason')}
        aria-describedby={`${id}-chosen`}
        placeholder={t('problems.reason.hint')}
        value={reason}
        onChange={(event) => setAnswer({ reason: event.target.value })}
      />
      <output id={`${id}-chosen`} className="visually-hidden">
        {choices.find(({ choice }) => choice === chosen)?.label}
      </output>
      <fieldset>
        <legend className="visually-hidden">{t('problems.scope')}</legend>
        {choices.map(({ choice, label }) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === chosen}
              onChange={() => setAnswer({ choice })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="dismiss-actions">
        <Button small type="submit" variant="primary" shortcut="↵">
          {t('problems.dismiss.do')}
        </Button>
        <Button small variant="quiet" shortcut="Esc" onClick={leave}>
          {t('problems.dismiss.leave')}
        </Button>
        <span className="dismiss-keys">{t('problems.dismiss.keys')}</span>
      </div>
    </form>
  );
}

interface Choice {
  readonly choice: DismissalChoice;
  readonly label: string;
}

function useChoices(problem: FoundProblem): readonly Choice[] {
  const { check } = problem;
  const { problems, review } = useStores();
  const others = fieldsElsewhere(problem);
  const request = useStore(review, (s) => s.request);
  const count = useStore(
    problems,
    (s) => s.problems.filter((one) => one.check === check && one.dismissed === undefined).length,
  );
  const name = checkName(check);
  return [
    {
      choice: 'field',
      label: others === 0 ? t('problems.scope.field') : t('problems.scope.fields', { count: others }),
    },
    { choice: 'request', label: t('problems.scope.request') },
    ...(count < 2
      ? []
      : [{ choice: 'all-of-check' as const, label: t('problems.scope.all', { count, check: name }) }]),
    {
      choice: 'pair',
      label: t('problems.scope.pair', {
        check: name,
        source: languageName(request?.languageSource ?? 'und', displayLocale()),
        target: languageName(request?.languageTarget ?? 'und', displayLocale()),
      }),
    },
    { choice: 'everywhere', label: t('problems.scope.everywhere', { check: name }) },
  ];
}
