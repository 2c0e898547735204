import { useId, useState, type FormEvent } from 'react';
import type { CommandInput } from '../../contract/contract';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';

/** A parsed text: the change of the settings, and the text after saving; or the reason why it is refused. */
export type SettingReading =
  | { readonly kind: 'valid'; readonly change: CommandInput<'serviceSettings.write'>; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: string };

interface ServiceSettingRowProps {
  /**
   * The saved value as text. The row gets another `key` when its setting changes elsewhere, and shows the new
   * value.
   */
  readonly current: string;
  /** Whether the setting was given on the command line and can't be changed here. */
  readonly isFixed: boolean;
  readonly label: string;
  readonly hint: string;
  readonly saved: string;
  /** Unit after a one-line field; a row without unit has a field of several lines. */
  readonly unit?: string;
  readonly placeholder?: string;
  readonly read: (text: string) => SettingReading;
}

/** One setting of the service: a label, a text field, and a button that saves it. */
export function ServiceSettingRow(props: ServiceSettingRowProps) {
  const { current, isFixed, label, hint, saved, unit, placeholder, read } = props;
  const { serviceSettings, toasts } = useStores();
  const [text, setText] = useState(current);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reading = read(text);
    if (reading.kind === 'refused') {
      setProblem(reading.problem);
    } else if (await serviceSettings.getState().write(reading.change)) {
      setText(reading.text);
      toasts.getState().show({ tone: 'done', text: saved });
    }
  };
  const field = {
    id,
    className: 'text-input',
    autoComplete: 'off',
    placeholder,
    value: text,
    disabled: isFixed,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setText(target.value);
      setProblem(undefined);
    },
  };
  return (
    <form className="card-row service-setting" onSubmit={(event) => void save(event)} noValidate>
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-hint`} className={problem === undefined ? undefined : 'problem'} aria-live="polite">
          {problem ?? (isFixed ? t('api.fixed') : hint)}
        </small>
      </div>
      <div className={`service-setting-value ${unit === undefined ? 'lines' : 'line'}`}>
        {unit === undefined ? (
          <textarea {...field} dir="ltr" rows={3} spellCheck={false} />
        ) : (
          <>
            <input {...field} inputMode="numeric" />
            <span>{unit}</span>
          </>
        )}
        <Button
          type="submit"
          disabled={isFixed || text === current}
          aria-label={`${t('api.setting.save')}: ${label}`}
        >
          {t('api.setting.save')}
        </Button>
      </div>
    </form>
  );
}
