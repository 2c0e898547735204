import { X } from 'lucide-react';
import { useState } from 'react';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/settings-text';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';

/** The user's own words, each with a button to remove it. */
export function OwnWords({ words }: { readonly words: readonly string[] }) {
  const { removeWord } = useStores().spelling.getState();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className="card-row">
        <div>
          {t('spelling.words')}
          <small>
            {words.length === 0
              ? t('spelling.words.none')
              : t('spelling.words.count', { count: words.length })}
          </small>
        </div>
        {words.length === 0 ? null : (
          <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'spelling.words.hide' : 'spelling.words.show')}
          </Button>
        )}
      </div>
      {isShown && words.length > 0 ? (
        <div className="card-row">
          <ul className="own-words" aria-label={t('spelling.words')}>
            {words.map((word) => (
              <li key={word}>
                <bdi>{word}</bdi>
                <IconButton
                  label={t('spelling.words.remove', { word })}
                  icon={<X size={13} aria-hidden="true" />}
                  onClick={() => void removeWord(word)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
