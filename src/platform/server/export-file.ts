import type { Download, ExportFormat } from '#platform/contract/endpoint.ts'
import type { CsvValue } from '#shared/csv.ts'
import { csvDownload } from './csv.ts'
import type { ExportColumn } from './export-columns.ts'
import { xlsxDownload } from './xlsx.ts'

/** A list as a file in the format that was asked for, written while it is read: `Clients 2026-11-20.xlsx`. */
export function exportDownload<Row>(
  format: ExportFormat,
  { title, today, columns, rows }: ExportOf<Row>,
): Download {
  const filename = `${title} ${today}.${format}`
  const values = valuesOf(columns, rows)
  return format === 'xlsx'
    ? xlsxDownload(filename, { title, columns, rows: values })
    : csvDownload(
        filename,
        columns.map(({ heading }) => heading),
        csvValues(columns, values),
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

async function* csvValues(
  columns: readonly ExportColumn<never>[],
  rows: AsyncIterable<readonly CsvValue[]>,
): AsyncGenerator<readonly CsvValue[]> {
  const isMoney = columns.map(({ kind }) => kind === 'money')
  for await (const row of rows)
    yield row.map((value, at) =>
      isMoney[at] && typeof value === 'number' ? (value / 100).toFixed(2) : value,
    )
}
