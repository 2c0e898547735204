import type { WorkingHours } from '../../contract/upstream/connections';
import { t } from '../lib/messages/service-text';
import { Switch } from '../components/switch';
import type { ConnectionDraft } from './connection-draft';
import { dayName } from '../lib/messages/connection-text';

const week = [1, 2, 3, 4, 5, 6, 7];

interface WorkingHoursFieldProps {
  readonly draft: ConnectionDraft;
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<ConnectionDraft>) => void;
}

/** Whether the connection syncs always or only at certain hours of certain days. */
export function WorkingHoursField({ draft, fault, onChange }: WorkingHoursFieldProps) {
  const { hasHours, hours } = draft;
  const change = (part: Partial<WorkingHours>): void => onChange({ hours: { ...hours, ...part } });
  return (
    <fieldset className="form-field">
      <legend>{t('form.hours')}</legend>
      <Switch
        label={t('form.hours.only')}
        checked={hasHours}
        onChange={(checked) => onChange({ hasHours: checked })}
      />
      {hasHours ? (
        <div className="hours-choice">
          {week.map((day) => (
            <label key={day} className="day">
              <input
                type="checkbox"
                checked={hours.days.includes(day)}
                onChange={(event) =>
                  change({
                    days: event.target.checked
                      ? [...hours.days, day].toSorted((a, b) => a - b)
                      : hours.days.filter((other) => other !== day),
                  })
                }
              />
              {dayName(day)}
            </label>
          ))}
          <Time label={t('form.hours.from')} value={hours.from} onChange={(from) => change({ from })} />
          <Time label={t('form.hours.to')} value={hours.to} onChange={(to) => change({ to })} />
        </div>
      ) : null}
      <p className={fault === undefined ? 'form-hint' : 'form-hint problem'} aria-live="polite">
        {fault ?? t('form.hours.hint')}
      </p>
    </fieldset>
  );
}

function Time({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="time">
      {label}
      <input
        type="time"
        required
        className="text-input"
        value={value}
        // The value is empty during typing.
        onChange={(event) => {
          if (event.target.value !== '') onChange(event.target.value);
        }}
      />
    </label>
  );
}
