/** The median; for an even count the mean of the two middle ones. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
