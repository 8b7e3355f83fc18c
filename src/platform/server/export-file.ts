import type { Download, ExportFormat } from '#platform/contract/endpoint.ts'
import { csvDownload } from './csv.ts'
import type { ExportColumn } from './export-columns.ts'
import { xlsxDownload } from './xlsx.ts'

/** A list as a file in the format that was asked for, written while it is read: `Clients 2026-11-20.xlsx`. */
export function exportDownload<Row>(
  format: ExportFormat,
  { title, today, columns, rows }: ExportOf<Row>,
): Download {
  const filename = `${title} ${today}.${format}`
  return format === 'xlsx'
    ? xlsxDownload(filename, { title, columns, rows: valuesOf(columns, rows) })
    : csvDownload(
        filename,
        columns.map(({ heading }) => heading),
        valuesOf(columns.map(inCsv), rows),
      )
}

interface ExportOf<Row> {
  /** What the rows are: the name of the file and of the sheet. */
  title: string
  today: string
  columns: readonly ExportColumn<Row>[]
  rows: AsyncIterable<Row>
}

async function* valuesOf<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map((column) => column.of(row))
}

/** An amount is kept in cents and written in dollars. */
function inCsv<Row>(column: ExportColumn<Row>): ExportColumn<Row> {
  if (column.kind !== 'money') return column
  const dollars = (value: string | number | null) =>
    typeof value === 'number' ? (value / 100).toFixed(2) : value
  return { ...column, of: (row) => dollars(column.of(row)) }
}
