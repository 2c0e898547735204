import { tagBalance } from './tag-balance';
import { tagLabel } from '../../../content/html/tag-label';
import { t } from '../../lib/messages/review-text';
import { tagPair, type TagPair } from './tag-pair';

interface MissingTagsProps {
  readonly source: string;
  readonly target: string;
  readonly onInsert: (tag: string, pair: TagPair) => void;
}

/** Cap: a longer list is not useful. */
const mostShown = 12;

/** Tags of the source that the target lacks; each can be inserted at the caret, or around the selection. */
export function MissingTags({ source, target, onInsert }: MissingTagsProps) {
  const { missing } = tagBalance(source, target);
  if (missing.length === 0) return null;
  return (
    <div className="missing-tags">
      <span>{t('edit.tags.missing')}</span>
      {missing.slice(0, mostShown).map((tag, index) => (
        <button
          // Equal tags differ only by their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${tag} ${index}`}
          type="button"
          className="tag-chip"
          title={tag}
          aria-label={t('edit.tags.insert', { tag })}
          // Prevented, so that the caret stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(tag, tagPair(tag, missing))}
        >
          {tagLabel(tag)}
        </button>
      ))}
    </div>
  );
}
