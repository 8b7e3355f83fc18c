import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fixedClock } from '../clock.ts'
import { nextNumber, numbered } from './number-sequence.ts'
import { openWrite } from './open-write.ts'
import { system } from '../sessions/viewer.ts'

const { db, owner } = await testDatabase()
const clock = fixedClock('2026-11-20T06:00:00+11:00')
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })
const client = await owner()
const companyOf = async (name: string): Promise<number> => {
  const { rows } = await client.query<{ id: string }>('insert into company (name) values ($1) returning id', [
    name,
  ])
  return Number(rows[0]?.id)
}
const ridge = await companyOf('Ridge')
const creek = await companyOf('Creek')
const next = (name: string, company_id = ridge) =>
  write(system, (change) => nextNumber(change, name, company_id))

test('a failed change returns its number', async () => {
  expect(await next('kept')).toBe(1)
  const failed = write(system, async (change) => {
    expect(await nextNumber(change, 'kept', ridge)).toBe(2)
    throw new Error('no paper')
  })
  await expect(failed).rejects.toThrow('no paper')
  expect(await next('kept')).toBe(2)
})

test('two hundred at once, some failing, get numbers without gaps or duplicates', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) =>
      write(system, async (change) => {
        const number = await nextNumber(change, 'busy', ridge)
        if (at % 7 === 0) throw new Error('no paper')
        return number
      }),
    ),
  )
  const issued = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(issued.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 171 }, (_, at) => at + 1))
})

test('every series and every company counts from one', async () => {
  expect([await next('quote'), await next('job'), await next('quote'), await next('quote', creek)]).toEqual([
    1, 1, 2, 1,
  ])
})

test('a number has a prefix and at least six digits', () => {
  expect([numbered('Q', 123), numbered('Q', 1_234_567), numbered('J', 5, 3)]).toEqual([
    'Q-000123',
    'Q-1234567',
    'J-005',
  ])
})
