import { expect, test } from 'vitest'
import type * as z from 'zod'
import {
  at,
  docketBody,
  docketing,
  paperDocket,
  plainDriverJob,
  tappedDocket,
  workedOrder,
} from '#test/dockets.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { newOrder } from '#test/work-orders.ts'
import { fingerprint } from '#test/writes.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, allocator } = await docketing()
type Body = z.input<typeof calls.createDocket.body>

/** The refusal for a docket on a new order. */
async function create(fields: Partial<Body> = {}, order: { id: number } | null = null) {
  const body = await docketBody(app, order ?? (await workedOrder(app)), fields)
  const reply = await allocator.call(calls.createDocket, { body })
  return { ...reply, words: [reply.status, reply.errors] }
}
const future = 'Finish time cannot be in the future.'

test('work in the future is not entered, edited or revised, and nothing is written', async () => {
  const day = { starts_at: at('07:00', '2026-11-24'), finishes_at: at('15:00', '2026-11-24'), entries: [] }
  const far = { starts_at: at('07:00', '2027-06-13'), finishes_at: at('15:00', '2027-06-13'), entries: [] }
  const old = { starts_at: at('07:00', '1990-11-23'), finishes_at: at('15:00', '1990-11-23'), entries: [] }
  const order = await workedOrder(app)
  const draft = await paperDocket(app, { order })
  const { driver_id } = draft
  const queried = await paperDocket(app)
  const params = { id: queried.id }
  await allocator.call(calls.submitDocket, { params, body: {} })
  await allocator.call(calls.queryDocket, { params, body: { reason: 'Longer?' } })
  const before = await fingerprint(owner)
  const outside = (date: string) => `${date} is outside 22 Nov 2026 to 24 Nov 2026.`
  expect((await create({ driver_id, ...day }, order)).words).toEqual([422, { finishes_at: future }])
  expect((await create({ driver_id, ...far }, order)).words).toEqual([
    422,
    { finishes_at: future, shift_date: outside('13 Jun 2027') },
  ])
  expect((await create({ driver_id, ...old }, order)).words).toEqual([
    422,
    { shift_date: outside('23 Nov 1990') },
  ])
  const edited = await allocator.call(calls.editDocket, {
    params: { id: draft.id },
    body: { driver_id, ...day },
  })
  expect([edited.status, edited.errors]).toEqual([422, { finishes_at: future }])
  const revised = await allocator.call(calls.reviseDocket, {
    params,
    body: { driver_id: queried.driver_id, ...old },
  })
  expect([revised.status, revised.errors]).toEqual([422, { shift_date: outside('23 Nov 1990') }])
  expect(await fingerprint(owner)).toEqual(before)

  const night = { starts_at: at('20:00', '2026-11-22'), finishes_at: at('04:00'), entries: [] }
  expect((await create(night)).status).toBe(200)
})

test('an order never confirmed accepts no docket; one that broke down does', async () => {
  for (const status of ['Pending', 'Cancelled', 'Cancelled by Office'] as const) {
    const order = await newOrder(app, { status })
    expect(await create({}, order)).toMatchObject({
      status: 409,
      message: `Order ${order.order_no} is ${status}, so it cannot have a docket.`,
    })
  }
  expect((await create({}, await workedOrder(app, {}, { status: 'Broke Down' }))).status).toBe(200)
})

const load = (ticket_no: string | null, fields: object = {}) => ({
  material: 'Clean Fill',
  tip: 'Northern Tip',
  loaded_at: at('08:00'),
  net_t: 10,
  ticket_no,
  ...fields,
})

test('a load is not tipped before it is loaded, nor outside the shift', async () => {
  const loads = [
    load('A1', { tipped_at: at('07:59') }),
    load('A2', { loaded_at: at('06:30') }),
    load('A3', { tipped_at: at('15:10') }),
  ]
  expect((await create({ loads })).words).toEqual([
    422,
    {
      'loads.0.tipped_at': 'Tipped must not be before loaded.',
      'loads.1.loaded_at': 'Loaded must be between start and finish.',
      'loads.2.tipped_at': 'Tipped must be between start and finish.',
    },
  ])
  expect((await create({ loads: [load('A1', { tipped_at: at('08:40') })] })).status).toBe(200)
})

