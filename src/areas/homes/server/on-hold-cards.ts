import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { callTo, countOf, homeCard } from './home-card.ts'
import { type OnHoldDriver, findOnHold } from './on-hold-cards-store.ts'
import { joined, startWords } from './row-words.ts'

/** How far the driver is with it: `Accepted for 7:00 am`. */
export function progressWords({
  status,
  answer_status,
  starts_at,
}: Pick<OnHoldDriver, 'status' | 'answer_status' | 'starts_at'>): string {
  if (answer_status !== status) return 'Changed since they accepted'
  if (status === 'Sent') return 'Sent, not seen'
  if (status === 'Seen') return 'Seen, not answered'
  const start = formatTime(melbourneTime(starts_at))
  return status === 'Accepted' ? `Accepted for ${start}` : `${status}, to start at ${start}`
}

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
      items: drivers.map(({ driver, phone, starts_at, ...one }) => ({
        when: startWords(starts_at, today),
        label: driver,
        detail: joined(one.order_no, one.client, one.site_suburb),
        reason: `Job on hold. ${progressWords({ ...one, starts_at })}`,
        tone: 'danger' as const,
        link: `/dashboard/driver_jobs/${one.driver_job_id}/edit`,
        action: callTo(phone, driver),
      })),
    }
  },
})

export const onHoldCards = [driversOnHold]
