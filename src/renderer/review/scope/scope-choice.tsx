import { t } from '../../lib/messages/failure-text';
import type { RequestScope } from '../../stores/window/app-state';

interface ScopeChoiceProps {
  readonly scopes: readonly RequestScope[];
  /** The index of the chosen one. */
  readonly chosen: number;
  readonly isDisabled: boolean;
  readonly choose: (index: number) => void;
}

/** Asks for which requests something is done. */
export function ScopeChoice({ scopes, chosen, isDisabled, choose }: ScopeChoiceProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend>{t('scope')}</legend>
      {scopes.map(({ kind, count }, index) => (
        <label key={kind}>
          <input
            type="radio"
            name="scope"
            checked={index === chosen}
            {...(index === chosen ? { 'data-focus-first': '' } : {})}
            onChange={() => choose(index)}
          />
          {t(`scope.${kind}`, { count })}
        </label>
      ))}
    </fieldset>
  );
}
