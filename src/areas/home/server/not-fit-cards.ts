import { formatDate, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { countOf, homeCard } from './home-card.ts'
import { findNotFit } from './not-fit-cards-store.ts'

/** Drivers waiting for the office: to be called, and cleared or replaced. */
const driversNotFit = homeCard({
  key: 'drivers-not-fit',
  title: 'Drivers not fit for duty',
  tone: 'danger',
  permission: 'driver-jobs:override',
  link: null,
  empty_text: 'No driver is waiting to be cleared for duty.',
  read: async ({ db, today, limit }) => {
    const drivers = await findNotFit(db, today, limit)
    return {
      count: countOf(drivers),
      items: drivers.map((one) => ({
        label: `${one.driver}: ${weekday(one.work_date)} ${formatDate(one.work_date)}, ${formatTime(melbourneTime(one.starts_at))}`,
        detail: [one.order_no, one.client, one.site_suburb].filter(Boolean).join(' · '),
        link: `/dashboard/driver_jobs/${one.driver_job_id}/edit`,
        at: one.fit_at,
        not_fit: { driver_job_id: one.driver_job_id, driver: one.driver, phone: one.phone },
      })),
    }
  },
})

export const notFitCards = [driversNotFit]
