/**
 * Australian phone numbers as stored: mobiles as 61412345678, others as dialled within Australia: 0391234567,
 * 1300123456, 131234.
 */

const mobile = /^614\d{8}$/
const landline = /^0[2378]\d{8}$/
const shared = /^(13\d{4}|1[38]00\d{6})$/

/** Normalises an Australian number to its stored digits, or returns null. */
export function normalisePhone(text: string): string | null {
  const digits = nationalDigits(text)
  if (digits === null) return null
  if (/^04\d{8}$/.test(digits)) return `61${digits.slice(1)}`
  return landline.test(digits) || shared.test(digits) ? digits : null
}

/** As {@link normalisePhone}, mobiles only. */
export function normaliseMobile(text: string): string | null {
  const digits = normalisePhone(text)
  return digits !== null && mobile.test(digits) ? digits : null
}

/**
 * Formats stored digits (specification, section 9): `0412 345 678`, `03 9123 4567`, `1300 123 456`, `13 12
 * 34`, any other 11 digits as `12 345 678 901`, anything else unchanged.
 */
export function formatPhone(digits: string): string {
  if (mobile.test(digits)) return grouped(`0${digits.slice(2)}`, 4, 3, 3)
  if (landline.test(digits)) return grouped(digits, 2, 4, 4)
  if (/^(04|1[38]00)\d+$/.test(digits) && digits.length === 10) return grouped(digits, 4, 3, 3)
  if (/^13\d{4}$/.test(digits)) return grouped(digits, 2, 2, 2)
  return /^\d{11}$/.test(digits) ? grouped(digits, 2, 3, 3, 3) : digits
}

/** Stored digits as a `tel:` number: `+61412345678`, `1300123456`. */
export const dialled = (digits: string): string => (mobile.test(digits) ? `+${digits}` : digits)

/** Replaces the country code, also after 00 or 0011, with the national 0; null when there are other characters. */
function nationalDigits(text: string): string | null {
  const compact = text.replace(/[\s().\-–/]/g, '')
  if (!/^\+?\d+$/.test(compact)) return null
  const international = /^(?:\+|0011)?61(?:0?)(\d{9,10})$/.exec(compact)?.[1]
  if (international === undefined) return compact.startsWith('+') ? null : compact
  return /^1[38]00/.test(international) ? international : `0${international}`
}

function grouped(digits: string, ...sizes: number[]): string {
  let at = 0
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ')
}
