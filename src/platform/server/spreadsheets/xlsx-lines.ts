import { readSheet } from 'read-excel-file/universal'
import { type SpreadsheetRow, SpreadsheetError, isBlank } from './spreadsheet.ts'
import { spreadsheetWords } from './spreadsheet-words.ts'

/** The filled lines of the first sheet of an XLSX file; a formula is its value. @throws SpreadsheetError */
export async function xlsxLines(bytes: Uint8Array<ArrayBuffer>): Promise<SpreadsheetRow[]> {
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  try {
    const lines = await readSheet(content)
    return lines
      .map((cells, at) => ({ row_no: at + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => !isBlank(cells))
  } catch {
    throw new SpreadsheetError(spreadsheetWords.damaged)
  }
}

/** As someone would type it: `2026-11-20`, `Yes`, `1250.5`. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // Excel itself keeps fifteen digits: 0.1 + 0.2 is 0.3.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value as string)
}
