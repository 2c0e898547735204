import { useStore } from 'zustand';
import { viewModes, themes, type ViewMode, type Theme } from '../../contract/ui-types';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/settings-text';
import { CheckLevelsSection } from '../review/problems/check-levels-section';
import { Button } from '../components/button';
import { CopyButton } from '../components/copy/copy-button';
import { Segmented } from '../components/segmented';
import { BackupsCard } from './backups-card';
import { copyDiagnostics } from '../components/copy/copy-diagnostics';
import { DesktopCard } from './desktop-card';
import { LanguageRow } from './language-row';
import { onDemand } from '../components/on-demand';
import { SpellingCard } from './spelling-card';

const ReceiversSection = onDemand(
  async () => (await import('./receivers/receivers-section')).ReceiversSection,
  { isExtra: true },
);

const TermsSection = onDemand(async () => (await import('./terms/terms-section')).TermsSection, {
  isExtra: true,
});

const MemoriesSection = onDemand(async () => (await import('./memories/memories-section')).MemoriesSection, {
  isExtra: true,
});

export function SettingsScreen() {
  const stores = useStores();
  const { app, review } = stores;
  const preferences = useStore(app, (s) => s.preferences);
  const info = useStore(app, (s) => s.info);
  const { writePreferences, showShortcuts, showLicences } = app.getState();

  const preferViewMode = (viewMode: ViewMode): void => {
    review.getState().setViewMode(viewMode);
    void writePreferences({ viewMode });
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
          <LanguageRow />
          <div className="card-row">
            <div>
              {t('settings.viewMode')}
              <small>{t('settings.viewMode.hint')}</small>
            </div>
            <Segmented<ViewMode>
              label={t('settings.viewMode')}
              value={preferences.viewMode}
              onChange={preferViewMode}
              segments={viewModes.map((value) => ({ value, label: t(`review.viewMode.${value}`) }))}
            />
          </div>
          {preferences.welcomed ? (
            <div className="card-row">
              <div>
                {t('settings.welcome')}
                <small>{t('settings.welcome.hint')}</small>
              </div>
              <Button onClick={() => void writePreferences({ welcomed: false })}>
                {t('settings.welcome.show')}
              </Button>
            </div>
          ) : null}
          <div className="card-row">
            <div>
              {t('settings.singleKeys')}
              <small>{t('settings.singleKeys.hint')}</small>
            </div>
            <Segmented<'on' | 'off'>
              label={t('settings.singleKeys')}
              value={preferences.singleKeys ? 'on' : 'off'}
              onChange={(choice) => void writePreferences({ singleKeys: choice === 'on' })}
              segments={(['on', 'off'] as const).map((value) => ({
                value,
                label: t(`settings.singleKeys.${value}`),
              }))}
            />
          </div>
          <div className="card-row">
            <div>{t('settings.shortcuts')}</div>
            <Button command="shortcuts" onClick={() => showShortcuts(true)}>
              {t('settings.shortcuts.show')}
            </Button>
          </div>
        </div>
        <DesktopCard />
        <SpellingCard />
        <CheckLevelsSection />
        <ReceiversSection />
        <TermsSection />
        <MemoriesSection />
        {info === undefined ? null : (
          <>
            <h2>{t('settings.storage')}</h2>
            <div className="card">
              <PathRow name={t('settings.dataFolder')} path={info.dataFolder} folder="data" />
              <PathRow name={t('settings.logFolder')} path={info.logFolder} folder="logs" />
            </div>
            <h2>{t('backups.heading')}</h2>
            <BackupsCard />
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
              {info.warnings?.settings === undefined ? null : (
                <div className="card-row">
                  <div>
                    {t('settings.overrides')}
                    <small>
                      <code>{info.warnings.settings.join(', ')}</code>
                    </small>
                  </div>
                </div>
              )}
              <div className="card-row">
                <div>
                  {t('diagnostics.title')}
                  <small>{t('diagnostics.hint')}</small>
                </div>
                <Button onClick={() => void copyDiagnostics(stores)}>{t('diagnostics.copy')}</Button>
              </div>
              <div className="card-row">
                <div>{t('licences.title')}</div>
                <Button onClick={() => showLicences(true)}>{t('licences.show')}</Button>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function PathRow({
  name,
  path,
  folder,
}: {
  readonly name: string;
  readonly path: string;
  readonly folder: 'data' | 'logs';
}) {
  const { desktop } = useStores();
  return (
    <div className="card-row">
      <div>
        {name}
        <small>
          <code>{path}</code>
        </small>
      </div>
      <Button onClick={() => void desktop.getState().showFolder(folder)}>
        {t(`settings.showFolder.${folder}`)}
      </Button>
      <CopyButton text={path} label={`${t('copy.copy')}: ${name}`} />
    </div>
  );
}
