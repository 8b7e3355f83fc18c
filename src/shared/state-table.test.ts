import { expect, test } from 'vitest'
import type { Allowed } from './allowed.ts'
import { type StateAction, both, canOf, startsFrom } from './state-table.ts'

interface Parcel {
  status: 'Packed' | 'Sent' | 'Lost'
}
const isStamped = ({ stamps }: { stamps: number }): Allowed => stamps > 0 || 'Put a stamp on it.'
const lostOn = ({ status, lost_on }: Parcel & { lost_on: string }): string | null =>
  status === 'Lost' ? `It was lost on ${lost_on}.` : null

const actions = {
  send: { from: ['Packed'], to: 'Sent', right: 'jobs:write', guard: isStamped },
  lose: { from: ['Packed', 'Sent'], to: 'Lost', right: 'system', words: lostOn },
} as const satisfies Record<string, StateAction<Parcel['status']>>
const can = canOf(actions, {
  stateOf: ({ status }: Parcel) => status,
  words: ({ status }, name) => `${name} is not for what is ${status}.`,
})

test('an action is allowed in its states, and its guard is not asked otherwise', () => {
  expect(can.send({ status: 'Packed', stamps: 1 })).toBe(true)
  expect(can.send({ status: 'Packed', stamps: 0 })).toBe('Put a stamp on it.')
  expect(can.send({ status: 'Sent', stamps: 0 })).toBe('send is not for what is Sent.')
})

test("an action's own message takes precedence over the table's", () => {
  expect(can.lose({ status: 'Sent', lost_on: '5 Nov' })).toBe(true)
  expect(can.lose({ status: 'Lost', lost_on: '5 Nov' })).toBe('It was lost on 5 Nov.')
  const delivered = { status: 'Delivered' as 'Sent', lost_on: '5 Nov' }
  expect(can.lose(delivered)).toBe('lose is not for what is Delivered.')
})

test('each action needs only what its guard and message need', () => {
  // @ts-expect-error: whether it has stamps is not known
  expect(() => can.send({ status: 'Packed' })).not.toThrow()
  // @ts-expect-error: nor when it was lost
  expect(can.lose({ status: 'Sent' })).toBe(true)
})

test('messages may depend on the state', () => {
  const words = { Lost: 'Nobody opens what is lost.' }
  const opens = { open: { from: ['Sent'], words } } as const
  const mayOpen = canOf(opens, {
    stateOf: ({ status }: Parcel) => status,
    words: () => 'Send it first.',
  }).open
  expect((['Sent', 'Lost', 'Packed'] as const).map((status) => mayOpen({ status }))).toEqual([
    true,
    'Nobody opens what is lost.',
    'Send it first.',
  ])
})

test('of two guards the first refusal wins', () => {
  const isLight = ({ grams }: { grams: number }): Allowed => grams < 500 || 'It is too heavy.'
  const mayGo = both(isStamped, isLight)
  expect(mayGo({ stamps: 0, grams: 900 })).toBe('Put a stamp on it.')
  expect(mayGo({ stamps: 1, grams: 900 })).toBe('It is too heavy.')
  expect(mayGo({ stamps: 1, grams: 100 })).toBe(true)
})

test('the states an action starts from', () => {
  expect([startsFrom(actions.lose, 'Sent'), startsFrom(actions.send, 'Sent')]).toEqual([true, false])
})