test('a ticket is charged once: not twice on a docket, not on another, not also on a driver’s phone', async () => {
  expect((await create({ loads: [load('W1'), load('w1', { tip: 'NORTHERN tip' })] })).words).toEqual([
    422,
    { 'loads.1.ticket_no': 'Ticket w1 of NORTHERN tip is already on load 1.' },
  ])
  const first = await paperDocket(app, {
    loads: [load('W2'), load(null), load('W3', { tip: null })] as never,
  })
  expect((await create({ loads: [load('W9'), load('w2')] })).words).toEqual([
    422,
    { 'loads.1.ticket_no': `Ticket w2 of Northern Tip is already on ${first.docket_no}.` },
  ])

  const order = await workedOrder(app)
  const { id: driver_id, name } = await makeDriver(app)
  const driver_job_id = await plainDriverJob(app, order.id, driver_id)
  await owner.query(
    `insert into load (driver_job_id, client_load_id, load_no, material, tip, ticket_no, loaded_at, tipped_at, status)
     values ($1, gen_random_uuid(), 1, 'Clay', 'Northern Tip', 'W4', $2, $2, 'tipped')`,
    [driver_job_id, at('09:00')],
  )
  expect((await create({ loads: [load('W4')] })).words).toEqual([
    422,
    { 'loads.0.ticket_no': `Ticket W4 of Northern Tip is already noted by ${name} on ${order.order_no}.` },
  ])

  // Another tip has its own numbers, the same docket may repeat its own, and a void docket charges nothing.
  expect((await create({ loads: [load('W2', { tip: 'Western Tip' })] })).status).toBe(200)
  const { driver_id: same } = first
  const body = { driver_id: same, starts_at: at('07:00'), finishes_at: at('15:00') }
  const params = { id: first.id }
  const again = await allocator.call(calls.editDocket, { params, body: { ...body, loads: [load('W2')] } })
  expect(again.status).toBe(200)
  await allocator.call(calls.voidDocket, { params, body: { reason: 'Entered twice' } })
  expect((await create({ loads: [load('W2')] })).status).toBe(200)
})

test('a revision keeps its ticket, and one it drops is free', async () => {
  const docket = await paperDocket(app, { loads: [load('R1'), load('R2')] as never })
  const params = { id: docket.id }
  await allocator.call(calls.submitDocket, { params, body: {} })
  await allocator.call(calls.queryDocket, { params, body: { reason: 'One load?' } })
  const body = { driver_id: docket.driver_id, starts_at: at('07:00'), finishes_at: at('15:00') }
  const revised = await allocator.call(calls.reviseDocket, { params, body: { ...body, loads: [load('R1')] } })
  expect(revised.status).toBe(200)
  expect((await create({ loads: [load('R1')] })).words).toEqual([
    422,
    { 'loads.0.ticket_no': `Ticket R1 of Northern Tip is already on ${docket.docket_no}.` },
  ])
  expect((await create({ loads: [load('R2')] })).status).toBe(200)
})

