import { listAssetChecklists, listDefects } from '#areas/checklists/server/index.ts'
import { countUnanswered, findSendable } from '#areas/driver-jobs/server/index.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { type HomeCardSource, countOf, homeCard, openFor } from './home-card.ts'
import { joined, shortDate, whenOf } from './row-words.ts'
import { stoppedDriver, toReplace } from './to-replace.ts'
import { type UnansweredJob, readUnanswered, sentOrSeen, unansweredLink } from './unanswered-jobs.ts'
import { readInTrouble } from './in-trouble.ts'

/** How many days a failed checklist stays on the home. */
export const newsDays = 14

const asked = (limit: number) => ({ page: 1, page_size: limit, search: '', with_total: 1 }) as const

/** The chosen day, or all from today. */
const plannedFrom = ({ today, day }: { today: string; day: string | null }) =>
  day === null ? { from: today } : { from: day, to: day }

interface DriverWork {
  starts_at: string
  driver: string
  order_no: string
  client: string
  site_suburb: string
  asset: string | null
}
const driverRow = (plan: { today: string; day: string | null }, work: DriverWork) => ({
  when: whenOf(plan, work.starts_at),
  label: work.driver,
  detail: joined(work.order_no, work.client, work.site_suburb, work.asset),
})

/** What is holding up the day's work: an answer, a machine, a signature. */
export const workCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'drivers-to-send',
    title: 'To send',
    permission: 'driver-jobs:write',
    link: '/dashboard/driver_jobs/new',
    read: async (context) => {
      const { db, now, today, day, limit } = context
      const days = plannedFrom({ today, day })
      const [except_order_ids, stopped] = await Promise.all([readInTrouble(context), context.facts.stopped()])
      const found = await findSendable(db, now, { ...days, except_order_ids }, limit)
      return {
        count: countOf(found),
        items: found.map((work) => {
          const mayNot = stoppedDriver(stopped, work)
          return {
            ...driverRow({ day, today }, work),
            reason: work.last_status ?? 'Not sent',
            tone: work.last_status === 'Declined' ? ('warning' as const) : ('plain' as const),
            link: `/dashboard/work-orders/${work.order_id}/edit`,
            action: { kind: 'send_job' as const, booking_id: work.booking_id, order_no: work.order_no },
            ...(mayNot && toReplace(context, mayNot)),
          }
        }),
        link: `/dashboard/driver_jobs/new?${new URLSearchParams(days).toString()}`,
      }
    },
  }),
  homeCard({
    key: 'drivers-unanswered',
    title: 'Not answered',
    permission: 'driver-jobs:write',
    link: '/dashboard/driver_jobs?unanswered=1&sort=work_date',
    sum: async (context) => {
      const except_order_ids = await readInTrouble(context)
      const filters = { search: '', ...plannedFrom(context), except_order_ids }
      return {
        count: await countUnanswered(context.db, context.viewer, filters),
        link: unansweredLink(plannedFrom(context), except_order_ids),
      }
    },
    read: async (context) => {
      const [stopped, inTrouble] = await Promise.all([context.facts.stopped(), readInTrouble(context)])
      const wordsOf = (job: UnansweredJob) => {
        const mayNot = stoppedDriver(stopped, { driver_id: job.driver_id, order_id: job.job_item_id })
        return {
          ...driverRow(context, job),
          reason: sentOrSeen(job),
          ...(mayNot && toReplace(context, mayNot)),
        }
      }
      return readUnanswered(context, plannedFrom(context), wordsOf, inTrouble)
    },
  }),
  homeCard({
    key: 'checklists-failed',
    title: 'Failed checklists',
    permission: 'checklists:read',
    link: '/dashboard/checklist/completed?result=fail',
    read: async (context) => {
      const { db, viewer, today, limit } = context
      const from = addDays(today, -newsDays)
      const { rows, total } = await listAssetChecklists(db, viewer, {
        ...asked(limit),
        archived: 0,
        from,
        result: 'fail',
        sort: '-completed_at',
      })
      return {
        count: total ?? 0,
        items: rows.map((one) => {
          const link = `/dashboard/subcontractors/drivers/${one.id}/view`
          return {
            when: shortDate(melbourneDate(one.completed_at)),
            label: `${one.fleet_no} ${one.checklist_name}`,
            detail: joined(one.driver, one.order_no),
            reason: 'Failed',
            tone: 'danger' as const,
            link,
            action: openFor(context, 'checklists:read', 'Check', link),
          }
        }),
        link: `/dashboard/checklist/completed?result=fail&from=${from}`,
      }
    },
  }),
  homeCard({
    key: 'defects-open',
    title: 'Open defects',
    permission: 'defects:read',
    link: '/dashboard/checklist/defects?status=open',
    read: async (context) => {
      const { db, viewer, limit } = context
      const { rows, total } = await listDefects(db, viewer, {
        ...asked(limit),
        archived: 0,
        status: 'open',
        sort: '-reported_at',
      })
      return {
        count: total ?? 0,
        items: rows.map((defect) => {
          const link = `/dashboard/checklist/defects/${defect.id}`
          const isCritical = defect.severity === 'critical'
          return {
            when: shortDate(melbourneDate(defect.reported_at)),
            label: `${defect.fleet_no} ${defect.description}`,
            detail: defect.reported_by,
            reason: joined(
              isCritical ? 'Critical' : null,
              defect.status,
              defect.asset_status === 'off_road' ? 'off road' : null,
            ),
            tone: isCritical ? ('danger' as const) : ('plain' as const),
            link,
            action:
              defect.status === 'Fixed'
                ? openFor(context, 'defects:verify', 'Verify', link)
                : openFor(context, 'defects:write', 'Open', link),
          }
        }),
      }
    },
  }),
]
