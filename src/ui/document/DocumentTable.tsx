import type { DocumentTable as Table } from '#shared/document-view.ts'
import css from './DocumentTable.module.css'

/** A docket's hours or loads. On a narrow screen each row is a list of its columns. */
export function DocumentTable({ table: { heading, columns, rows, total } }: { table: Table }) {
  const kind = columns.map(({ is_figure }) => (is_figure ? css.figure : undefined))
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => (
      <td key={at} className={kind[at]} data-label={columns[at]?.label}>
        {cell}
      </td>
    ))
  return (
    <table className={css.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {columns.map(({ label }, at) => (
            <th key={label} scope="col" className={kind[at]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>{cells(row)}</tr>
        ))}
      </tbody>
      {total.length > 0 && (
        <tfoot>
          <tr>{cells(total)}</tr>
        </tfoot>
      )}
    </table>
  )
}
