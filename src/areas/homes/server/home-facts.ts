import { type StoppedBooking, listStoppedBookings } from '#areas/scheduler/server/index.ts'
import type { Days } from '#shared/periods.ts'
import { outcomeDays } from '#areas/quotes/contract/endpoints.ts'
import { sumDockets } from '#areas/dockets/server/index.ts'
import type { QuoteStatusFilter } from '#areas/quotes/contract/choices.ts'
import { sumOutcomes, sumQuotesByStatus } from '#areas/quotes/server/index.ts'
import { countUnfilled, countUnfilledByDay } from '#areas/work-orders/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Person } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'

interface Sum {
  count: number
  total_cents: number
}

/** What several cards, figures and panels of one home need, each queried once. */
export interface HomeFacts {
  /** Orders to fill in some days; without `to`, in all to come. */
  unfilled: (days: { from: string; to?: string }) => Promise<number>
  quotes: (status: QuoteStatusFilter) => Promise<Sum>
  /** How quotes ended lately. */
  outcomes: () => ReturnType<typeof sumOutcomes>
  /** Approved dockets that are on no invoice. */
  toInvoice: () => Promise<Sum>
  /** Bookings of some days whose driver or machine may not work then. */
  stopped: (days: Days) => Promise<StoppedBooking[]>
}

/** Filters that ask for several steps at once. */
const stepsOf: Partial<Record<QuoteStatusFilter, readonly QuoteStatusFilter[]>> = {
  'To Send': ['Ready', 'Not emailed'],
  Waiting: ['Sent', 'Viewed'],
  Open: ['Draft', 'Awaiting Approval', 'Ready', 'Not emailed', 'Sent', 'Viewed'],
}

/** Looks something up on first use, and only once. */
export function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => (found ??= find())
}

export function homeFacts({ db, viewer, today }: { db: Db; viewer: Person; today: string }): HomeFacts {
  const unfilledByDay = once(() => countUnfilledByDay(db, viewer, { from: today }, today))
  const quotes = once(() => sumQuotesByStatus(db))
  const stopped = new Map<string, Promise<StoppedBooking[]>>()
  return {
    unfilled: async ({ from, to }) => {
      if (from < today) return countUnfilled(db, viewer, { search: '', from, to }, today)
      return [...(await unfilledByDay())].reduce(
        (sum, [date, count]) => (date >= from && (to === undefined || date <= to) ? sum + count : sum),
        0,
      )
    },
    quotes: async (status) => {
      const steps = stepsOf[status] ?? [status]
      const found = (await quotes()).filter(({ step }) => steps.includes(step))
      return {
        count: found.reduce((sum, { count }) => sum + count, 0),
        total_cents: found.reduce((sum, { total_cents }) => sum + total_cents, 0),
      }
    },
    outcomes: once(() => sumOutcomes(db, addDays(today, -outcomeDays))),
    stopped: (days) => {
      const key = `${days.from} ${days.to}`
      const found = stopped.get(key) ?? listStoppedBookings(db, days)
      stopped.set(key, found)
      return found
    },
    toInvoice: once(() => sumDockets(db, viewer, { search: '', status: 'To Invoice' })),
  }
}
