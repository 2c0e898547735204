import { FilePenLine } from 'lucide-react';
import { CopyButton } from '../components/copy/copy-button';
import { EmptyState } from '../components/empty-state';
import { t } from '../lib/messages/order-text';

const line = 'locdesk file import strings.xml --source en --target de,fr';

/** Before the first order: the ways to make one. */
export function FirstOrder() {
  return (
    <EmptyState
      icon={<FilePenLine size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t('orders.first.title')}
      text={t('orders.first.text')}
    >
      <p>{t('orders.first.cli')}</p>
      <div className="command">
        <pre aria-label={t('orders.first.line')}>
          <code>{line}</code>
        </pre>
        <CopyButton text={line} />
      </div>
    </EmptyState>
  );
}
