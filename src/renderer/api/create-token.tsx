import { useEffect, useId, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import type { TokenKind } from '../../content/content-request';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { Segmented } from '../components/segmented';

const longestName = 100;

export function CreateToken() {
  const { tokens, connections } = useStores();
  const list = useStore(connections, (s) => s.connections) ?? [];
  const [name, setName] = useState('');
  const [kind, setKind] = useState<TokenKind>('live');
  const [problem, setProblem] = useState<string>();
  const [forwardTo, setForwardTo] = useState<number>();
  // A test token completes requests itself; a connection may be removed while the form is open.
  const target = kind === 'live' ? list.find(({ key }) => key === forwardTo) : undefined;
  useEffect(() => void connections.getState().load(), [connections]);
  const forwardId = useId();
  const nameId = useId();
  const problemId = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') {
      setProblem(t('api.create.nameMissing'));
      return;
    }
    if (!(await tokens.getState().create(trimmed, kind, target?.key))) return;
    setName('');
    setForwardTo(undefined);
  };
  return (
    <>
      <h2>{t('api.create.title')}</h2>
      <form className="card create-token" onSubmit={(event) => void submit(event)} noValidate>
        <div className="create-token-name">
          <label htmlFor={nameId}>{t('api.create.name')}</label>
          <input
            id={nameId}
            className="text-input"
            data-control="token"
            value={name}
            maxLength={longestName}
            autoComplete="off"
            placeholder={t('api.create.namePlaceholder')}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
          />
        </div>
        <div>
          <span className="label">{t('api.create.kind')}</span>
          <Segmented<TokenKind>
            label={t('api.create.kind')}
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'live', label: t('api.tokens.live') },
              { value: 'test', label: t('api.tokens.test') },
            ]}
          />
        </div>
        {list.length === 0 ? null : (
          <div className="create-token-forward">
            <label htmlFor={forwardId}>{t('api.create.forward')}</label>
            <select
              id={forwardId}
              className="text-input"
              disabled={kind === 'test'}
              value={target?.key ?? ''}
              onChange={(event) => setForwardTo(Number(event.target.value) || undefined)}
            >
              <option value="">
                {t(kind === 'test' ? 'api.create.forward.test' : 'api.create.forward.none')}
              </option>
              {list.map(({ key, name: connection }) => (
                <option key={key} value={key}>
                  {connection}
                </option>
              ))}
            </select>
          </div>
        )}
        <Button type="submit" variant="primary">
          {t('api.create.submit')}
        </Button>
        <p
          className={problem === undefined ? 'create-token-hint' : 'create-token-hint problem'}
          id={problemId}
          aria-live="polite"
        >
          {problem ??
            (target === undefined
              ? t(`api.create.${kind}.hint`)
              : t('api.create.forward.hint', { name: target.name }))}
        </p>
      </form>
    </>
  );
}
