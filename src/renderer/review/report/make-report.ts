import { messageOf } from '../../lib/host/client';
import { directionOf, displayLanguage, displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/report-text';
import type { Stores } from '../../stores/context';
import { showLateNotice } from '../../stores/window/late-notice';
import { saveFile } from '../../lib/files/save-file';
import { readReport, type ReportedRequest } from './read-report';
import { reportBody, reportPage } from './report-html';
import { reportedKeys } from './reported-keys';
import styles from './report.css?inline';

type Needed = Pick<Stores, 'client' | 'app' | 'jobs' | 'requests' | 'review' | 'toasts'>;

/** Saves a report of the chosen requests, or of the selected job, as a page that needs no other file. */
export async function saveReport(stores: Needed): Promise<void> {
  const { client, app, toasts } = stores;
  await saying(stores, async () => {
    const requests = await read(stores);
    if (requests === undefined) return;
    const now = new Date();
    const page = reportPage(reportBody(requests, now), t('report.title', { count: requests.length }), styles);
    const name = `locdesk-report-${now.toISOString().slice(0, 10)}.html`;
    const host = app.getState().info?.host;
    const saved = await saveFile(client, host, name, new Blob([page], { type: 'text/html' }));
    if (saved !== undefined)
      toasts.getState().show({ tone: 'done', text: t('report.saved', { name: saved }) });
  });
}

/** Prints a report of the chosen requests, or of the selected job, instead of the window as it stands. */
export async function printReport(stores: Needed): Promise<void> {
  await saying(stores, async () => {
    const requests = await read(stores);
    if (requests === undefined) return;
    const { contentDocument: page, contentWindow: view } = printFrame();
    if (page === null || view === null) return;
    fillPage(page, reportBody(requests, new Date()));
    view.print();
  });
}

/** Reads the requests of the report; returns undefined once the user has cancelled it. */
async function read(stores: Needed): Promise<readonly ReportedRequest[] | undefined> {
  const keys = reportedKeys(stores);
  const cancelled = new AbortController();
  const notice = showLateNotice(stores.toasts, t('report.making', { count: keys.length }), {
    label: t('report.cancel'),
    run: () => cancelled.abort(),
  });
  try {
    return await readReport(stores.client, keys, cancelled.signal, (done) =>
      notice.setProgress(t('report.progress', { done, total: keys.length })),
    );
  } finally {
    notice.end();
  }
}

/** A frame to print. It stays until the next one, because a host may print later than it is asked. */
function printFrame(): HTMLIFrameElement {
  document.querySelector('iframe[data-print]')?.remove();
  const frame = document.createElement('iframe');
  // It runs no script. Without allow-modals the sandbox would refuse to print.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.dataset['print'] = '';
  frame.tabIndex = -1;
  frame.className = 'visually-hidden';
  document.body.append(frame);
  return frame;
}

/** The window's policy allows no style element; a sheet that is made here is allowed. */
function fillPage(page: Document, body: string): void {
  const { defaultView: view } = page;
  if (view === null) return;
  page.documentElement.lang = displayLocale();
  page.documentElement.dir = directionOf(displayLanguage());
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
  page.title = t('report.print');
  page.body.innerHTML = body;
}

/** Shows what went wrong. */
async function saying({ toasts }: Needed, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}
