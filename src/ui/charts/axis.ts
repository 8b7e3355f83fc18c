/** The marks of an axis from 0 to at least `largest`: 1, 2 or 5 times a power of ten apart, five steps at most. */
export function axisOf(largest: number): number[] {
  const rough = Math.max(largest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 1)
  const count = Math.ceil(Math.max(largest, 1) / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Which labels to show, every nth, in a row of slots that have room for so many letters each. */
export const labelStep = (labels: readonly string[], letters: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...labels.map(({ length }) => length)) + 0.5) / Math.max(letters, 1)))
