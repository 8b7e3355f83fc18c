import { type StoppedBooking, listStoppedBookings } from '#areas/scheduler/server/index.ts'
import { type HireToInvoice, listHiresToInvoice } from '#areas/chain/server/index.ts'
import { outcomeDays } from '#areas/quotes/contract/endpoints.ts'
import { sumDockets } from '#areas/dockets/server/index.ts'
import { listJobStatuses } from '#areas/driver-jobs/server/index.ts'
import { listDebtors } from '#areas/invoices/server/index.ts'
import type { QuoteStatusFilter } from '#areas/quotes/contract/choices.ts'
import { sumOutcomes, sumQuotesByStatus } from '#areas/quotes/server/index.ts'
import { countUnfilled, countUnfilledByDay, findStrandedOrders } from '#areas/work-orders/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Person, scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { nextWorkDay } from './days-ahead.ts'
import { type NotFitDriver, findNotFit } from './not-fit-cards-store.ts'

interface Sum {
  count: number
  total_cents: number
}

interface ToInvoice {
  dockets: number
  hires: readonly HireToInvoice[]
  /** Of both, before GST. */
  total_cents: number
}

/** What several cards, figures and panels of one home need, each queried once. */
export interface HomeFacts {
  /** Orders to fill in some days; without `to`, in all to come. */
  unfilled: (days: { from: string; to?: string }) => Promise<number>
  quotes: (status: QuoteStatusFilter) => Promise<Sum>
  /** How quotes ended lately. */
  outcomes: () => ReturnType<typeof sumOutcomes>
  /** Approved dockets that are on no invoice, and what dry hires come to so far that no invoice charges. */
  toInvoice: () => Promise<ToInvoice>
  /** Tomorrow, or the next day with orders if tomorrow has none. */
  nextWorkDay: () => Promise<string>
  /**
   * Bookings whose driver or machine may not work then: of the day being planned, or of the next two weeks and until the
   * next day with work. Whose documents stop them is for those who see everyone's bookings; others get none.
   */
  stopped: () => Promise<StoppedBooking[]>
  /** The orders of the day being planned with a machine off the road; none where no day is planned. */
  offRoad: () => Promise<number[]>
  notFit: () => Promise<NotFitDriver[]>
  /** The driver jobs of a day, with how far each is. */
  driverJobs: (day: string) => ReturnType<typeof listJobStatuses>
  /** Who owes most. */
  debtors: () => ReturnType<typeof listDebtors>
}

/** Of how many debtors, by what they owe, a home says that they have work booked. */
const mostDebtors = 200

/** How far ahead it is looked for who may not work, where no day is planned. */
export const soonDays = 14

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

/** The same for each key. */
export function onceByKey<T>(find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const found = new Map<string, Promise<T>>()
  return (key) => {
    const one = found.get(key) ?? find(key)
    found.set(key, one)
    return one
  }
}

/** `day` is the day being planned; null where none is. */
export function homeFacts({
  db,
  viewer,
  today,
  day,
}: {
  db: Db
  viewer: Person
  today: string
  day: string | null
}): HomeFacts {
  const unfilledByDay = once(() => countUnfilledByDay(db, viewer, { from: today }, today))
  const quotes = once(() => sumQuotesByStatus(db))
  const next = once(() => nextWorkDay({ db, viewer, today }))
  const stopped = once(async () => {
    if (scopeOf(viewer, 'scheduler:read') !== 'all') return []
    if (day !== null) return listStoppedBookings(db, { from: day, to: day })
    const [soon, until] = [addDays(today, soonDays), await next()]
    return listStoppedBookings(db, { from: today, to: until > soon ? until : soon })
  })
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
    nextWorkDay: next,
    stopped,
    offRoad: once(async () => (day === null ? [] : findStrandedOrders(db, viewer, day, today))),
    notFit: once(() => findNotFit(db, today)),
    driverJobs: onceByKey((date) => listJobStatuses(db, viewer, { search: '', from: date, to: date })),
    debtors: once(() => listDebtors(db, viewer, { search: '' }, { today, limit: mostDebtors })),
    toInvoice: once(async () => {
      const [{ count: dockets, total_cents }, hires] = await Promise.all([
        sumDockets(db, viewer, { search: '', status: 'To Invoice' }),
        scopeOf(viewer, 'dockets:read') === 'all' ? listHiresToInvoice(db, {}, today) : [],
      ])
      return { dockets, hires, total_cents: hires.reduce((sum, { cents }) => sum + cents, total_cents) }
    }),
  }
}
