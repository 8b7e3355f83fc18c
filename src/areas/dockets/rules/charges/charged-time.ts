import type { DocketLine } from '../../contract/docket-line.ts'
import { minutesText } from '../shift/time-words.ts'

type Charged = Pick<
  DocketLine,
  'kind' | 'unit' | 'is_billable' | 'quantity_agreed' | 'quantity_computed' | 'explanation'
>

/** What is charged for the time worked: `Charged at the 4 h minimum`; null where it is not charged by the hour. */
export function chargedTime(lines: readonly Charged[]): string | null {
  const hire = lines.filter(({ kind, unit }) => kind === 'hire' && unit === 'hour')
  if (hire.length === 0) return null
  const billed = hire.filter(({ is_billable }) => is_billable)
  if (billed.length === 0) return 'Not charged'
  const least = lines.find(({ kind, quantity_agreed }) => kind === 'minimum' && quantity_agreed > 0)
  if (least?.explanation.minimum) return `Charged at the ${least.explanation.minimum} minimum`
  const minutes = billed.reduce((sum, { quantity_agreed }) => sum + Math.round(quantity_agreed * 60), 0)
  const isAgreed = hire.some(
    ({ quantity_agreed, quantity_computed }) => quantity_agreed !== quantity_computed,
  )
  return `Charged ${minutesText(minutes)}${isAgreed ? ' as agreed' : ''}`
}
