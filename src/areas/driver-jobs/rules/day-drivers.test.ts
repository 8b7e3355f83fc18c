import { expect, test } from 'vitest'
import type { DayDriver } from '../contract/day-drivers.ts'
import { driverJobStatuses } from '../contract/choices.ts'
import { groupDrivers } from './day-drivers.ts'

const driver: DayDriver = {
  booking_id: 1,
  driver_id: 1,
  driver: 'Dan Okafor',
  mobile: null,
  has_account: 1,
  order_id: 1,
  order_no: 'J-000001-01',
  client: 'Otway Roads',
  site_suburb: 'Altona',
  starts_at: '2026-12-01T20:00:00.000Z',
  asset: null,
  off_road: null,
  may_not_work: [],
  driver_job_id: null,
  status: null,
  answer_status: null,
}

test('each driver of a day is in one group, whatever became of the job', () => {
  const drivers = [null, ...driverJobStatuses].map((status, booking_id) => ({
    ...driver,
    booking_id,
    status,
    answer_status: status,
  }))
  const groups = groupDrivers(drivers)
  const statuses = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, group.map(({ status }: DayDriver) => status)]),
  )
  expect(statuses).toMatchObject({
    toSend: [null, 'Cancelled'],
    declined: ['Declined', 'No Show'],
    unanswered: ['Sent', 'Seen'],
  })
  expect(Object.values(groups).flat()).toHaveLength(drivers.length)
})

test('a driver who accepted before the order changed has not answered', () => {
  const changed = { ...driver, status: 'Accepted', answer_status: 'Sent' } as const
  expect(groupDrivers([changed])).toEqual({ toSend: [], declined: [], unanswered: [changed], answered: [] })
})
