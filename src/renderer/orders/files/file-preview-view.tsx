import { useId } from 'react';
import { useStore } from 'zustand';
import type { FilePreview } from '../../../contract/orders';
import { formatTitle, formatTitles } from '../../lib/format-names';
import { languageName, textDirection } from '../../../content/language-tag';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { useStores } from '../../stores/context';
import type { PickedFile } from '../../stores/orders/picked-file';
import { volumeText } from '../form/volume-text';
import { FileProblemText } from './file-problem-text';
import { SegmentCountsText } from './import-counts';
import { TableColumnsView } from './table-columns-view';

/** For files that do not name theirs and are not UTF-8; names of the WHATWG encoding standard. */
const encodings = [
  'utf-8',
  'utf-16le',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

/** Shows the kind of a file and the texts to translate, or why it can't be read and how to fix that. */
export function FilePreviewView({ file }: { readonly file: PickedFile }) {
  const { fileImport } = useStores();
  const source = useStore(fileImport, (s) => s.source);
  const targets = useStore(fileImport, (s) => s.targets);
  const { key, preview, reading } = file;
  if (preview === undefined) {
    return file.problems.length === 0 ? <output>{t('fileImport.reading')}</output> : null;
  }
  const { table, columns = {} } = preview;
  const isChoosable = !preview.valid || reading.format !== '' || reading.encoding !== '';
  return (
    <>
      {preview.valid ? <Facts preview={preview} source={source} /> : null}
      {preview.changes === undefined ? null : (
        <p className="detail-meta">
          <b>{t('fileImport.counts')}</b>
          <SegmentCountsText counts={preview.changes} />
        </p>
      )}
      <Problems preview={preview} />
      {isChoosable ? <ReadingChoice file={file} /> : null}
      {table === undefined ? null : (
        <TableColumnsView
          table={table}
          chosen={{ ...columns, ...reading.columns }}
          targets={targets}
          onChoose={(chosen) => void fileImport.getState().read(key, { columns: chosen })}
        />
      )}
      {preview.valid ? <Segments preview={preview} source={source} /> : null}
    </>
  );
}

function Facts({
  preview: { format, encoding, total, size, sourceLanguage, targetLanguage },
  source,
}: {
  readonly preview: FilePreview;
  readonly source: string;
}) {
  const [from, to] = [sourceLanguage, targetLanguage].map((tag) =>
    tag === undefined ? undefined : languageName(tag, displayLocale()),
  );
  const named =
    from !== undefined && to !== undefined ? t('counts.pair', { source: from, target: to }) : (from ?? to);
  return (
    <p className="detail-meta">
      <b>{format === null ? '' : formatTitle(format)}</b>
      <span>{encoding?.toUpperCase()}</span>
      <span>{t('fileImport.segments', { count: total })}</span>
      {size === undefined ? null : (
        <span>
          {size.isEstimate ? t('fileImport.about') : null} {volumeText(size, source)}
        </span>
      )}
      {named === undefined ? null : <span>{t('fileImport.names', { languages: named })}</span>}
    </p>
  );
}

/** Each with its place in the file and what to do. */
function Problems({ preview: { valid, problems } }: { readonly preview: FilePreview }) {
  if (problems.length === 0) return null;
  return (
    <section className={valid ? 'notice warn' : 'notice bad'} role={valid ? undefined : 'alert'}>
      <p>{t(valid ? 'fileImport.known.problems' : 'fileImport.unreadable')}</p>
      <ul>
        {problems.slice(0, 20).map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.message}`}>
            <FileProblemText problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadingChoice({ file: { key, reading } }: { readonly file: PickedFile }) {
  const { fileImport } = useStores();
  const id = useId();
  const { read } = fileImport.getState();
  return (
    <div className="file-reading">
      <label htmlFor={`${id}-format`}>{t('fileImport.format')}</label>
      <select
        id={`${id}-format`}
        className="text-input"
        value={reading.format}
        onChange={(event) => void read(key, { format: event.target.value })}
      >
        <option value="">{t('fileImport.format.detected')}</option>
        {Object.entries(formatTitles).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-encoding`}>{t('fileImport.encoding')}</label>
      <select
        id={`${id}-encoding`}
        className="text-input"
        value={reading.encoding}
        onChange={(event) => void read(key, { encoding: event.target.value })}
      >
        <option value="">{t('fileImport.encoding.detected')}</option>
        {encodings.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Segments({
  preview: { segments, total },
  source,
}: {
  readonly preview: FilePreview;
  readonly source: string;
}) {
  const language = source === '' ? undefined : source;
  return (
    // It can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="file-segments" tabIndex={0} aria-label={t('fileImport.preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('newOrder.field.id')}</th>
            <th scope="col">{t('fileImport.text')}</th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ id, data, value }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td
                lang={language}
                dir={data === 'html' || language === undefined ? 'auto' : textDirection(language)}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > segments.length ? <p>{t('fileImport.more', { count: total - segments.length })}</p> : null}
    </section>
  );
}
