import { expect, test } from 'vitest'
import { signInLimits } from './sign-in-limits.ts'

const stranger = {
  email: 'jo@example.com',
  network: '203.0.113.0/24',
  device: null,
  knows_device: false,
  knows_network: false,
}
const buckets = (more: Partial<Parameters<typeof signInLimits>[0]>) =>
  Object.entries(signInLimits({ ...stranger, ...more }).limits).map(([name, { failures }]) => [
    name,
    failures,
  ])

const both = ['sign-in jo@example.com network 203.0.113.0/24', 5]

test('a stranger counts against the account, the network and both', () => {
  const everywhere = [both, ['sign-in account jo@example.com', 20], ['sign-in network 203.0.113.0/24', 100]]
  expect(buckets({})).toEqual(everywhere)
  // A device on which someone else signed in.
  expect(buckets({ device: 'd1' })).toEqual(everywhere)
})

test('from a place the account knows, only attempts from there count', () => {
  expect(buckets({ knows_network: true })).toEqual([both])
  const device = [['sign-in jo@example.com device d1', 10]]
  expect(buckets({ device: 'd1', knows_device: true })).toEqual(device)
  expect(buckets({ device: 'd1', knows_device: true, knows_network: true })).toEqual(device)
})
