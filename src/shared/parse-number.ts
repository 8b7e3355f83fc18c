/** Parses a typed number with at most so many decimals: '1,250.5' is 1250.5; null when invalid. */
export function parseNumber(text: string, decimals: number): number | null {
  const written = text.replace(/[\s%]/g, '').replace('−', '-')
  // A comma separates thousands: "1,5" is not 15.
  const match = /^-?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(written)
  if (!match || !/\d/.test(written)) return null
  const compact = written.replaceAll(',', '')
  const fraction = match[1] ?? ''
  const value = Number(compact)
  if (fraction.replace(/(?<!0)0+$/, '').length > decimals || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return null
  // No one types -0 on purpose.
  return value === 0 ? 0 : value
}
