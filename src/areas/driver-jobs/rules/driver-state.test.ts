import { expect, test } from 'vitest'
import { driverJobStatuses } from '../contract/choices.ts'
import { driverStateOf, hasAccepted, mostUrgent } from './driver-state.ts'

test('whoever set out or finished has said yes', () => {
  const yes = driverJobStatuses.filter((status) => {
    const state = driverStateOf(status)
    return state !== null && hasAccepted(state)
  })
  expect(yes).toEqual([
    'Accepted',
    'En Route',
    'On Site',
    'Working',
    'Loaded',
    'Tipped',
    'Finished',
    'Docket Signed',
    'Closed',
    'Broke Down',
  ])
})

test('of two drivers of an order the one who needs attention counts', () => {
  expect(mostUrgent('done', 'waiting')).toBe('waiting')
  expect(mostUrgent('declined', 'working')).toBe('declined')
  expect(mostUrgent('en_route', 'en_route')).toBe('en_route')
})
