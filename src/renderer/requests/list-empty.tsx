import { Inbox } from 'lucide-react';
import type { ViewId } from '../../shared/views';
import { t } from '../messages/translate';
import { EmptyState } from '../ui/empty-state';

/** A view without rows, while other views have some. */
export function ListEmpty({ view }: { readonly view: ViewId }) {
  return (
    <EmptyState
      icon={<Inbox size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t(`list.empty.${view}.title`)}
      text={t(`list.empty.${view}.text`)}
    />
  );
}
