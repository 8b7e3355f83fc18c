import type { ReactNode } from 'react'
import { formatCurrency, formatMoney } from '#shared/money.ts'
import { Money } from '#ui/parts/Money.tsx'
import type { Measure } from '../contract/choices.ts'
import type { StatsFigures } from '../contract/stats.ts'
import { changeWords, pointsWords } from '../rules/change-words.ts'
import { valueOf } from '../rules/stats-figures.ts'

const isMoney = (measure: Measure): boolean => ['approved', 'invoiced', 'paid'].includes(measure)
export const isShare = (measure: Measure): boolean => measure === 'utilisation' || measure === 'win_rate'

const count = (value: number): string => Math.round(value).toLocaleString('en-AU')
const percent = (value: number): string => `${Math.round(value * 100)}%`

/** A figure in a table or strip: `$1,234`, `56%`, `1,234`; nothing where it is not known. */
export function figureText(measure: Measure, figures: StatsFigures): ReactNode {
  const value = valueOf(figures, measure)
  if (value === null) return null
  return isMoney(measure) ? <Money cents={value} /> : plainText(measure, value)
}

/** The same in words alone, of a value. */
export function plainText(measure: Measure, value: number): string {
  if (isMoney(measure)) return formatCurrency(value)
  return isShare(measure) ? percent(value) : count(value)
}

/** In full, for those who do not see the chart. */
export const exactText = (measure: Measure, value: number): string =>
  isMoney(measure) ? formatMoney(value) : plainText(measure, value)

/** In few letters, above a column: `$12k`. */
export function shortText(measure: Measure, value: number): string {
  if (isMoney(measure)) return `$${count(value / 100_000)}k`
  if (isShare(measure)) return percent(value)
  return value >= 100_000 ? `${count(value / 1000)}k` : count(value)
}

/** How it differs from before: `+12%`, `−3 points`; null where either is not known. */
export function changeOf(measure: Measure, now: StatsFigures, before: StatsFigures): string | null {
  const [value, other] = [valueOf(now, measure), valueOf(before, measure)]
  if (isShare(measure)) return pointsWords(value, other)
  return value === null || other === null ? null : changeWords(value, other)
}
