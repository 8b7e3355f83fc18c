import { sumInvoicesByWeek } from '#areas/invoices/server/index.ts'
import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, daysBetween, formatDayMonth } from '#shared/local-date.ts'
import type { HomeChart } from '../contract/home.ts'
import { weekOf } from '#shared/periods.ts'
import { countExpiryDays } from './document-cards-store.ts'
import type { HomeContext } from './home-card.ts'

/** How many weeks the owner compares with this one. */
const weeksBack = 7

/** What was invoiced week by week; this week with what is approved and not yet invoiced. */
export async function readInvoicedByWeek({ db, viewer, today, facts }: HomeContext): Promise<HomeChart> {
  const { from: monday } = weekOf(today)
  const from = addDays(monday, -7 * weeksBack)
  const [found, waiting] = await Promise.all([
    sumInvoicesByWeek(db, viewer, { from, to: addDays(monday, 6) }),
    facts.toInvoice(),
  ])
  return {
    key: 'invoiced-by-week',
    title: 'Invoiced by week',
    hint: 'Before GST',
    more_label: 'Not yet invoiced',
    is_money: 1,
    columns: Array.from({ length: weeksBack + 1 }, (_, at) => {
      const week = addDays(from, 7 * at)
      const isNow = week === monday
      return {
        key: week,
        label: formatDayMonth(week),
        value: found.find((one) => one.week === week)?.net_cents ?? 0,
        more: isNow ? waiting.total_cents : 0,
        is_now: Number(isNow),
        is_bad: 0,
        link: `/dashboard/invoices?status=Issued&from=${week}&to=${addDays(week, 6)}`,
      }
    }),
  }
}

/** Documents that have expired, and those that will in the next weeks: together what the card counts. */
export async function readExpiryByWeek({ db, today }: HomeContext): Promise<HomeChart> {
  const days = await countExpiryDays(db, addDays(today, expiryNoticeDays))
  const inWeek = (date: string) => Math.floor(daysBetween(today, date) / 7)
  const countIn = (isIn: (week: number) => boolean) =>
    days.reduce((sum, { date, count }) => (isIn(inWeek(date)) ? sum + count : sum), 0)
  const weeks = Array.from({ length: inWeek(addDays(today, expiryNoticeDays)) + 1 }, (_, at) => at)
  return {
    key: 'expiry-by-week',
    title: 'Expiring by week',
    hint: `Next ${expiryNoticeDays} days`,
    more_label: null,
    is_money: 0,
    columns: [
      { key: 'expired', label: 'Expired', value: countIn((week) => week < 0), is_bad: 1, is_now: 0 },
      ...weeks.map((week) => ({
        key: String(week),
        label: formatDayMonth(addDays(today, 7 * week)),
        value: countIn((one) => one === week),
        is_bad: 0,
        is_now: Number(week === 0),
      })),
    ].map((column) => ({ ...column, more: 0, link: null })),
  }
}
