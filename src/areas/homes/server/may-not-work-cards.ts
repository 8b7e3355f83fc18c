import { whoMayNotWork } from '#areas/scheduler/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import { nextWorkDay } from './day-orders.ts'
import { homeCard, openFor } from './home-card.ts'
import { joined, shortDate } from './row-words.ts'

/** `Driver licence is expired +2`: the first reason and how many more there are. */
const briefly = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} +${others.length}` : first

/** Who and what could not be booked on the next day with work, for the reasons that booking gives. */
const mayNotWork = homeCard({
  key: 'may-not-work',
  title: 'Who cannot work tomorrow',
  permission: 'documents:approve',
  link: null,
  read: async (context) => {
    const { db, viewer, today, limit } = context
    const day = await nextWorkDay(context)
    const { count, rows } = await whoMayNotWork(db, viewer, day, limit)
    return {
      count,
      ...(day !== addDays(today, 1) && { title: `Who cannot work ${shortDate(day)}` }),
      items: rows.map(({ record_type, record_id, name, order_no, reasons }) => {
        const isDriver = record_type === 'driver'
        const link = isDriver
          ? `/dashboard/subcontractors/drivers/${record_id}/edit`
          : `/dashboard/resources/assets/${record_id}/edit`
        return {
          label: name,
          detail: joined(isDriver ? 'Driver' : 'Machine', order_no && `booked on ${order_no}`),
          reason: briefly(reasons),
          tone: order_no === null ? ('warning' as const) : ('danger' as const),
          link,
          action: openFor(context, isDriver ? 'drivers:read' : 'resources:read', 'Open', link),
        }
      }),
    }
  },
})

export const mayNotWorkCards = [mayNotWork]
