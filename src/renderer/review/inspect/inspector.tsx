/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { characterFacts } from './character-facts';
import { useStores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { t } from '../../lib/messages/review-text';
import { IconButton } from '../../components/icon-button';
import { loadCharacterNames, type NameOf } from './character-name';
import { CharacterRow } from './character-row';
import type { InspectedText } from '../../stores/review/inspector-state';
import { selectedIn } from './text-to-inspect';
import './inspector.css';

/** Limit of rows; a longer text is inspected in parts. */
const mostCharacters = 200;
/** Limit of the box, which is for choosing characters. */
const longestText = 5000;

/** The character inspector: the code points of a text, one per row. */
export function Inspector({ inspected }: { readonly inspected: InspectedText }) {
  const { inspector } = useStores();
  const { lang, dir } = inspected;
  // Other text can replace it by typing or pasting.
  const [typed, setTyped] = useState({ over: inspected, text: inspected.text.slice(0, longestText) });
  const text = typed.over === inspected ? typed.text : inspected.text.slice(0, longestText);
  const box = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState({ of: text, part: '' });
  const nameOf = useNames();
  // Runs in the commit that ends the hold on letters (`isInputAwaited`), so the next typed letter goes here.
  useLayoutEffect(() => box.current?.focus(), []);
  useFollowedSelection();

  const part = chosen.of === text && chosen.part !== '' ? chosen.part : text;
  const codePoints = useMemo(() => Array.from(part, characterFacts), [part]);
  const count = codePoints.length;
  const close = (): void => {
    inspector.getState().close();
    focusReview();
  };
  return (
    <aside className="inspector" aria-label={t('inspector.title')} data-inspector>
      <div className="inspector-head">
        <h2>{t('inspector.title')}</h2>
        <output aria-live="polite">
          {t(count > mostCharacters ? 'inspector.first' : 'inspector.count', {
            count,
            shown: mostCharacters,
          })}
        </output>
        <IconButton
          label={t('inspector.close')}
          command="inspect.close"
          icon={<X size={15} aria-hidden="true" />}
          onClick={close}
        />
      </div>
      <textarea
        ref={box}
        className="text-input"
        aria-label={t('inspector.text')}
        title={t('inspector.text.hint')}
        rows={2}
        value={text}
        maxLength={longestText}
        spellCheck={false}
        onChange={(event) => setTyped({ over: inspected, text: event.target.value })}
        lang={lang}
        dir={dir}
        onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
          setChosen({ of: text, part: value.slice(selectionStart, selectionEnd) })
        }
      />
      {/* Scrolls with the keyboard's own keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="inspector-table" tabIndex={0} role="group" aria-label={t('inspector.characters')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('inspector.character')}</th>
              <th scope="col">{t('inspector.codePoint')}</th>
              <th scope="col">{t('inspector.name')}</th>
              <th scope="col">{t('inspector.category')}</th>
              <th scope="col">{t('inspector.script')}</th>
              <th scope="col">{t('inspector.utf8')}</th>
            </tr>
          </thead>
          <tbody>
            {codePoints.slice(0, mostCharacters).map((facts, index) => (
              // The characters of one text never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <CharacterRow key={index} facts={facts} name={nameOf?.(facts.codePoint)} lang={lang} />
            ))}
          </tbody>
        </table>
      </div>
    </aside>
  );
}

function useNames(): NameOf | undefined {
  const [names, setNames] = useState<{ readonly of: NameOf }>();
  useEffect(() => {
    let isShown = true;
    void loadCharacterNames().then((of) => {
      if (isShown) setNames({ of });
    });
    return () => {
      isShown = false;
    };
  }, []);
  return names?.of;
}

/** While the inspector is open, it follows the selection in the fields. */
function useFollowedSelection(): void {
  const { inspector } = useStores();
  useEffect(() => {
    const follow = (): void => {
      const selected = selectedIn(document);
      if (selected !== undefined) inspector.getState().inspect(selected);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [inspector]);
}
