import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { driverJobStatuses } from '../contract/choices.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { useDriverJobActions } from './use-driver-job-actions.tsx'

const ready = {
  checklist: 'pass',
  off_road: null,
  is_fit: 1,
  is_cleared: 0,
  not_fit_on: null,
  job_stop: null,
}
const job = {
  id: 1,
  version: 1,
  order_no: 'J-000001-01',
  driver: 'Dave',
  starts_at: '2020-11-20T06:00:00Z',
  is_wanted: 1,
}
const actionsOf = (progress: object, started_at: string | null) => (status: string) =>
  useDriverJobActions({ ...job, status, started_at, progress } as unknown as DriverJob)
/** The next step and the menu together. */
const menuOf = (progress: object, started_at: string | null) => (status: string) => {
  const { next, menu } = actionsOf(progress, started_at)(status)
  return next ? [next, ...menu] : menu
}

test('a driver job’s menu has what its state allows, for any viewer', () => {
  expect(menusInStates(driverJobStatuses, menuOf(ready, null))).toMatchInlineSnapshot(`
    {
      "Accepted": [
        "Cancel…",
        "No show…",
      ],
      "Broke Down": [],
      "Cancelled": [
        "Send again",
      ],
      "Closed": [],
      "Declined": [
        "Send again",
      ],
      "Docket Signed": [],
      "En Route": [
        "Cancel…",
        "No show…",
      ],
      "Finished": [],
      "Loaded": [
        "Cancel…",
        "No show…",
      ],
      "No Show": [
        "Send again",
      ],
      "On Site": [
        "Cancel…",
        "No show…",
      ],
      "Seen": [
        "Cancel…",
        "No show…",
        "Send again",
      ],
      "Sent": [
        "Cancel…",
        "No show…",
        "Send again",
      ],
      "Tipped": [
        "Cancel…",
        "No show…",
      ],
      "Working": [
        "Cancel…",
        "No show…",
      ],
    }
  `)
})

test('a stopped machine or driver is cleared from the menu; who has begun did show', () => {
  const stopped = { ...ready, checklist: 'fail', is_fit: 0 }
  expect(menusInStates(['Accepted', 'Closed'], menuOf(stopped, null))).toMatchInlineSnapshot(`
    {
      "Accepted": [
        "Allow the machine…",
        "Cancel…",
        "Clear for duty…",
        "No show…",
      ],
      "Closed": [
        "Clear for duty…",
      ],
    }
  `)
  expect(menusInStates(['Working'], menuOf(ready, '2020-11-20T06:00:00Z'))).toMatchInlineSnapshot(`
    {
      "Working": [
        "Cancel…",
      ],
    }
  `)
})
