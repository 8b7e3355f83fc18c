/** What a person typed as a number with at most so many decimals: '1,250.5' is 1250.5; null when it is none. */
export function parseNumber(text: string, decimals: number): number | null {
  const compact = text.replace(/[\s,%]/g, '').replace('−', '-')
  const match = /^-?\d*(?:\.(\d*))?$/.exec(compact)
  if (!match || !/\d/.test(compact)) return null
  const fraction = match[1] ?? ''
  const value = Number(compact)
  if (fraction.replace(/0+$/, '').length > decimals || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null
  // -0 is a number that nobody means.
  return value === 0 ? 0 : value
}
