import { t } from '../lib/messages/settings-text';
import { Switch } from '../components/switch';

const usualHours = '18:00-08:00';

interface QuietHoursFieldProps {
  /** `18:00-08:00`; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Hours of the day without notifications. */
export function QuietHoursField({ value, onChange }: QuietHoursFieldProps) {
  const [from = '', to = ''] = value === '' ? [] : value.split('-');
  const time = (label: string, now: string, change: (text: string) => string) => (
    <label className="quiet-time">
      {label}
      <input
        type="time"
        required
        className="text-input"
        value={now}
        // The value is empty during typing.
        onChange={(event) => {
          if (event.target.value !== '') onChange(change(event.target.value));
        }}
      />
    </label>
  );
  return (
    <div className="card-row">
      <div>
        {t('desktop.quiet')}
        <small>{t('desktop.quiet.hint')}</small>
      </div>
      {value === '' ? null : (
        <>
          {time(t('desktop.quiet.from'), from, (text) => `${text}-${to}`)}
          {time(t('desktop.quiet.to'), to, (text) => `${from}-${text}`)}
        </>
      )}
      <Switch
        label={t('desktop.quiet.on')}
        checked={value !== ''}
        onChange={(on) => onChange(on ? usualHours : '')}
      />
    </div>
  );
}
