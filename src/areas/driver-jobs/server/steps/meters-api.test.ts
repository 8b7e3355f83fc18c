import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, prestart, send, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const { newJob, takeAll, stateOf } = stepping(app)

const show = (asset_id: number, smu: number | null, odometer: number | null = null) =>
  pool.query(
    'update asset set smu_current = $2, odometer_current = $3, meters_read_at = null where id = $1',
    [asset_id, smu, odometer],
  )
const metersOf = async (asset_id: number) => {
  const { rows } = await pool.query<{ smu: string | null; km: string | null }>(
    'select smu_current as smu, odometer_current as km from asset where id = $1',
    [asset_id],
  )
  return [rows[0]?.smu, rows[0]?.km].map((value) => (value == null ? null : Number(value)))
}
/** A job before its work starts, with a checklist without readings. */
async function arrived(job: SentJob): Promise<void> {
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 6))
}

test('without a start reading, start and finish are checked against the machine’s last one', async () => {
  const job = await newJob()
  await show(job.asset_id, 2315, 81_200)
  await arrived(job)
  const hours = 'Hours are lower than the last reading (2,315 h).'
  expect(await send(job, tap('start', job.at('07:00'), { smu: 2314 }))).toMatchObject({
    status: 409,
    message: hours,
  })
  await takeAll(job, [tap('start', job.at('07:00'), {})])
  const before = await stateOf(job.id)
  for (const [data, message] of [
    [{ smu: 1 }, hours],
    [{ odometer: 81_199 }, 'Odometer is lower than the last reading (81,200 km).'],
  ] as const)
    expect(await send(job, tap('finish', job.at('15:00'), data))).toMatchObject({ status: 409, message })
  expect([await stateOf(job.id), await metersOf(job.asset_id)]).toEqual([before, [2315, 81_200]])

  // The phone knows the same without signal.
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.progress).toMatchObject({ smu_start: null, smu_last: 2315, odometer_last: 81_200 })
})

test('readings at start and finish update the machine in the same change', async () => {
  const job = await newJob()
  await show(job.asset_id, 2315)
  await arrived(job)
  await takeAll(job, [tap('start', job.at('07:00'), { smu: 2315.5 })])
  expect(await metersOf(job.asset_id)).toEqual([2315.5, null])
  await takeAll(job, [tap('finish', job.at('15:00'), { smu: 2323, odometer: 500 })])
  expect(await metersOf(job.asset_id)).toEqual([2323, 500])
  const { data } = await job.driver.call(calls.docketOfDriverJob, { params: { id: job.id } })
  expect(data.document.facts).toContainEqual({ label: 'Hour meter', value: '2,315.5 to 2,323 h' })
  const { rows } = await pool.query(
    `select count(*)::int as n from activity_log where record_type = 'asset' and record_id = $1 and action = 'meters read'`,
    [job.asset_id],
  )
  expect(rows).toEqual([{ n: 2 }])
})

test('late readings are accepted and lower nothing, in any order', async () => {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  // Someone read the meter after that day, before the phone had signal.
  await pool.query('update asset set smu_current = 5000, meters_read_at = $2 where id = $1', [
    job.asset_id,
    job.at('16:00'),
  ])
  for (const one of taps.toReversed()) expect((await send(job, one)).status).toBe(200)
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data).toMatchObject({
    status: 'Closed',
    set_aside: 0,
    progress: { smu_start: 4100.5, smu_finish: 4107.5 },
  })
  expect(await metersOf(job.asset_id)).toEqual([5000, null])
})

test('a checklist arriving after later readings is kept and lowers nothing', async () => {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 5))
  await pool.query('update asset set smu_current = 5000, meters_read_at = $2 where id = $1', [
    job.asset_id,
    job.at('12:00'),
  ])
  const checked = await prestart(app, job, job.at('06:45'))
  await takeAll(job, [{ ...checked, data: { ...checked.data, smu: 4100 } }])
  expect(await metersOf(job.asset_id)).toEqual([5000, null])
})

