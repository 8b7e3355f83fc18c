import type { DocketLine } from '../../contract/docket.ts'
import { minutesText } from '../shift/time-words.ts'

type ByTheHour = Pick<
  DocketLine,
  'kind' | 'unit' | 'is_billable' | 'quantity_agreed' | 'quantity_computed' | 'explanation'
>

/** What is charged for the time worked: `Charged 4 h minimum`; null where it is not charged by the hour. */
export function chargedTime(lines: readonly ByTheHour[]): string | null {
  const hire = lines.find(({ kind, unit }) => kind === 'hire' && unit === 'hour')
  if (!hire) return null
  const { is_billable, quantity_agreed, quantity_computed, explanation } = hire
  if (!is_billable) return 'Not charged'
  const charged = `Charged ${minutesText(Math.round(quantity_agreed * 60))}`
  if (quantity_agreed !== quantity_computed) return `${charged} as agreed`
  return isMinimum(explanation) ? `${charged} minimum` : charged
}

const isMinimum = ({ minimum, steps }: DocketLine['explanation']): boolean =>
  minimum !== null && steps.includes(minimumStep(minimum))

/** How a line says that its minimum is more than what was counted. */
export const minimumStep = (minimum: string): string => `The minimum of ${minimum} applies.`
