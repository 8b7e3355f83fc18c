import { expect, test } from 'vitest'
import { system } from '#platform/server/sessions/viewer.ts'
import { openPresence } from './presence.ts'

const person = (user_id: number, name: string) => ({ ...system, user_id, name })
const at = (row: string | null) => ({ row, date: row && '2026-11-24', is_leaving: 0 as const })

test('only a move is news, and who has not been heard of for a minute is gone', () => {
  let now = 0
  const { note, others } = openPresence(() => now)
  const [priya, amir] = [person(1, 'Priya'), person(2, 'Amir')]
  expect([note(priya, at('asset-1')), note(priya, at('asset-1')), note(priya, at('asset-2'))]).toEqual([
    true,
    false,
    true,
  ])
  note(amir, at(null))
  expect(others(person(3, 'Zoe')).map(({ name }) => name)).toEqual(['Amir', 'Priya'])
  now = 40_000
  note(amir, at(null))
  now = 60_000
  expect(others(priya).map(({ name }) => name)).toEqual(['Amir'])
  expect(others(amir)).toEqual([])
  expect(note(system, at(null))).toBe(false)
})
