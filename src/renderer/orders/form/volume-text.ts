import { countedUnit, type TextSize } from '../../../content/text/text-size';
import { t } from '../../lib/messages/order-text';

/** The size of a source text in the unit in which its language is counted. */
export function volumeText(size: TextSize, language: string): string {
  return countedUnit(language) === 'words'
    ? t('newOrder.words', { count: size.words })
    : t('newOrder.characters', { count: size.characters });
}
