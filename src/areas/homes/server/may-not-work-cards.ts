import { whoMayNotWork, whoOfCompanyMayNotWork } from '#areas/scheduler/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import { nextWorkDay } from './day-orders.ts'
import { companyReasons } from './company-reasons.ts'
import { homeCard, itemLimits, openFor } from './home-card.ts'
import { joined, shortDate, startWords } from './row-words.ts'

type Found = Awaited<ReturnType<typeof whoMayNotWork>>['rows'][number]

const pathOf = ({ record_type, record_id }: Found): string =>
  record_type === 'driver'
    ? `/dashboard/subcontractors/drivers/${record_id}/edit`
    : `/dashboard/resources/assets/${record_id}/edit`

/** All reasons, naming a company once: `Acme is suspended; Public liability is missing`. */
const inFull = (reasons: readonly string[]): string =>
  reasons
    .map((reason, at) => {
      const [whose = ''] = reason.split(/(?<=: )/)
      return whose.endsWith(': ') && reasons[at - 1]?.startsWith(whose) ? reason.slice(whose.length) : reason
    })
    .join('; ')

/** Who it is, the booking that is at risk, and everything that has to be renewed. */
const wordsOf = (one: Found, today: string) => ({
  label: one.name,
  detail: joined(
    one.record_type === 'driver' ? 'Driver' : 'Machine',
    one.starts_at && `booked ${startWords(one.starts_at, today)}`,
    one.order_no,
    one.client,
  ),
  reason: inFull(one.reasons),
  tone: one.order_no === null ? ('warning' as const) : ('danger' as const),
  link: pathOf(one),
})

/** Drivers and machines that a booking on the next day with work would refuse, with its reasons. */
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
      items: rows.map((one) => ({
        ...wordsOf(one, today),
        action: openFor(
          context,
          one.record_type === 'driver' ? 'drivers:read' : 'resources:read',
          'Open',
          pathOf(one),
        ),
      })),
    }
  },
})

/** The same of a subcontractor's own people and machines. */
const companyMayNotWork = homeCard({
  key: 'company-may-not-work',
  title: 'Cannot be booked',
  permission: 'documents:read',
  link: null,
  empty_text: 'Nothing stops your drivers and machines from working.',
  read: async (context) => {
    const { db, viewer, records, today, limit } = context
    const id = viewer.subcontractor_id
    const company = id === null ? null : await records.of('subcontractor')?.find(db, viewer, id)
    if (id === null || !company) return { count: 0, items: [] }
    const day = await nextWorkDay(context)
    const { rows } = await whoOfCompanyMayNotWork(db, id, day, itemLimits.all)
    const items = companyReasons(rows, { id, name: company.label }, today)
    return { count: items.length, items: items.slice(0, limit) }
  },
})

export const mayNotWorkCards = [mayNotWork, companyMayNotWork]
