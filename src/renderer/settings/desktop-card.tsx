import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  keyStorePlaces,
  trayChoices,
  type DesktopSettings,
  type TrayChoice,
} from '../../contract/desktop/desktop-settings';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/settings-text';
import { Segmented } from '../components/segmented';
import { Switch } from '../components/switch';
import { QuietHoursField } from './quiet-hours-field';

/** Settings of the desktop application; renders nothing in the browser host. */
export function DesktopCard() {
  const { desktop } = useStores();
  const settings = useStore(desktop, (s) => s.settings);
  const { load } = desktop.getState();
  useEffect(() => void load(), [load]);
  return settings === undefined || settings === null ? null : <Card settings={settings} />;
}

function Card({ settings }: { readonly settings: DesktopSettings }) {
  const { write } = useStores().desktop.getState();
  const { notifications, quietHours, keepInTray, startAtLogin, updateNotice, keyStore } = settings;
  return (
    <>
      <h2>{t('desktop.title')}</h2>
      <div className="card">
        <div className="card-row">
          <div>
            {t('desktop.notifications')}
            <small>{t('desktop.notifications.hint')}</small>
          </div>
          <Switch
            label={t('desktop.notifications.show')}
            checked={notifications}
            onChange={(on) => void write({ notifications: on })}
          />
        </div>
        {notifications ? (
          <QuietHoursField value={quietHours} onChange={(hours) => void write({ quietHours: hours })} />
        ) : null}
        <div className="card-row">
          <div>
            {t('desktop.tray')}
            <small>{t('desktop.tray.hint')}</small>
          </div>
          <Segmented<TrayChoice>
            label={t('desktop.tray')}
            value={keepInTray}
            onChange={(choice) => void write({ keepInTray: choice })}
            segments={trayChoices.map((value) => ({ value, label: t(`desktop.tray.${value}`) }))}
          />
        </div>
        {startAtLogin === undefined ? null : (
          <div className="card-row">
            <div>{t('desktop.login')}</div>
            <Switch
              label={t('desktop.login.on')}
              checked={startAtLogin}
              onChange={(on) => void write({ startAtLogin: on })}
            />
          </div>
        )}
        {updateNotice === undefined ? null : (
          <div className="card-row">
            <div>
              {t('desktop.updates')}
              <small>{t('desktop.updates.hint')}</small>
            </div>
            <Switch
              label={t('desktop.updates.on')}
              checked={updateNotice}
              onChange={(on) => void write({ updateNotice: on })}
            />
          </div>
        )}
        <div className="card-row">
          <div>
            {t('desktop.keyStore')}
            <small>
              {keyStore.problem === undefined
                ? t(`desktop.keyStore.used.${keyStore.used}`)
                : t('desktop.keyStore.problem', { problem: keyStore.problem })}
            </small>
          </div>
          <Segmented<DesktopSettings['keyStore']['wanted']>
            label={t('desktop.keyStore')}
            value={keyStore.wanted}
            onChange={(place) => void write({ keyStore: place })}
            segments={keyStorePlaces.map((value) => ({ value, label: t(`desktop.keyStore.${value}`) }))}
          />
        </div>
      </div>
    </>
  );
}
