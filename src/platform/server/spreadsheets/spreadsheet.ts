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

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '')

/**
 * Finds headings and rows in the lines of a sheet: the first line with anything in it has the headings. Blank lines are
 * left out, but counted. @throws SpreadsheetError
 */
export function spreadsheetOf(lines: readonly (readonly string[])[]): Spreadsheet {
  const trimmed = lines.map((cells) => cells.map((cell) => cell.toWellFormed().replaceAll('\0', '').trim()))
  const at = trimmed.findIndex((cells) => !isBlank(cells))
  if (at < 0) throw new SpreadsheetError(words.empty)
  const below = trimmed
    .map((cells, index) => ({ row_no: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => !isBlank(cells))
  if (below.length === 0) throw new SpreadsheetError(words.noRows)
  if (below.length > spreadsheetLimits.rows) throw new SpreadsheetError(words.tooManyRows)
  const width = Math.max(lastFilled(trimmed[at] ?? []), ...below.map(({ cells }) => lastFilled(cells)))
  if (width > spreadsheetLimits.columns) throw new SpreadsheetError(words.tooManyColumns)
  const used = usedColumns(width, trimmed[at] ?? [], below)
  const long = below.find(({ cells }) => cells.some((cell) => cell.length > spreadsheetLimits.cell))
  if (long) throw new SpreadsheetError(words.longCell(long.row_no))
  return {
    headings: headingsOf(used, trimmed[at] ?? []),
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
