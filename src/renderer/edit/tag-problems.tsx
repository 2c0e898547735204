import { tagBalance } from '../../shared/html/tag-balance';
import { tagLabel } from '../../shared/html/tag-label';
import { t } from '../messages/translate';
import { Chip } from '../ui/chip';

interface TagProblemsProps {
  readonly source: string;
  readonly target: string;
  readonly onInsert: (tag: string) => void;
}

/** More than these at once help nobody. */
const mostShown = 12;

/** Tags that went missing, each to be put back at the caret, and tags that are too many. */
export function TagProblems({ source, target, onInsert }: TagProblemsProps) {
  const { missing, extra } = tagBalance(source, target);
  if (missing.length === 0 && extra.length === 0) return null;
  return (
    <div className="edit-problems">
      {missing.length === 0 ? null : <span>{t('edit.tags.missing')}</span>}
      {missing.slice(0, mostShown).map((tag, index) => (
        <button
          // Equal tags differ only by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${tag} ${index}`}
          type="button"
          className="tag-chip"
          title={tag}
          aria-label={t('edit.tags.insert', { tag })}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(tag)}
        >
          {tagLabel(tag)}
        </button>
      ))}
      {extra.length === 0 ? null : (
        <Chip tone="bad" title={extra.join(' ')}>
          {`${t('edit.tags.extra')}: ${extra.slice(0, mostShown).map(tagLabel).join(' ')}`}
        </Chip>
      )}
    </div>
  );
}
