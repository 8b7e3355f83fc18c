import { parse } from 'csv-parse/sync'
import { type SpreadsheetRow, SpreadsheetError, isBlank } from './spreadsheet.ts'
import { spreadsheetLimits, spreadsheetWords } from './spreadsheet-words.ts'

const delimiters = [',', ';', '\t'] as const

/** The filled lines of a CSV file: comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252. @throws SpreadsheetError */
export function csvLines(bytes: Uint8Array): SpreadsheetRow[] {
  const text = textOf(bytes)
  // Control characters, apart from line breaks and tabs.
  if (/[^\P{Cc}\s]/u.test(text)) throw new SpreadsheetError(spreadsheetWords.type)
  const lines: SpreadsheetRow[] = []
  let row_no = 0
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (cells: string[]) => {
        row_no++
        if (!isBlank(cells)) lines.push({ row_no, cells })
        // The headings, and one row too many: the rest is not read.
        if (lines.length > spreadsheetLimits.rows + 1)
          throw new SpreadsheetError(spreadsheetWords.tooManyRows)
        return null
      },
    })
    return lines
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError(spreadsheetWords.damaged)
  }
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel saves as plain CSV on a computer set to English.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The one that the first filled line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const line = (/[^\r\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}