test('of ten simultaneous uses of a ticket one succeeds, and the database enforces it', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () => docketBody(app, await workedOrder(app), { loads: [load('C1')] })),
  )
  const replies = await Promise.all(bodies.map((body) => allocator.call(calls.createDocket, { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(9)

  const order = await workedOrder(app)
  const { id } = await tappedDocket(app, order, (await makeDriver(app)).id)
  await expect(
    owner.query(`update docket set loads = '[{"tip": "northern TIP", "ticket_no": "c1"}]' where id = $1`, [
      id,
    ]),
  ).rejects.toThrow('docket_ticket_once')
})

test('a material is one from the list, even a hidden one; "Other" needs a description', async () => {
  for (const material of ['Cat-C', 'CatC', 'N120 soil', 'PFAS soil', 'ACM', 'Acid sulfate soil'])
    expect((await create({ loads: [load(null, { material })] })).words).toEqual([
      422,
      { 'loads.0.material': 'Material is not one of the choices.' },
    ])
  expect((await create({ loads: [load(null, { material: 'Other' })] })).words).toEqual([
    422,
    { 'loads.0.note': 'Say what it is and its soil classification.' },
  ])
  const other = await create({ loads: [load(null, { material: 'Other', note: 'Acid sulfate, N121' })] })
  expect(other.data.loads[0]).toMatchObject({ material: 'Other', note: 'Acid sulfate, N121' })

  await owner.query(`update dropdown_item set is_visible = false where value = 'Mudstone'`)
  expect((await create({ loads: [load(null, { material: 'Mudstone' })] })).status).toBe(200)
})

test('the list decides which materials are tracked', async () => {
  const words = 'Rubble must be tracked. Enter the Waste Tracker record number.'
  expect((await create({ loads: [load(null, { material: 'Rubble' })] })).status).toBe(200)
  await owner.query(`update dropdown_item set is_tracked = true where value = 'Rubble'`)
  expect((await create({ loads: [load(null, { material: 'Rubble' })] })).words).toEqual([
    422,
    { 'loads.0.waste_record_no': words },
  ])
})

test('a record is more than a letter, in the database too', async () => {
  const words = 'Waste record number must have at least 4 letters or digits.'
  expect((await create({ loads: [recorded('x')] })).words).toEqual([
    422,
    { 'loads.0.waste_record_no': words },
  ])
  const { id } = await tappedDocket(app, await workedOrder(app), (await makeDriver(app)).id)
  await expect(
    owner.query(`update docket set loads = '[{"waste_record_no": "W-1"}]' where id = $1`, [id]),
  ).rejects.toThrow('docket_waste_record_short')
})

const recorded = (waste_record_no: string) => load(null, { material: 'Cat C', waste_record_no })

test('a waste record is for one load: not twice on a docket, not on another, not also on a phone', async () => {
  expect((await create({ loads: [recorded('WT-01'), recorded('wt 01')] })).words).toEqual([
    422,
    { 'loads.1.waste_record_no': 'Waste record wt 01 is already on load 1.' },
  ])
  const first = await paperDocket(app, { loads: [recorded('WT-02')] as never })
  expect((await create({ loads: [recorded('wt 02')] })).words).toEqual([
    422,
    { 'loads.0.waste_record_no': `Waste record wt 02 is already on ${first.docket_no}.` },
  ])

  const order = await workedOrder(app)
  const { id: driver_id, name } = await makeDriver(app)
  const driver_job_id = await plainDriverJob(app, order.id, driver_id)
  const onPhone = (load_no: number) =>
    owner.query(
      `insert into load (driver_job_id, client_load_id, load_no, material, waste_record_no, loaded_at, status)
       values ($1, gen_random_uuid(), $3, 'Cat C', 'WT-03', $2, 'loaded')`,
      [driver_job_id, at('09:00'), load_no],
    )
  await onPhone(1)
  expect((await create({ loads: [recorded('WT-03')] })).words).toEqual([
    422,
    { 'loads.0.waste_record_no': `Waste record WT-03 is already noted by ${name} on ${order.order_no}.` },
  ])
  await expect(onPhone(2)).rejects.toThrow('load_waste_record_once')

  const params = { id: first.id }
  await allocator.call(calls.voidDocket, { params, body: { reason: 'Entered twice' } })
  expect((await create({ loads: [recorded('WT-02')] })).status).toBe(200)
})

test('of ten simultaneous uses of a waste record one succeeds, and the database enforces it', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () =>
      docketBody(app, await workedOrder(app), { loads: [recorded('WT-10')] }),
    ),
  )
  const replies = await Promise.all(bodies.map((body) => allocator.call(calls.createDocket, { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(9)

  const { id } = await tappedDocket(app, await workedOrder(app), (await makeDriver(app)).id)
  await expect(
    owner.query(`update docket set loads = '[{"waste_record_no": "wt-10"}]' where id = $1`, [id]),
  ).rejects.toThrow('docket_waste_record_once')
})

test('kilograms typed as tonnes are queried, and loads over the payload are flagged', async () => {
  const load = { material: 'Clean Fill', loaded_at: at('08:00'), ticket_no: 'T-kg' }
  const { id: asset_id } = await makeAsset(app)
  await owner.query('update asset set payload_t = 14 where id = $1', [asset_id])
  const order = await workedOrder(app)
  const driver_id = (await makeDriver(app)).id
  const before = await fingerprint(owner)
  const { words } = await create({ asset_id, driver_id, loads: [{ ...load, net_t: 32_180 }] }, order)
  expect(words).toEqual([
    422,
    { 'loads.0.net_t': 'Tonnes must be 200 or less. Are these kg? 32,180 kg is 32.18 t.' },
  ])
  expect(await fingerprint(owner)).toEqual(before)
  const { data } = await create({ asset_id, driver_id, loads: [{ ...load, net_t: 32.18 }] }, order)
  expect(data.variance).toContainEqual({
    code: 'payload',
    text: expect.stringMatching(/^32\.18 t is over the 14 t payload of /),
  })
})
