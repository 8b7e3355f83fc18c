/** One line of the report: the measurement, its value, its limit, and whether it is met. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** `at_most` and `at_least` are the limit; none for a figure only meant for comparison. */
  at_most?: number
  at_least?: number
}

export const isMet = ({ value, at_most = Infinity, at_least = -Infinity }: Figure): boolean =>
  value <= at_most && value >= at_least

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

export function line(figure: Figure): string {
  const limit =
    figure.at_most !== undefined
      ? `≤ ${figure.at_most}`
      : figure.at_least !== undefined
        ? `≥ ${figure.at_least}`
        : ''
  const verdict = limit === '' ? '    ' : isMet(figure) ? 'ok  ' : 'MISS'
  return `${verdict} ${figure.name.padEnd(72)} ${shown(figure.value).padStart(8)} ${figure.unit.padEnd(8)} ${limit}`
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which `percent` of the values are. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
