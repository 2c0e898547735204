import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ConnectionSummary, ConnectionTest } from '../../contract/upstream/connections';
import {
  longestBaseUrl,
  longestName,
  normalBaseUrl,
  serviceOf,
} from '../../contract/upstream/connection-input';
import { messageOf } from '../lib/host/client';
import { useStores } from '../stores/context';
import { shownConnection } from '../stores/service/connections-state';
import { focusOnArrival, watchFocus } from '../stores/focus';
import { formatList, formatNumber, formatSpan } from '../lib/messages/format';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { Switch } from '../components/switch';
import {
  changesOf,
  draftOf,
  faultsOf,
  minuteBounds,
  pageSizeBounds,
  settingsOf,
  type ConnectionDraft,
  type DraftFaults,
} from './connection-draft';
import { Field } from '../components/field';
import { TestReport } from './test-report';
import { WorkingHoursField } from './working-hours-field';

/** The state of a connection test. */
type Finding =
  | { readonly kind: 'testing' }
  | { readonly kind: 'found'; readonly test: ConnectionTest }
  | { readonly kind: 'failed'; readonly text: string };

/** The form for adding or changing a connection. */
export function ConnectionForm({ connection }: { readonly connection: ConnectionSummary | undefined }) {
  const { client, connections } = useStores();
  const others = connections.getState().connections?.filter(({ key }) => key !== connection?.key) ?? [];
  const [draft, setDraft] = useState(() => draftOf(connection));
  const [isTried, setTried] = useState(false);
  const [finding, setFinding] = useState<Finding>();
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  /** Counts tests, so that the result for an earlier address is ignored. */
  const tests = useRef(0);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const faults = faultsOf(draft, connection?.hasToken !== true);
  const change = (part: Partial<ConnectionDraft>): void => {
    setDraft({ ...draft, ...part });
    setRefusal(undefined);
    // A result for another address or token is outdated.
    if (part.baseUrl === undefined && part.token === undefined) return;
    tests.current += 1;
    setFinding(undefined);
  };
  const focusFault = (): void => {
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  };
  const test = async (): Promise<void> => {
    if (faults.baseUrl !== undefined || faults.token !== undefined) {
      setTried(true);
      focusFault();
      return;
    }
    const mine = (tests.current += 1);
    setFinding({ kind: 'testing' });
    const token = draft.token.trim();
    const input = {
      baseUrl: normalBaseUrl(draft.baseUrl),
      ...(token === '' ? {} : { token }),
      ...(connection === undefined ? {} : { key: connection.key }),
    };
    const answer = await client
      .call('connections.test', input)
      .then((found): Finding => ({ kind: 'found', test: found }))
      .catch((error: unknown): Finding => ({ kind: 'failed', text: messageOf(error) }));
    if (mine === tests.current) setFinding(answer);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) {
      focusFault();
      return;
    }
    const token = draft.token.trim();
    const { add, edit } = connections.getState();
    const mayMove = watchFocus();
    const refused =
      connection === undefined
        ? await add({ ...settingsOf(draft), token })
        : await edit({
            key: connection.key,
            ...changesOf(draft, connection),
            ...(token === '' ? {} : { token }),
          });
    setRefusal(refused);
    if (refused === undefined && mayMove()) focusShown();
  };
  // The form goes away. A connection that was just added may still be missing in the list.
  const focusShown = (): void => {
    const state = connections.getState();
    if (state.shown.kind !== 'one') return;
    focusOnArrival(`[data-connection="${state.shown.key ?? shownConnection(state)?.key ?? 'none'}"]`);
  };
  const leave = (): void => {
    connections.getState().show({ kind: 'one', key: connection?.key });
    focusShown();
  };
  const fault = faultText(faults, draft, isTried);

  return (
    <form
      className="connection-view connection-form"
      aria-label={t(connection === undefined ? 'form.add' : 'form.edit')}
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t(connection === undefined ? 'form.add' : 'form.edit')}</h2>
      <Field
        label={t('form.name')}
        placeholder={t('form.name.placeholder')}
        // A placeholder has the direction of the window.
        dir={draft.name === '' ? undefined : 'auto'}
        value={draft.name}
        fault={fault('name')}
        onChange={(name) => change({ name })}
      />
      <Field
        label={t('form.baseUrl')}
        hint={baseUrlHint(draft.baseUrl, others)}
        type="url"
        dir="ltr"
        placeholder="https://service.example"
        value={draft.baseUrl}
        fault={fault('baseUrl')}
        onChange={(baseUrl) => change({ baseUrl })}
      />
      <Field
        label={t('form.token')}
        hint={t(connection?.hasToken === true ? 'form.token.kept' : 'form.token.hint')}
        type="password"
        dir="ltr"
        value={draft.token}
        fault={fault('token')}
        onChange={(token) => change({ token })}
      />
      <div className="form-test">
        <Button
          disabledReason={finding?.kind === 'testing' ? t('form.testing') : undefined}
          onClick={() => void test()}
        >
          {t(finding?.kind === 'testing' ? 'form.testing' : 'form.test')}
        </Button>
        <div aria-live="polite">
          {finding?.kind === 'found' ? <TestReport test={finding.test} /> : null}
          {finding?.kind === 'failed' ? <p className="problem">{finding.text}</p> : null}
        </div>
      </div>
      <Field
        label={t('form.minutes')}
        hint={t('form.minutes.hint', { interval: formatSpan(minuteBounds.least * 60_000) })}
        inputMode="numeric"
        unit={t('form.minutes.unit')}
        value={draft.minutes}
        fault={fault('minutes')}
        onChange={(minutes) => change({ minutes })}
      />
      <WorkingHoursField draft={draft} fault={fault('hours')} onChange={change} />
      <Field
        label={t('form.pageSize')}
        hint={t('form.pageSize.hint')}
        inputMode="numeric"
        unit={t('form.pageSize.unit')}
        value={draft.pageSize}
        fault={fault('pageSize')}
        onChange={(pageSize) => change({ pageSize })}
      />
      <fieldset className="form-field">
        <legend>{t('form.more')}</legend>
        <Switch
          label={t('form.looksAgain')}
          checked={draft.looksAgain}
          onChange={(looksAgain) => change({ looksAgain })}
        />
        <Switch
          label={t('form.everySource')}
          checked={draft.everySource}
          onChange={(everySource) => change({ everySource })}
        />
      </fieldset>
      <div className="form-actions">
        <Button type="submit" variant="primary">
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('form.cancel')}
        </Button>
        <p className="problem" aria-live="polite">
          {refusal}
        </p>
      </div>
    </form>
  );
}

