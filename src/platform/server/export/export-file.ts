import type { Download, ExportFormat } from '#platform/contract/endpoint.ts'
import type { CsvValue } from '#shared/csv.ts'
import { csvDownload } from './csv.ts'
import type { ColumnKind, ExportColumn } from './export-columns.ts'
import { xlsxDownload } from './xlsx.ts'

/** A list as a file in the chosen format, written while it is read: `Clients 2026-11-20.xlsx`. */
export function exportDownload<Row>(
  format: ExportFormat,
  { title, today, columns, pages }: ExportOf<Row>,
): Download {
  const filename = `${title} ${today}.${format}`
  const values = valuesOf(columns, pages)
  return format === 'xlsx'
    ? xlsxDownload(filename, { title, columns, pages: values })
    : csvDownload(
        filename,
        columns.map(({ heading }) => heading),
        csvValues(columns, values),
      )
}

interface ExportOf<Row> {
  /** What the rows are: the file and sheet name. */
  title: string
  today: string
  columns: readonly ExportColumn<Row>[]
  pages: AsyncIterable<readonly Row[]>
}

async function* valuesOf<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<CsvValue[][]> {
  for await (const page of pages) yield page.map((row) => columns.map((column) => column.of(row)))
}

async function* csvValues(
  columns: readonly ExportColumn<never>[],
  pages: AsyncIterable<CsvValue[][]>,
): AsyncGenerator<CsvValue[][]> {
  const inDollars = columns.flatMap(({ kind }, at) => {
    const write = dollars[kind]
    return write ? [{ at, write }] : []
  })
  for await (const page of pages) {
    for (const row of page)
      for (const { at, write } of inDollars) {
        const value = row[at]
        if (typeof value === 'number') row[at] = write(value)
      }
    yield page
  }
}

/** An amount to the cent, and a price with all its decimals: `1234.50`, `14.2575`. */
const dollars: Partial<Record<ColumnKind, (cents: number) => string>> = {
  money: (cents) => (cents / 100).toFixed(2),
  price: (cents) => (cents / 100).toFixed(4).replace(/0{1,2}$/, ''),
}
