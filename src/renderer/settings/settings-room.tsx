import { useStore } from 'zustand';
import { looks, themes, type Look, type Theme } from '../../shared/ui-types';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { CheckLevelsSection } from '../problems/check-levels-section';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Segmented } from '../ui/segmented';

export function SettingsRoom() {
  const { app, review } = useDesk();
  const preferences = useStore(app, (s) => s.preferences);
  const info = useStore(app, (s) => s.info);
  const { writePreferences, showShortcuts } = app.getState();

  const preferLook = (look: Look): void => {
    review.getState().setLook(look);
    void writePreferences({ look });
  };
  return (
    <div className="page">
      <div className="page-inner">
        <h1>{t('settings.title')}</h1>
        <h2>{t('settings.appearance')}</h2>
        <div className="card">
          <div className="card-row">
            <div>
              {t('settings.theme')}
              <small>{t('settings.theme.hint')}</small>
            </div>
            <Segmented<Theme>
              label={t('settings.theme')}
              value={preferences.theme}
              onChange={(theme) => void writePreferences({ theme })}
              segments={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
            />
          </div>
          <div className="card-row">
            <div>
              {t('settings.look')}
              <small>{t('settings.look.hint')}</small>
            </div>
            <Segmented<Look>
              label={t('settings.look')}
              value={preferences.look}
              onChange={preferLook}
              segments={looks.map((value) => ({ value, label: t(`review.look.${value}`) }))}
            />
          </div>
          <div className="card-row">
            <div>{t('settings.shortcuts')}</div>
            <Button shortcut="?" aria-keyshortcuts="?" onClick={() => showShortcuts(true)}>
              {t('settings.shortcuts.show')}
            </Button>
          </div>
        </div>
        <CheckLevelsSection />
        {info === undefined ? null : (
          <>
            <h2>{t('settings.storage')}</h2>
            <div className="card">
              <PathRow name={t('settings.dataFolder')} path={info.dataFolder} />
              <PathRow name={t('settings.logFolder')} path={info.logFolder} />
            </div>
            <h2>{t('settings.about')}</h2>
            <div className="card">
              <div className="card-row">
                <div>{t('settings.version')}</div>
                <code>{info.version}</code>
              </div>
              <div className="card-row">
                <div>{t('settings.host')}</div>
                <span>{t(`settings.host.${info.host}`)}</span>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function PathRow({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <div className="card-row">
      <div>
        {name}
        <small>
          <code>{path}</code>
        </small>
      </div>
      <CopyButton text={path} />
    </div>
  );
}
