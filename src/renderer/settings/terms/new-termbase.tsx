import { useState } from 'react';
import { longestTermbaseName } from '../../../contract/terms';
import { Button } from '../../components/button';
import { t } from '../../lib/terms/term-text';
import type { ChangeTerms } from './change-terms';

interface NewTermbaseProps {
  readonly change: ChangeTerms;
  readonly close: () => void;
}

/** Makes an empty termbase. */
export function NewTermbase({ change, close }: NewTermbaseProps) {
  const [name, setName] = useState('');
  return (
    <form
      className="card-row term-import"
      aria-label={t('terms.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void change((client) => client.call('terms.create', { name })).then((isDone) => {
          if (isDone) close();
        });
      }}
    >
      <label>
        {t('terms.new.name')}
        <input
          className="text-input"
          required
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to name one
          autoFocus
          maxLength={longestTermbaseName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" variant="primary">
        {t('terms.new.do')}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t('terms.cancel')}
      </Button>
    </form>
  );
}
