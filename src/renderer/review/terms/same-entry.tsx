import { useEffect, useState } from 'react';
import { fold } from '../../../content/search/fold';
import { termsIn } from '../../../content/terms/terms-in';
import type { TermRow } from '../../../contract/terms';
import { Button } from '../../components/button';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';

interface SameEntryProps {
  readonly termbase: { readonly key: number; readonly name: string };
  readonly language: string;
  readonly term: string;
  /** Opens the entry in place of the new one. */
  readonly open: (entry: TermRow) => void;
}

/** More entries of one spelling are not looked through. */
const mostAlike = 20;

/** Says that the termbase has an entry with the term that a new one begins with. */
export function SameEntry({ termbase: { key, name }, language, term, open }: SameEntryProps) {
  const { client } = useStores();
  const [found, setFound] = useState<{ readonly of: string; readonly row: TermRow | undefined }>();
  const of = `${key} ${language} ${fold(term)}`;
  useEffect(() => {
    let isWanted = term !== '';
    const answer = isWanted
      ? client.call('terms.entries', { termbase: key, term, offset: 0, limit: mostAlike })
      : undefined;
    answer?.then(
      ({ rows }) => {
        const row = rows.find(({ entry }) =>
          termsIn(entry, language).some(({ text }) => fold(text) === fold(term)),
        );
        if (isWanted) setFound({ of, row });
      },
      // The hint is an extra: the entry can be saved all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, key, language, term, of]);
  const row = found?.of === of ? found.row : undefined;
  return (
    <output className="term-same">
      {row === undefined ? null : (
        <>
          <span>{t('terms.form.same', { term, termbase: name })}</span>
          <Button small variant="quiet" onClick={() => open(row)}>
            {t('terms.form.same.open')}
          </Button>
        </>
      )}
    </output>
  );
}
