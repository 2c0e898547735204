import type { CharacterFacts } from './character-facts';
import { invisibleCharacter } from '../display/invisible-characters';
import { perLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/review-text';

interface CharacterRowProps {
  readonly facts: CharacterFacts;
  /** Undefined when it is unknown or not loaded yet. */
  readonly name: string | undefined;
  readonly lang: string | undefined;
}

const scriptNames = perLocale((locale) => new Intl.DisplayNames([locale], { type: 'script' }));

export function CharacterRow({ facts, name, lang }: CharacterRowProps) {
  const { character, number, category, script, utf8 } = facts;
  const invisible = character === ' ' ? undefined : invisibleCharacter(character);
  const isMark = category === 'Mn' || category === 'Mc' || category === 'Me';
  return (
    <tr className={invisible === undefined ? undefined : 'noted'}>
      <td className="inspector-glyph" lang={lang}>
        {invisible === undefined ? (
          // A mark is shown on a dotted circle, as in Unicode's charts.
          <bdi>{isMark ? `◌${character}` : character}</bdi>
        ) : (
          <span className="inspector-short">{invisible.short}</span>
        )}
      </td>
      <td className="inspector-code">{number}</td>
      <td>{name ?? invisible?.name ?? '—'}</td>
      <td>{t(`category.${category}`)}</td>
      <td>{script === undefined ? '—' : scriptNames().of(script)}</td>
      <td className="inspector-code">{utf8}</td>
    </tr>
  );
}
