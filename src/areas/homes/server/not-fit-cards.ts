import { homeCard } from './home-card.ts'
import { notFitWords } from './not-fit-cards-store.ts'
import { joined, startWords } from './row-words.ts'

/** Drivers the office has to call, then clear or replace. */
const driversNotFit = homeCard({
  key: 'drivers-not-fit',
  title: 'Not fit for duty',
  permission: 'driver-jobs:override',
  link: null,
  read: async ({ facts, today, limit }) => {
    const drivers = await facts.notFit()
    return {
      count: drivers.length,
      items: drivers.slice(0, limit).map((one) => ({
        when: startWords(one.starts_at, today),
        label: one.driver,
        detail: joined(one.order_no, one.client, one.site_suburb),
        reason: notFitWords,
        tone: 'danger' as const,
        link: `/dashboard/driver_jobs/${one.driver_job_id}/edit`,
        action: { kind: 'clear_for_duty' as const, driver_job_id: one.driver_job_id, phone: one.phone },
      })),
    }
  },
})

export const notFitCards = [driversNotFit]
