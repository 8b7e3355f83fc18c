export type CsvValue = string | number | null

/**
 * One line of a CSV file (RFC 4180), its line end included. A cell that a spreadsheet would run as
 * a formula gets an apostrophe in front; plain negative numbers stay numbers. null is an empty cell.
 */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** Most cells have nothing that must be looked at closer. */
const plain = /^(?![=+\-@\t\r\n＝＋－＠])[^",\r\n]*$/
/** What a spreadsheet takes for a formula, full-width forms included; tab and line ends hide one. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const negativeNumber = /^-\d+(?:\.\d+)?$/

function csvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (plain.test(text)) return text
  const safe = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
