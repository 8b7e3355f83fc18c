/**
 * Australian Business Numbers (11 digits) and Australian Company Numbers (9 digits). A valid check digit does
 * not prove that a number is registered.
 */

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const acnWeights = [8, 7, 6, 5, 4, 3, 2, 1, 0]

/** An ABN or ACN as stored: without the spaces people type. Not validated. */
export function normaliseAbn(text: string): string {
  return text.replace(/\s/g, '')
}

/** Validates an ABN: the weighted sum, with 1 subtracted from the first digit, is divisible by 89. */
export function isAbn(text: string): boolean {
  const digits = normaliseAbn(text)
  return /^[1-9]\d{10}$/.test(digits) && (weighted(digits, abnWeights) - 10) % 89 === 0
}

/** Validates an ACN: the last digit brings the weighted sum of the others to a multiple of ten. */
export function isAcn(text: string): boolean {
  const digits = normaliseAbn(text)
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return (weighted(digits, acnWeights) + Number(digits[8])) % 10 === 0
}

/** `51 824 753 556`; anything without 11 digits is left as it is. */
export function formatAbn(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}

/** `004 085 616`; anything without 9 digits is left as it is. */
export function formatAcn(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}
