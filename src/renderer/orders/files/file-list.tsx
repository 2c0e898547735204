import { X } from 'lucide-react';
import { formatTitle } from '../../lib/format-names';
import { IconButton } from '../../components/icon-button';
import { formatNumber } from '../../lib/messages/format';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import { isReady, isUnread, pathOf, type PickedFile } from '../../stores/orders/picked-file';

/** The files of an import: what each of them is, or why it is left out. */
export function FileList({
  files,
  shown,
}: {
  readonly files: readonly PickedFile[];
  readonly shown: number | undefined;
}) {
  const { fileImport } = useStores();
  const { show, remove } = fileImport.getState();
  return (
    <ul className="file-list" aria-label={t('fileImport.list')}>
      {files.map((file) => (
        <li key={file.key}>
          <button
            type="button"
            className="link-button"
            aria-current={file.key === shown}
            onClick={() => show(file.key)}
          >
            <bdi>{pathOf(file)}</bdi>
          </button>
          <Status file={file} />
          <IconButton
            label={t('fileImport.remove', { name: pathOf(file) })}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => remove(file.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function Status({ file }: { readonly file: PickedFile }) {
  const { preview, problems, role } = file;
  if (isUnread(file)) return <span>{t('fileImport.reading')}</span>;
  if (isReady(file) && preview !== undefined && problems.length === 0) {
    return (
      <span>
        {preview.format === null ? '' : formatTitle(preview.format)}{' '}
        {t('fileImport.segments', { count: preview.total })}
        {role !== 'other' ? ` ${t('fileImport.isVersion')}` : null}
      </span>
    );
  }
  return <span className="problem">{problems[0] ?? firstProblem(file)}</span>;
}

function firstProblem({ preview }: PickedFile): string {
  const [first] = preview?.problems ?? [];
  if (first === undefined) return '';
  const { line, column, message } = first;
  return t('fileImport.problem', { line: formatNumber(line), column: formatNumber(column), message });
}