/** Also mentions other connections with this address, which may be intended. */
function baseUrlHint(baseUrl: string, others: readonly ConnectionSummary[]): string {
  const names = others
    .filter((other) => baseUrl.trim() !== '' && serviceOf(other.baseUrl) === serviceOf(baseUrl))
    .map(({ name }) => name);
  return names.length === 0 ? t('form.baseUrl.hint') : t('form.baseUrl.shared', { names: formatList(names) });
}

/** Returns the fault of a part in words: at once if text was typed, otherwise after an attempt to save. */
function faultText(
  faults: DraftFaults,
  draft: ConnectionDraft,
  isTried: boolean,
): (part: keyof DraftFaults) => string | undefined {
  const bounds = {
    least: formatNumber(minuteBounds.least),
    most: formatNumber(minuteBounds.most),
    leastPage: formatNumber(pageSizeBounds.least),
    mostPage: formatNumber(pageSizeBounds.most),
  };
  return (part) => {
    const isUnfinished =
      (part === 'name' || part === 'token' || part === 'baseUrl') &&
      (draft[part] === '' || (part === 'baseUrl' && isBeginning(draft.baseUrl)));
    if (isUnfinished && !isTried) return undefined;
    if (part === 'name')
      return faults.name === undefined ? undefined : t(`form.name.${faults.name}`, { most: longestName });
    if (part === 'baseUrl')
      return faults.baseUrl === undefined
        ? undefined
        : t(`form.baseUrl.${faults.baseUrl}`, { most: longestBaseUrl });
    if (part === 'token') return faults.token === undefined ? undefined : t(`form.token.${faults.token}`);
    if (part === 'hours') return faults.hours === undefined ? undefined : t(`form.hours.${faults.hours}`);
    return faults[part] === undefined ? undefined : t(`form.${part}.range`, bounds);
  };
}

const beginnings = ['http://', 'https://'];

function isBeginning(text: string): boolean {
  return beginnings.some((beginning) => beginning.startsWith(text.toLowerCase()));
}
