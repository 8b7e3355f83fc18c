export type Samples = readonly [one: readonly number[], other: readonly number[]]

/**
 * The probability of ranks this uneven if both samples had one distribution: two-sided, by normal
 * approximation; ties do not occur.
 */
export function mannWhitney([one, other]: Samples): number {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value)
  const rankSum = ranked.reduce((sum, { isOne }, at) => (isOne ? sum + at + 1 : sum), 0)
  const [m, n] = [one.length, other.length]
  const u = rankSum - (m * (m + 1)) / 2
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The normal distribution function for z ≥ 0 (Abramowitz and Stegun, 26.2.17; error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
