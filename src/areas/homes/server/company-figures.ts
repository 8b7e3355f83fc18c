import { countUnanswered } from '#areas/driver-jobs/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import { countsOf, ordersLink } from './day-orders.ts'
import type { HomeFigureSource } from './home-figure.ts'
import { shortDate } from './row-words.ts'

/** A subcontractor's own work; each count is of what they see. */
export const companyFigures: readonly HomeFigureSource[] = [
  {
    key: 'company-today',
    needs: ['work-orders:read'],
    read: async (context) => {
      const { today } = context
      const { live } = await countsOf(context, { from: today, to: today })
      return {
        label: 'Today',
        value: live,
        unit: live === 1 ? 'order' : 'orders',
        link: ordersLink(`order_status=Not+Cancelled&from=${today}&to=${today}`),
      }
    },
  },
  {
    key: 'company-next-day',
    needs: ['work-orders:read'],
    read: async (context) => {
      const day = await context.facts.nextWorkDay()
      const counts = await countsOf(context, { from: day, to: day })
      const [confirmed, pending] = [counts.of('Confirmed'), counts.of('Pending')]
      return {
        label: day === addDays(context.today, 1) ? 'Tomorrow' : shortDate(day),
        value: confirmed,
        unit: confirmed === 1 ? 'order' : 'orders',
        caption: pending > 0 ? `${pending.toLocaleString('en-AU')} still pending` : null,
        link: ordersLink(`order_status=Confirmed&from=${day}&to=${day}`),
      }
    },
  },
  {
    key: 'company-unanswered',
    needs: ['driver-jobs:read'],
    read: async ({ db, viewer, today }) => {
      const value = await countUnanswered(db, viewer, { search: '', from: today })
      return {
        // Jobs, not people: a driver may have several.
        label: 'Driver jobs',
        value,
        unit: 'not answered',
        caption: value > 0 ? 'Call them' : 'All are answered',
        tone: value > 0 ? 'warning' : 'plain',
        link: `/dashboard/driver_jobs?unanswered=1&from=${today}&sort=work_date`,
      }
    },
  },
  {
    key: 'company-dockets',
    needs: ['dockets:read'],
    read: async ({ sumOf }) => {
      const { count } = await sumOf('company-dockets')
      return {
        label: 'To submit',
        value: count,
        unit: count === 1 ? 'docket' : 'dockets',
        link: '/dashboard/dockets?status=To+Submit&sort=shift_date',
      }
    },
  },
]
