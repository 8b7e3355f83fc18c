/**
 * Australian Business Numbers (11 digits) and Australian Company Numbers (9 digits). Right digits
 * do not prove that a number is registered.
 */

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const acnWeights = [8, 7, 6, 5, 4, 3, 2, 1, 0]

/** An ABN or ACN as it is stored: without the spaces people write between its groups. Nothing is judged. */
export function normaliseAbn(text: string): string {
  return text.replace(/\s/g, '')
}

/** Whether these are the digits of an ABN: the weighted sum, 1 taken from the first digit, divides by 89. */
export function isAbn(text: string): boolean {
  const digits = normaliseAbn(text)
  return /^[1-9]\d{10}$/.test(digits) && (weighted(digits, abnWeights) - 10) % 89 === 0
}

/** Whether these are the digits of an ACN: the last one completes the weighted sum of the others to a ten. */
export function isAcn(text: string): boolean {
  const digits = normaliseAbn(text)
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return (weighted(digits, acnWeights) + Number(digits[8])) % 10 === 0
}

/** `51 824 753 556`; what has not 11 digits is left as it is. */
export function formatAbn(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}

/** `004 085 616`; what has not 9 digits is left as it is. */
export function formatAcn(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}
