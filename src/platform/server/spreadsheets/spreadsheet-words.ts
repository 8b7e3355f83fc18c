/** What may be in a spreadsheet that is imported. */
export const spreadsheetLimits = {
  unpacked_bytes: 100 * 1_048_576,
  rows: 20_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 6000,
} as const

const rows = spreadsheetLimits.rows.toLocaleString('en-AU')

/** Why a spreadsheet cannot be read, for the person who chose it. */
export const spreadsheetWords = {
  type: 'Choose a spreadsheet: a CSV or XLSX file.',
  picture: 'This is a picture or PDF, not a spreadsheet. Choose a CSV or XLSX file.',
  empty: 'This file is empty.',
  unpacked: 'This spreadsheet is too large when unpacked. Save only the sheet with the rows, or split it.',
  password: 'This spreadsheet has a password. Save it without one, then choose it again.',
  old: 'This is an old Excel file (.xls). Save it as .xlsx or CSV, then choose it again.',
  damaged:
    'This spreadsheet is damaged and cannot be read. Open it, save it again as .xlsx or CSV, and choose that file.',
  slow: 'This spreadsheet takes too long to read. Save only the sheet with the rows as CSV, or split it.',
  noRows: 'There are no rows below the headings.',
  tooManyRows: `A file can have ${rows} rows. Split it into several files.`,
  tooManyColumns: `A file can have ${spreadsheetLimits.columns} columns. Remove those you do not need.`,
  longCell: (row_no: number) => `Row ${row_no} has a cell with more than 6,000 characters.`,
  noHeading: (column: string) =>
    `Column ${column} has no heading. Give every column its own heading, and do not merge cells in that row.`,
  repeatedHeading: (heading: string) => `Two columns are called “${heading}”. Give each its own heading.`,
  waiting: 'Too many spreadsheets are being read right now. Try again in a moment.',
} as const