test('the next reading is checked against the office’s correction', async () => {
  const job = await newJob()
  await arrived(job)
  await takeAll(job, [tap('start', job.at('07:00'), { smu: 23_150 })])
  const administrator = await app.as('administrator')
  app.clock.set(job.at('12:00'))
  const edited = await administrator.call(resourceEndpoints.editAsset, {
    params: { id: job.asset_id },
    body: { smu_current: 2315, version: await versionOf(job.asset_id) },
  })
  expect(edited.status, edited.text).toBe(200)
  app.clock.set(job.at('20:00'))
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.progress).toMatchObject({ smu_start: 23_150, smu_last: 2315 })
})
const versionOf = async (id: number): Promise<number> =>
  (await pool.query<{ version: number }>('select version from asset where id = $1', [id])).rows[0]!.version

test('a ticket the office has already charged cannot be recorded on the phone as well', async () => {
  const first = await newJob()
  await takeAll(first, (await wholeDay(app, first)).slice(0, -2))
  const allocator = await app.as('allocator')
  const paper = await allocator.call(docketEndpoints.createDocket, {
    body: {
      job_item_id: first.order.id,
      source: 'paper',
      asset_id: first.asset_id,
      starts_at: first.at('15:30'),
      finishes_at: first.at('19:00'),
      loads: [{ material: 'Clay', tip: 'Northern Tip', ticket_no: 'P1', loaded_at: first.at('16:00') }],
    },
  })
  expect(paper.status, paper.text).toBe(200)

  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 8))
  const tip = taps[8]!
  const refused = await send(job, { ...tip, data: { ...tip.data, ticket_no: 'p1' } })
  expect([refused.status, refused.message]).toEqual([
    409,
    'This ticket number is already recorded for that tip.',
  ])
  expect(refused.text).not.toContain(paper.data.docket_no)
  await takeAll(job, [tap('tip', job.at('08:10'), { ...tip.data, ticket_no: 'P2' } as never)])
})

test('of simultaneous uses of one ticket by office and phone one succeeds', async () => {
  const allocator = await app.as('allocator')
  for (const round of [1, 2, 3]) {
    const job = await newJob()
    const taps = await wholeDay(app, job)
    await takeAll(job, taps.slice(0, 8))
    const ticket = { tip: 'Eastern Tip', ticket_no: `E${round}` }
    const [phone, office] = await Promise.all([
      send(job, { ...taps[8]!, data: { ...taps[8]!.data, ...ticket } }),
      allocator.call(docketEndpoints.createDocket, {
        body: {
          job_item_id: job.order.id,
          source: 'paper',
          asset_id: job.asset_id,
          starts_at: job.at('15:30'),
          finishes_at: job.at('19:00'),
          loads: [{ material: 'Clay', ...ticket, loaded_at: job.at('16:00') }],
        },
      }),
    ])
    expect([phone.status, office.status]).toSatisfy(
      ([one, other]: number[]) => (one === 200 && other === 422) || (one === 409 && other === 200),
    )
  }
})

test('of simultaneous uses of one waste record by office and phone one succeeds', async () => {
  const allocator = await app.as('allocator')
  for (const round of [1, 2, 3]) {
    const job = await newJob()
    const taps = await wholeDay(app, job)
    await takeAll(job, taps.slice(0, 7))
    const soil = { material: 'Cat C', waste_record_no: `WT-once-${round}` }
    const [phone, office] = await Promise.all([
      send(job, { ...taps[7]!, data: { ...taps[7]!.data, ...soil } } as never),
      allocator.call(docketEndpoints.createDocket, {
        body: {
          job_item_id: job.order.id,
          source: 'paper',
          asset_id: job.asset_id,
          starts_at: job.at('15:30'),
          finishes_at: job.at('19:00'),
          loads: [{ ...soil, loaded_at: job.at('16:00') }],
        },
      }),
    ])
    expect([phone.status, office.status]).toSatisfy(
      ([one, other]: number[]) => (one === 200 && other === 422) || (one === 409 && other === 200),
    )
    if (phone.status === 409) expect(phone.message).toBe('This waste record number is already recorded.')
  }
})
