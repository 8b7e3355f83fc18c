export type CsvValue = string | number | null

/**
 * One line of a CSV file (RFC 4180), with its line end. A cell that a spreadsheet would run as a formula is
 * prefixed with an apostrophe; plain negative numbers stay numbers. null is an empty cell.
 */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** The fast path: most cells need neither quoting nor disarming. */
const plain = /^(?![=+\-@\t\r\n＝＋－＠])[^",\r\n]*$/
/** What a spreadsheet takes for a formula, including full-width forms; a tab or line end may hide one. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const negativeNumber = /^-\d+(?:\.\d+)?$/

function csvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (plain.test(text)) return text
  const safe = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
