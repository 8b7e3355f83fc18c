import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset } from '#test/fleet.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { resourceEndpoints as calls } from '../contract/endpoints.ts'
import { recordReadings } from './record-readings.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const safety = await app.as('safety')

const serviced_on = '2026-11-19'
const serviceOf = (id: number, body: object) =>
  allocator.call(calls.recordService, { params: { id } } as never, { raw: { serviced_on, ...body } })
/** When the machine's meters were last read. */
const readAt = async (id: number) => {
  const { rows } = await app.database.pool.query<{ at: string }>(
    'select meters_read_at as at from asset where id = $1',
    [id],
  )
  return new Date(rows[0]!.at).toISOString()
}

test('a service is refused to those who may not edit, for a future day, and with wrong figures', async () => {
  const { id } = await makeAsset(app)
  expect((await safety.call(calls.recordService, { params: { id }, body: { serviced_on } })).status).toBe(403)
  expect((await serviceOf(id, { serviced_on: '2026-11-21' })).errors).toEqual({
    serviced_on: 'Date cannot be in the future.',
  })
  expect((await serviceOf(id, { serviced_on: '', smu_current: -1 })).errors).toEqual({
    serviced_on: 'Serviced on is required.',
    smu_current: 'Hours must be a number from 0 to 9,999,999.',
  })
  const patch = { version: 1, service_interval_hours: 0, service_interval_days: 4000, next_service_hours: -1 }
  const wrong = await allocator.call(calls.editAsset, { params: { id } } as never, { raw: patch })
  expect(wrong.errors).toEqual({
    service_interval_hours: 'Hours between services must be a whole number from 1 to 20000.',
    service_interval_days: 'Days between services must be a whole number from 1 to 3650.',
    next_service_hours: 'Next service at (hours) must be a number from 0 to 9,999,999.',
  })
})

test('a service sets the next one, and moves a meter on but never back', async () => {
  const { id } = await makeAsset(app, {
    smu_current: 1510,
    service_interval_hours: 250,
    service_interval_days: 180,
    next_service_hours: 1500,
    next_service_on: '2026-12-01',
  })
  expect((await serviceOf(id, { smu_current: 1490 })).data).toMatchObject({
    serviced_on,
    smu_current: 1510,
    next_service_hours: 1740,
    next_service_on: '2027-05-18',
    next_service_km: null,
  })
  expect((await serviceOf(id, { smu_current: 1520.5 })).data).toMatchObject({
    smu_current: 1520.5,
    next_service_hours: 1770.5,
  })
  const today = { serviced_on: '2026-11-20', smu_current: null }
  expect((await serviceOf(id, today)).data).toMatchObject({ next_service_hours: 1770.5 })
  expect((await serviceOf(id, { smu_current: 1530 })).errors).toEqual({
    serviced_on: 'Date cannot be before the last service (20 Nov 2026).',
  })
})

test('a service of an earlier day takes the meters of that day, and leaves what was read since', async () => {
  const { id } = await makeAsset(app, { smu_current: 1500, service_interval_hours: 250 })
  expect((await serviceOf(id, {})).errors).toEqual({ smu_current: 'Enter the hours at that service.' })
  expect((await serviceOf(id, { smu_current: 1520 })).data).toMatchObject({ smu_current: 1520 })
  expect(await readAt(id)).toBe('2026-11-19T13:00:00.000Z')
  // A phone that had no signal sends what it read at five this morning.
  await app.platform.write(system, (change) =>
    recordReadings(change, id, { smu: 1523, odometer: null }, '2026-11-19T18:00:00.000Z'),
  )
  expect((await serviceOf(id, { smu_current: 1524 })).data).toMatchObject({
    smu_current: 1523,
    next_service_hours: 1774,
  })
  expect(await readAt(id)).toBe('2026-11-19T18:00:00.000Z')
  await serviceOf(id, { serviced_on: '2026-11-20', smu_current: 1530 })
  expect(await readAt(id)).toBe(app.clock.now().toISOString())
})

test('the later of two people who record a service sees the other’s', async () => {
  const { id, version } = await makeAsset(app, { smu_current: 100, service_interval_days: 180 })
  const answers = await Promise.all([serviceOf(id, { version }), serviceOf(id, { version })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('the database takes no interval of nothing', async () => {
  const { id } = await makeAsset(app)
  for (const column of ['service_interval_days', 'service_interval_hours', 'service_interval_km'])
    await expect(
      app.database.pool.query(`update asset set ${column} = 0 where id = $1`, [id]),
    ).rejects.toThrow(/check constraint/)
})
