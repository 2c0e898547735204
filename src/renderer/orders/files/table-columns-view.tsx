import { useId } from 'react';
import type { FilePreview } from '../../../contract/orders';
import {
  chooseColumns,
  columnName,
  columnRoles,
  type ColumnRole,
  type TableColumns,
} from '../../../content/files/table/table-columns';
import { languageName } from '../../../content/language-tag';
import { Switch } from '../../components/switch';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';

interface TableColumnsViewProps {
  readonly table: NonNullable<FilePreview['table']>;
  /** The columns that are chosen; the others are guessed. */
  readonly chosen: TableColumns;
  readonly targets: readonly string[];
  readonly onChoose: (columns: TableColumns) => void;
}

/** The first rows of a table, and which of its columns is what. */
export function TableColumnsView({ table, chosen, targets, onChoose }: TableColumnsViewProps) {
  const [first = []] = table.rows;
  const found = chooseColumns(first, chosen, undefined);
  const columns = found.kind === 'unknown' ? undefined : found.columns;
  const hasHeader = columns?.hasHeader ?? chosen.hasHeader ?? false;
  const options = columnOptions(table.rows, hasHeader);
  const numberOf = (role: ColumnRole): number | undefined =>
    role === 'source' ? (found.kind === 'found' ? found.columns.source : undefined) : columns?.[role];
  const targetOf = (tag: string): number | undefined => {
    const inLanguage = chooseColumns(first, chosen, tag);
    return inLanguage.kind === 'unknown' ? undefined : inLanguage.columns.target;
  };
  return (
    <fieldset className="table-columns">
      <legend>{t('table.columns')}</legend>
      <Switch
        label={t('table.header')}
        checked={hasHeader}
        onChange={(checked) => onChoose({ ...chosen, hasHeader: checked })}
      />
      <div className="table-roles">
        {columnRoles
          .filter((role) => role !== 'target' || targets.length === 0)
          .map((role) => (
            <ColumnChoice
              key={role}
              label={t(`table.role.${role}`)}
              column={numberOf(role)}
              options={options}
              none={role === 'source' ? t('table.choose') : t(`table.none.${role}`)}
              onChoose={(name) => onChoose({ ...chosen, [role]: name })}
            />
          ))}
        {targets.map((tag) => (
          <ColumnChoice
            key={tag}
            label={t('table.role.language', { language: languageName(tag, displayLocale()) })}
            column={targetOf(tag)}
            options={options}
            none={t('table.none.target')}
            onChoose={(name) => onChoose({ ...chosen, targets: { ...chosen.targets, [tag]: name } })}
          />
        ))}
      </div>
      {table.sheets.length > 1 ? (
        <p className="form-hint">{t('table.sheets', { name: table.name, count: table.sheets.length })}</p>
      ) : null}
      <Rows rows={table.rows} hasHeader={hasHeader} />
    </fieldset>
  );
}

interface ColumnChoiceProps {
  readonly label: string;
  /** From 0. */
  readonly column: number | undefined;
  readonly options: readonly ColumnOption[];
  readonly none: string;
  readonly onChoose: (name: string) => void;
}

function ColumnChoice({ label, column, options, none, onChoose }: ColumnChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="text-input"
        value={column === undefined ? '' : (options[column]?.name ?? '')}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(({ name, text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ColumnOption {
  /**
   * The name in the first row where only this column has it, because letters shift when a column is added.
   */
  readonly name: string;
  readonly text: string;
}

function columnOptions(rows: FilePreviewRows, hasHeader: boolean): readonly ColumnOption[] {
  const [first = []] = rows;
  const names = first.map((text) => text.trim());
  return names.map((name, column) => {
    const letter = columnName(column);
    const isName = hasHeader && name !== '';
    const isOnly = names.filter((other) => other.toLowerCase() === name.toLowerCase()).length === 1;
    const clashes = hasHeader && names.some((other) => other.toUpperCase() === letter);
    const number = clashes ? String(column + 1) : letter;
    return { name: isName && isOnly ? name : number, text: isName ? `${letter}: ${name}` : letter };
  });
}

type FilePreviewRows = NonNullable<FilePreview['table']>['rows'];

function Rows({ rows, hasHeader }: { readonly rows: FilePreviewRows; readonly hasHeader: boolean }) {
  const [first = []] = rows;
  return (
    // It can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="file-segments table-rows" tabIndex={0} aria-label={t('table.rows')}>
      <table>
        <thead>
          <tr>
            {first.map((name, column) => (
              <th scope="col" key={columnName(column)} dir="auto">
                {columnName(column)}
                {hasHeader && name !== '' ? `: ${name}` : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(hasHeader ? 1 : 0).map((cells, row) => (
            // The rows don't change while they are shown.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={columnName(column)} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
