import { withMinus } from '#shared/money.ts'

/** How a figure differs from the one before, in percent: `+12%`, `−8%`, `Same`, `±0%` if less than half a percent; `New` where there was none before. */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'Same'
  if (before === 0) return 'New'
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return percent === 0 ? '±0%' : signed(percent, '%')
}

/** How a share differs from the one before, in percentage points: `+4 points`. Null where either is missing. */
export function pointsWords(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null
  const points = Math.round(now * 100) - Math.round(before * 100)
  return points === 0 ? 'Same' : signed(points, Math.abs(points) === 1 ? ' point' : ' points')
}

const signed = (value: number, unit: string): string =>
  `${value > 0 ? '+' : ''}${withMinus(value.toLocaleString('en-AU'))}${unit}`
