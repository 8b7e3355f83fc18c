import { listAssetChecklists, listDefects } from '#areas/checklists/server/index.ts'
import { listDockets } from '#areas/dockets/server/index.ts'
import { listDriverJobs } from '#areas/driver-jobs/server/index.ts'
import { addDays, formatDate, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { type HomeCardSource, homeCard } from './home-card.ts'

/** How many days a failed checklist is shown. */
const newsDays = 14

const asked = (limit: number) => ({ page: 1, page_size: limit, search: '', with_total: 1 }) as const

/** What is holding up the day's work: an answer, a machine, a signature. */
export const workCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'drivers-unanswered',
    title: 'Drivers who have not answered',
    tone: 'warning',
    permission: 'driver-jobs:write',
    link: '/dashboard/driver_jobs?unanswered=1&sort=work_date',
    empty_text: 'Every driver has answered what was sent.',
    read: async ({ db, viewer, today, limit }) => {
      const { rows, total } = await listDriverJobs(db, viewer, {
        ...asked(limit),
        from: today,
        unanswered: '1',
        sort: 'work_date',
      })
      return {
        count: total ?? 0,
        items: rows.map((job) => ({
          label: `${job.driver}: ${weekday(job.work_date)} ${formatDate(job.work_date)}, ${formatTime(melbourneTime(job.starts_at))}`,
          detail: [job.order_no, job.client, job.site_suburb, job.asset].filter(Boolean).join(' · '),
          link: `/dashboard/driver_jobs/${job.id}/edit`,
          at: null,
        })),
        link: `/dashboard/driver_jobs?unanswered=1&from=${today}&sort=work_date`,
      }
    },
  }),
  homeCard({
    key: 'dockets-waiting',
    title: 'Dockets to approve',
    tone: 'warning',
    permission: 'dockets:approve',
    link: '/dashboard/dockets?status=To+Approve&sort=shift_date',
    empty_text: 'Every docket that came in is approved.',
    read: async ({ db, viewer, limit }) => {
      const { rows, total } = await listDockets(db, viewer, {
        ...asked(limit),
        status: 'To Approve',
        sort: 'shift_date',
      })
      return {
        count: total ?? 0,
        items: rows.map((docket) => ({
          label: `${docket.docket_no} ${docket.client}`,
          detail: [formatDate(docket.shift_date), docket.driver, docket.asset, docket.status]
            .filter(Boolean)
            .join(' · '),
          link: `/dashboard/dockets/${docket.id}`,
          at: null,
        })),
      }
    },
  }),
  homeCard({
    key: 'checklists-failed',
    title: 'Failed checklists',
    tone: 'danger',
    permission: 'checklists:read',
    link: '/dashboard/checklist/completed?result=fail',
    empty_text: `No checklist failed in the last ${newsDays} days.`,
    read: async ({ db, viewer, today, limit }) => {
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
        items: rows.map((one) => ({
          label: `${one.fleet_no} ${one.checklist_name}`,
          detail: [one.driver, one.order_no].filter(Boolean).join(' · '),
          link: `/dashboard/subcontractors/drivers/${one.id}/view`,
          at: one.completed_at,
        })),
        link: `/dashboard/checklist/completed?result=fail&from=${from}`,
      }
    },
  }),
  homeCard({
    key: 'defects-open',
    title: 'Open defects',
    tone: 'danger',
    permission: 'defects:read',
    link: '/dashboard/checklist/defects?status=open',
    empty_text: 'No defect is open.',
    read: async ({ db, viewer, limit }) => {
      const { rows, total } = await listDefects(db, viewer, {
        ...asked(limit),
        archived: 0,
        status: 'open',
        sort: '-reported_at',
      })
      return {
        count: total ?? 0,
        items: rows.map((defect) => ({
          label: `${defect.fleet_no} ${defect.description}`,
          detail: [
            defect.severity === 'critical' ? 'Critical' : null,
            defect.status,
            defect.asset_status === 'off_road' ? 'off road' : null,
            defect.reported_by,
          ]
            .filter(Boolean)
            .join(' · '),
          link: `/dashboard/checklist/defects/${defect.id}`,
          at: defect.reported_at,
        })),
      }
    },
  }),
]
