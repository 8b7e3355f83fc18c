import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { SentStep } from '#areas/driver-jobs/contract/step-input.ts'
import { driverJobEndpoints as calls } from '#areas/driver-jobs/contract/endpoints.ts'
import { checklistsForAsset } from '#areas/checklists/server/index.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { confirmOrder } from '#areas/work-orders/server/index.ts'
import type { AssetGroup } from '#db/schema.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { Caller, TestApp } from './app.ts'
import { allRight } from './checklists.ts'
import { makeAsset, makeCategory } from './fleet.ts'
import { type MadeOrder, addRequiredDocuments, makeOrder } from './orders.ts'

export const office: Viewer = { ...system, grants: effectiveGrants(1) }

interface Asked {
  job_id?: number
  who?: 'driver' | 'otherDriver'
  start_time?: string
  hours?: number
  asset_group?: AssetGroup
  /** The machine; a new one by default. */
  asset_id?: number
}

export interface SentJob {
  /** Of the driver job. */
  id: number
  order: MadeOrder
  asset_id: number
  driver_id: number
  driver: Caller
  /** An instant of the order's day, in Melbourne time. */
  at: (time: string, date?: string) => string
}

export async function driverOf(app: TestApp, { user_id }: Caller): Promise<number> {
  const user = await app.platform.db
    .selectFrom('app_user')
    .select('driver_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return user.driver_id ?? 0
}

/** An order with a driver and a machine firmly booked, whatever the objections; not confirmed yet. */
export async function bookedOrder(app: TestApp, work_date: string, asked: Asked = {}) {
  const driver = await app.as(asked.who ?? 'driver')
  const driver_id = await driverOf(app, driver)
  const { asset_id, asset_group = 'excavator', ...times } = asked
  const asset = asset_id === undefined ? await newMachine(app, asset_group) : await machineOf(app, asset_id)
  const order = await makeOrder(app, { work_date, asset_category_id: asset.asset_category_id, ...times })
  await app.platform.write(office, (change) =>
    bookOrder(change, order.id, {
      driver_id,
      asset_id: asset.id,
      certainty: 'confirmed',
      override: { reason: 'For the test' },
    }),
  )
  return { order, asset_id: asset.id, driver_id, driver }
}

async function newMachine(app: TestApp, asset_group: AssetGroup) {
  const category = await makeCategory(app, { asset_group })
  const { id } = await makeAsset(app, { asset_category_id: category.id })
  await addRequiredDocuments(app, 'asset', id)
  return { id, asset_category_id: category.id }
}

const machineOf = (app: TestApp, asset_id: number) =>
  app.platform.db
    .selectFrom('asset')
    .select(['id', 'asset_category_id'])
    .where('id', '=', asset_id)
    .executeTakeFirstOrThrow()

export const latestJobOf = async (app: TestApp, job_item_id: number): Promise<number> => {
  const { id } = await app.platform.db
    .selectFrom('driver_job')
    .select('id')
    .where('job_item_id', '=', job_item_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** The same, confirmed: the driver has it on the phone. */
export async function sentJob(app: TestApp, work_date: string, asked: Asked = {}): Promise<SentJob> {
  const booked = await bookedOrder(app, work_date, asked)
  await app.platform.write(office, (change) =>
    confirmOrder(change, booked.order.id, { override: { reason: 'For the test' } }),
  )
  const id = await latestJobOf(app, booked.order.id)
  return { ...booked, id, at: (time, date = work_date) => melbourneInstant(date, time) }
}

type Kind = SentStep['kind']
type DataOf<K extends Kind> = NonNullable<Extract<SentStep, { kind: K }>['data']>

/** A step with a generated id. */
export const tap = <K extends Kind>(kind: K, at: string, data: DataOf<K>, after: string | null = null) => ({
  client_op_id: randomUUID() as string,
  kind,
  at,
  data: data as Record<string, unknown>,
  after,
})
export type Tap = ReturnType<typeof tap>

/** Also invalid ones. */
export const send = ({ driver, id }: Pick<SentJob, 'driver' | 'id'>, step: Tap) =>
  driver.call(calls.takeStep, { params: { id }, body: step as SentStep }, { key: step.client_op_id })

/** The machine's prestart with everything in order, except what `special` sets by item text. */
export async function prestart(
  app: TestApp,
  job: SentJob,
  at: string,
  special: Parameters<typeof allRight>[1] = {},
): Promise<Tap> {
  const [checklist] = await checklistsForAsset(app.platform.db, job.asset_id)
  if (!checklist) throw new Error('No checklist is for this asset.')
  const answers = allRight(checklist, special).map(({ photo_file_ids: _none, ...answer }) => ({
    ...answer,
    photos: [],
  }))
  return tap('prestart', at, { checklist_id: checklist.id, started_at: at, answers })
}

/** The acceptance of a job as it was sent. */
export async function acceptance(app: TestApp, job: SentJob, at: string): Promise<Tap> {
  const { order_version } = await app.platform.db
    .selectFrom('driver_job')
    .select('order_version')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  return tap('accept', at, { order_version })
}

/** The steps of a driver's full day, from acceptance to the closed job. */
export async function wholeDay(app: TestApp, job: SentJob): Promise<Tap[]> {
  const [first, second] = [randomUUID() as string, randomUUID() as string]
  const taps = [
    tap('seen', job.at('05:00'), {}),
    await acceptance(app, job, job.at('05:01')),
    tap('fit_for_duty', job.at('05:50'), { is_fit: 1 }),
    tap('travel', job.at('06:00'), {}),
    tap('arrive', job.at('06:30'), {}),
    await prestart(app, job, job.at('06:45')),
    tap('start', job.at('07:00'), { smu: 4100.5 }),
    tap('load', job.at('07:30'), { client_load_id: first, material: 'Clay', source: 'Pit 2' }),
    tap('tip', job.at('08:10'), { client_load_id: first, tip: 'Northern Tip', net_t: 12.4 }),
    tap('break_start', job.at('10:00'), {}),
    tap('break_end', job.at('10:30'), {}),
    tap('load', job.at('11:00'), {
      client_load_id: second,
      material: 'Cat C',
      waste_record_no: `WT-77-${second.slice(0, 8)}`,
    }),
    tap('tip', job.at('11:40'), { client_load_id: second, tip: 'Western Tip', volume_m3: 9 }),
    tap('standby_start', job.at('12:00'), { reason: 'Waiting for a permit' }),
    tap('standby_end', job.at('12:45'), {}),
    tap('finish', job.at('15:00'), { smu: 4107.5, comment: 'All dug' }),
    tap('sign', job.at('15:10'), { unsigned_reason: 'Nobody on site' }),
    tap('close', job.at('15:12'), {}),
  ]
  return taps.map((one, at) => ({ ...one, after: taps[at - 1]?.client_op_id ?? null }))
}

/** A test's driver jobs, each on its own day so that no driver is in two places, and their results. */
export function stepping(app: TestApp) {
  const { pool } = app.database
  let day = 0
  const newJob = async (asked: Asked = {}): Promise<SentJob> => {
    // Ends anything another test left running, because a driver does one thing at a time.
    await pool.query(
      `update time_entry set ended_at = started_at + interval '1 minute' where ended_at is null`,
    )
    const date = addDays('2026-12-01', day++)
    app.clock.set(`${date}T03:00:00+11:00`)
    const job = await sentJob(app, date, asked)
    app.clock.set(`${date}T20:00:00+11:00`)
    return job
  }
  const rowOf = async (id: number) =>
    (await pool.query<Record<string, unknown>>('select * from driver_job where id = $1', [id])).rows[0]!
  const countOf = async (table: string, id: number): Promise<number> =>
    Number((await pool.query(`select count(*) from ${table} where driver_job_id = $1`, [id])).rows[0].count)
  /** Everything a step could have changed. */
  const stateOf = async (id: number): Promise<string> =>
    JSON.stringify([
      await rowOf(id),
      await countOf('driver_job_step', id),
      await countOf('time_entry', id),
      await countOf('load', id),
      await countOf('docket', id),
    ])
  const takeAll = async (job: SentJob, taps: readonly Tap[]): Promise<void> => {
    for (const one of taps) {
      const { status, message } = await send(job, one)
      expect([one.kind, status, message]).toEqual([one.kind, 200, 'OK'])
    }
  }
  return { newJob, rowOf, countOf, stateOf, takeAll }
}
