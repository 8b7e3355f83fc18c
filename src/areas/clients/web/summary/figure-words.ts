import { formatMoney } from '#shared/money.ts'

/** How much credit is left below the limit; nothing without one. */
export function creditCaption(
  limit_cents: number | null,
  owing_cents: number,
): { caption: string | null; tone: 'plain' | 'danger' } {
  if (limit_cents === null) return { caption: null, tone: 'plain' }
  const left = limit_cents - owing_cents
  return left < 0
    ? { caption: `${dollars(-left)} over the limit`, tone: 'danger' }
    : { caption: `${dollars(left)} credit left`, tone: 'plain' }
}

/** Whole dollars, like the figure above it. */
const dollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, '')

/** "12 at this point last year" */
export const yearCaption = ({ last_year }: { last_year: number }): string =>
  last_year === 0 ? 'None at this point last year' : `${last_year} at this point last year`
