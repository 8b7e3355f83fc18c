import { daysBetween } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'

/** How much of the credit limit is used, and how much of it is left; nothing without one. */
export function creditFigure(
  limit_cents: number | null,
  owing_cents: number,
): { caption?: string; share?: number; tone?: 'danger' } {
  if (limit_cents === null) return {}
  const left = limit_cents - owing_cents
  return left < 0
    ? { caption: `${dollars(-left)} over the limit`, share: 1, tone: 'danger' }
    : {
        caption: `${dollars(left)} credit left`,
        share: limit_cents === 0 ? 1 : owing_cents / limit_cents,
      }
}

/** Whole dollars, like the figure above it. */
const dollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, '')

/** "12 in 2025" */
export const yearCaption = (last_year: number, today: string): string =>
  `${last_year === 0 ? 'None' : last_year} in ${Number(today.slice(0, 4)) - 1}`

interface Unpaid {
  invoice_no: string | null
  due_date: string
  is_overdue: number
}

/** What is disputed is not overdue, and not chased, so it is named here; without it, the oldest that is late. */
export function overdueCaption(unpaid: readonly Unpaid[], disputed_cents: number, today: string): string {
  if (disputed_cents > 0) return `${dollars(disputed_cents)} disputed`
  const late = unpaid.find(({ is_overdue }) => is_overdue === 1)
  return late
    ? `${late.invoice_no ?? 'Invoice'}, ${plural(daysBetween(late.due_date, today), 'day')} late`
    : 'Nothing is overdue'
}
