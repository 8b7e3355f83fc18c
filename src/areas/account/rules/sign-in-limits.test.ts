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

test('a stranger counts against the account, against the network and against both', () => {
  const everywhere = [both, ['sign-in account jo@example.com', 20], ['sign-in network 203.0.113.0/24', 100]]
  expect(buckets({})).toEqual(everywhere)
  // A device on which somebody else signed in.
  expect(buckets({ device: 'd1' })).toEqual(everywhere)
})

test('where the account was opened before, only what is tried there counts', () => {
  expect(buckets({ knows_network: true })).toEqual([both])
  const device = [['sign-in jo@example.com device d1', 10]]
  expect(buckets({ device: 'd1', knows_device: true })).toEqual(device)
  expect(buckets({ device: 'd1', knows_device: true, knows_network: true })).toEqual(device)
})
