import { expect, test } from 'vitest'
import { system } from '../sessions/viewer.ts'
import { senderOf } from './sender.ts'

const viewer = { ...system, user_id: 7 }
const quote = { record_type: 'quote', record_id: 12 }

test('approved users, users waiting for approval and link holders are separate parties', () => {
  expect(senderOf({ ...viewer, user_type: 4 }, null)).toEqual({ kind: 'people', party: 'user 7' })
  expect(senderOf(viewer, null)).toEqual({ kind: 'waiting', party: 'user 7' })
  expect(senderOf(system, quote)).toEqual({ kind: 'visitors', party: 'link quote 12' })
})
