import { whoMayNotWork, whoOfCompanyMayNotWork } from '#areas/scheduler/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import type { Days } from '#shared/periods.ts'
import { companyReasons } from './company-reasons.ts'
import { type HomeContext, homeCard, itemLimits, openFor } from './home-card.ts'
import { bookedWords, inFull, joined, shortDate } from './row-words.ts'

type Found = Awaited<ReturnType<typeof whoMayNotWork>>['rows'][number]

const pathOf = ({ record_type, record_id }: Found): string =>
  record_type === 'driver'
    ? `/dashboard/subcontractors/drivers/${record_id}/edit`
    : `/dashboard/resources/assets/${record_id}/edit`

/** Who it is, the booking that is at risk, and everything that has to be renewed. */
const wordsOf = (one: Found, today: string) => ({
  label: one.name,
  detail: joined(one.record_type === 'driver' ? 'Driver' : 'Machine', bookedWords(one, today)),
  reason: inFull(one.reasons),
  tone: one.order_no === null ? ('warning' as const) : ('danger' as const),
  link: pathOf(one),
})

/** From today to the next day with work. */
const daysAhead = async ({ today, facts }: HomeContext): Promise<Days> => ({
  from: today,
  to: await facts.nextWorkDay(),
})

/** Drivers and machines that booking objects to from today to the next day with work, with its reasons. */
const mayNotWork = homeCard({
  key: 'may-not-work',
  title: 'May not work today or tomorrow',
  permission: 'documents:approve',
  link: null,
  read: async (context) => {
    const { db, viewer, today, limit } = context
    const days = await daysAhead(context)
    const { count, rows } = await whoMayNotWork(db, viewer, days, limit)
    return {
      count,
      ...(days.to !== addDays(today, 1) && { title: `May not work, today to ${shortDate(days.to)}` }),
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
  read: async (context) => {
    const { db, viewer, records, today, limit } = context
    const id = viewer.subcontractor_id
    const company = id === null ? null : await records.of('subcontractor')?.find(db, viewer, id)
    if (id === null || !company) return { count: 0, items: [] }
    const days = await daysAhead(context)
    const { rows } = await whoOfCompanyMayNotWork(db, id, days, itemLimits.all)
    const items = companyReasons(rows, { id, name: company.label }, today)
    const open = (link: string) => openFor(context, 'documents:read', 'Open', link)
    return {
      count: items.length,
      items: items.slice(0, limit).map((item) => ({ ...item, action: item.link ? open(item.link) : null })),
    }
  },
})

export const mayNotWorkCards = [mayNotWork, companyMayNotWork]
