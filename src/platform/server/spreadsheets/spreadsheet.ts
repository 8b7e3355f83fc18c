import { spreadsheetLimits, spreadsheetWords as words } from './spreadsheet-words.ts'

/** The rows of a spreadsheet below its headings, each cell as text. */
export interface Spreadsheet {
  readonly headings: readonly string[]
  readonly rows: readonly SpreadsheetRow[]
}
export interface SpreadsheetRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly row_no: number
  /** One for each heading; '' where there is nothing. */
  readonly cells: readonly string[]
}

/** A spreadsheet that cannot be read, with the sentence for the person who chose it. */
export class SpreadsheetError extends Error {}

const cleaned = (cell: string): string => cell.toWellFormed().replaceAll('\0', '').trim()

/** Whether a line has nothing in it: such lines count, but are not rows. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cleaned(cell) === '')

/** The headings and rows of a sheet’s filled lines: the first has the headings. @throws SpreadsheetError */
export function spreadsheetOf(lines: readonly SpreadsheetRow[]): Spreadsheet {
  const [first, ...below] = lines.map(({ row_no, cells }) => ({ row_no, cells: cells.map(cleaned) }))
  if (!first) throw new SpreadsheetError(words.empty)
  if (below.length === 0) throw new SpreadsheetError(words.noRows)
  if (below.length > spreadsheetLimits.rows) throw new SpreadsheetError(words.tooManyRows)
  const width = Math.max(lastFilled(first.cells), ...below.map(({ cells }) => lastFilled(cells)))
  if (width > spreadsheetLimits.columns) throw new SpreadsheetError(words.tooManyColumns)
  const used = usedColumns(width, first.cells, below)
  const long = below.find(({ cells }) => cells.some((cell) => cell.length > spreadsheetLimits.cell))
  if (long) throw new SpreadsheetError(words.longCell(long.row_no))
  return {
    headings: headingsOf(used, first.cells),
    rows: below.map(({ row_no, cells }) => ({ row_no, cells: used.map((column) => cells[column] ?? '') })),
  }
}

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1

/** The places of columns with a heading or anything below it. */
function usedColumns(width: number, first: readonly string[], below: readonly SpreadsheetRow[]): number[] {
  return Array.from({ length: width }, (_, column) => column).filter(
    (column) => first[column] || below.some(({ cells }) => cells[column]),
  )
}

function headingsOf(used: readonly number[], first: readonly string[]): string[] {
  const seen = new Set<string>()
  return used.map((column) => {
    const heading = (first[column] ?? '').replace(/\s+/g, ' ').slice(0, 100)
    if (heading === '') throw new SpreadsheetError(words.noHeading(letterOf(column)))
    if (seen.has(heading.toLowerCase())) throw new SpreadsheetError(words.repeatedHeading(heading))
    seen.add(heading.toLowerCase())
    return heading
  })
}

/** A column's letter: 0 is A, 26 is AA. */
function letterOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last
}
