import { countDeclineReasons, listWonQuotes, sumWonByWeek } from '#areas/quotes/server/index.ts'
import { addDays, formatDayMonth } from '#shared/local-date.ts'
import { monthOf, weekOf } from '#shared/periods.ts'
import type { Home, HomeChart } from '../contract/home.ts'
import type { HomeContext } from './home-card.ts'

/** How many weeks are compared with this one. */
const weeksBack = 7
const rowLimit = 6
/** How far back reasons are counted. */
const lostDays = 90

/** What clients accepted week by week. */
export async function readWonByWeek({ db, today }: HomeContext): Promise<HomeChart> {
  const { from: monday } = weekOf(today)
  const from = addDays(monday, -7 * weeksBack)
  const won = await sumWonByWeek(db, from)
  return {
    key: 'won-by-week',
    title: 'Won by week',
    hint: 'Including GST',
    more_label: null,
    is_money: 1,
    columns: Array.from({ length: weeksBack + 1 }, (_, at) => {
      const week = addDays(from, 7 * at)
      return {
        key: week,
        label: formatDayMonth(week),
        value: won.get(week) ?? 0,
        more: 0,
        is_now: Number(week === monday),
        is_bad: 0,
        link: null,
      }
    }),
  }
}

/** The dearest quotes won this month, and why others were lost. */
export async function readWon({ db, today }: HomeContext): Promise<NonNullable<Home['won']>> {
  const [rows, lost] = await Promise.all([
    listWonQuotes(db, monthOf(today).from, rowLimit),
    countDeclineReasons(db, addDays(today, -lostDays), rowLimit),
  ])
  return {
    count: rows[0]?.count ?? 0,
    total_cents: rows[0]?.sum_cents ?? 0,
    rows: rows.map(({ id, title, client, total_cents }) => ({
      id,
      title,
      client,
      total_cents,
      link: `/dashboard/quotes/${id}/edit`,
    })),
    lost_days: lostDays,
    lost,
  }
}
