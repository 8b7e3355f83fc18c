import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { callTo, countOf, homeCard } from './home-card.ts'
import { findOnHold } from './on-hold-cards-store.ts'
import { joined, startWords } from './row-words.ts'

/** Their phones say so, but who has seen the order may be about to come. */
const driversOnHold = homeCard({
  key: 'drivers-on-hold',
  title: 'On hold: call the driver',
  permission: 'driver-jobs:write',
  link: null,
  read: async ({ db, now, today, day, facts, limit }) => {
    const planned = day ?? (await facts.nextWorkDay())
    const drivers = await findOnHold(db, now, { to: planned > today ? planned : today, limit })
    return {
      count: countOf(drivers),
      items: drivers.map(({ driver, phone, starts_at, answer_status, ...one }) => ({
        when: startWords(starts_at, today),
        label: driver,
        detail: joined(one.order_no, one.client, one.site_suburb),
        reason: `Job on hold, told to come at ${formatTime(melbourneTime(starts_at))}: ${answer_status.toLowerCase()}`,
        tone: 'danger' as const,
        link: `/dashboard/driver_jobs/${one.driver_job_id}/edit`,
        action: callTo(phone, driver),
      })),
    }
  },
})

export const onHoldCards = [driversOnHold]
