import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { approvedDocket, at, docketing, signedDocket, workedOrder } from '#test/dockets.ts'
import { fingerprint } from '#test/writes.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts } = await docketing()
const administrator = await app.as('administrator')

/** A load of 30 t, clean fill by default, on a job with these rates by the tonne. */
async function loaded(
  rates: readonly (readonly [description: string, unit_price_cents: number])[],
  material = 'Clean Fill',
) {
  const order = await workedOrder(app)
  for (const [description, unit_price_cents] of rates) {
    const body = { description, unit: 'tonne' as const, unit_price_cents, gst_code: 'GST' as const }
    const { status, text } = await administrator.call(jobEndpoints.createJobRate, {
      params: { id: order.job_id },
      body,
    })
    if (status !== 200) throw new Error(text)
  }
  const load = {
    material,
    loaded_at: at('08:00'),
    net_t: 30,
    ticket_no: `T${order.id}`,
    waste_record_no: `WT-${order.order_no}`,
  }
  return signedDocket(app, { order, loads: [load] as never })
}

/** The load lines and their charges, as the office sees them. */
async function chargedOf(id: number) {
  const { data } = await accounts.call(calls.getDocket, { params: { id } })
  return data.lines
    .filter(({ kind }) => kind === 'load')
    .map((line) => [line.description, line.quantity_agreed, line.unit_price_cents])
}

test('a load is charged by one rate, even if another has the same words and more', async () => {
  const { id } = await loaded([
    ['Clean Fill', 18_50],
    ['Clean Fill with Rock', 22_00],
  ])
  expect(await chargedOf(id)).toEqual([['Clean Fill', 30, 18_50]])
})

test('between equally fitting rates the office chooses before approval, without a total until then', async () => {
  const docket = await loaded([
    ['Clean Fill, day', 18_50],
    ['Clean Fill, night', 22_00],
  ])
  const { id } = docket
  const words = 'Load 1: choose “Clean Fill, day” or “Clean Fill, night”.'
  expect(docket.variance).toContainEqual({ code: 'rate', text: words })
  expect(await chargedOf(id)).toEqual([['Clean Fill', 1, null]])
  const line = docket.lines.find(({ choices }) => choices !== null)!
  const params = { id, line_id: line.id }
  const refused = await accounts.call(calls.approveDocket, { params: { id }, body: {} })
  expect([refused.status, refused.message]).toEqual([409, 'Line “Clean Fill” has no price. Set it first.'])
  const before = await fingerprint(owner)
  const priced = await accounts.call(calls.priceDocketLine, {
    params,
    body: { unit_price_cents: 100, price_source: 'By phone' },
  })
  expect([priced.status, priced.message]).toEqual([409, 'Choose the rate of this line first.'])
  const strange = await accounts.call(calls.chooseDocketRate, { params, body: { job_rate_id: 999_999 } })
  expect([strange.status, strange.errors]).toEqual([422, { job_rate_id: 'Rate is not one of the choices.' }])
  expect(await fingerprint(owner)).toEqual(before)

  const night = line.choices!.rates[1]!
  expect(night).toMatchObject({ quantity_computed: 30, unit_price_cents: 22_00 })
  const chosen = await accounts.call(calls.chooseDocketRate, {
    params,
    body: { job_rate_id: night.job_rate_id, version: docket.version },
  })
  expect(chosen.data.lines.find((one) => one.id === line.id)).toMatchObject({
    job_rate_id: night.job_rate_id,
    description: 'Clean Fill, night',
    unit: 'tonne',
    quantity_agreed: 30,
    explanation: { steps: ['Load 1: 30 tonnes.'] },
  })
  expect(chosen.data.variance.map(({ text }) => text)).not.toContain(words)
  expect(await chargedOf(id)).toEqual([['Clean Fill, night', 30, 22_00]])
  const stale = await accounts.call(calls.chooseDocketRate, {
    params,
    body: { job_rate_id: line.choices!.rates[0]!.job_rate_id, version: docket.version },
  })
  expect(stale.status).toBe(409)
  const approved = await accounts.call(calls.approveDocket, { params: { id }, body: {} })
  expect(approved.data.status).toBe('Approved')
  const late = await accounts.call(calls.chooseDocketRate, {
    params,
    body: { job_rate_id: night.job_rate_id },
  })
  expect(late.status).toBe(409)
})

test('a chosen rate beside an agreed number of loads is explained to the cent', async () => {
  const order = await workedOrder(app)
  for (const [description, unit_price_cents] of [
    ['Clean Fill, day', 180_00],
    ['Clean Fill, night', 220_00],
  ] as const)
    await administrator.call(jobEndpoints.createJobRate, {
      params: { id: order.job_id },
      body: { description, unit: 'load', unit_price_cents, gst_code: 'GST' },
    })
  const load = (ticket_no: string) => ({
    material: 'Clean Fill',
    loaded_at: at('08:00'),
    net_t: 12,
    ticket_no,
    waste_record_no: `WT-${ticket_no}`,
  })
  const docket = await signedDocket(app, {
    order,
    loads: [load('C101'), load('C102'), load('C103')] as never,
    agreed: [{ position: 2, quantity_agreed: 2, reason: 'One was for us' }],
  })
  const line = docket.lines.find(({ choices }) => choices !== null)!
  const { data, status, text } = await accounts.call(calls.chooseDocketRate, {
    params: { id: docket.id, line_id: line.id },
    body: { job_rate_id: line.choices!.rates[1]!.job_rate_id },
  })
  expect(status, text).toBe(200)
  const chosen = data.lines.find(({ id }) => id === line.id)!
  expect(chosen).toMatchObject({ quantity_computed: 3, quantity_agreed: 2, unit_price_cents: 220_00 })
  expect(chosen.explanation.price_steps).toEqual([
    { words: '3 loads at $220.00 a load.', cents: 660_00 },
    { words: 'Agreed: 2 loads.', cents: -220_00 },
  ])
})

test('a rate for another material never charges a load, which is flagged', async () => {
  const docket = await loaded([['Cat C with PFAS', 385_00]], 'Cat C')
  expect(await chargedOf(docket.id)).toEqual([])
  expect(docket.variance).toContainEqual({ code: 'uncharged', text: 'Load 1: no rate applies.' })
})

test('a rate that names no material must be confirmed, and is then charged', async () => {
  const docket = await loaded([['Disposal', 385_00]], 'Cat C')
  const { id } = docket
  expect(await chargedOf(id)).toEqual([['Cat C', 1, null]])
  const words = 'Load 1: charge it at “Disposal”?'
  expect(docket.variance).toContainEqual({ code: 'rate', text: words })
  const refused = await accounts.call(calls.approveDocket, { params: { id }, body: {} })
  expect([refused.status, refused.message]).toEqual([409, 'Line “Cat C” has no price. Set it first.'])
  const line = docket.lines.find(({ choices }) => choices !== null)!
  const { data: chosen } = await accounts.call(calls.chooseDocketRate, {
    params: { id, line_id: line.id },
    body: { job_rate_id: line.choices!.rates[0]!.job_rate_id },
  })
  expect(chosen.variance.map(({ text }) => text)).not.toContain(words)
  expect(await chargedOf(id)).toEqual([['Disposal', 30, 385_00]])
})

test('a submitted line can only change to one of its computed rates', async () => {
  const { id } = await loaded([
    ['Clean Fill, day', 18_50],
    ['Clean Fill, night', 22_00],
  ])
  const forbidden = [
    `update docket_line set quantity_computed = 2, quantity_agreed = 2 where docket_id = ${id}`,
    `update docket_line set choices = null where docket_id = ${id} and choices is not null`,
    `update docket_line set job_rate_id = (choices -> 'rates' -> 0 ->> 'job_rate_id')::bigint, unit = 'tonne',
       quantity_computed = 31, quantity_agreed = 31 where docket_id = ${id} and choices is not null`,
    `update docket_line set explanation = jsonb_set(explanation, '{steps}', '[]') where docket_id = ${id} and kind = 'hire'`,
    `update docket_line set kind = 'minimum' where docket_id = ${id} and kind = 'hire'`,
    `delete from docket_line where docket_id = ${id} and kind = 'hire'`,
    `insert into docket_line (docket_id, position, kind, description, unit, quantity_computed, quantity_agreed, explanation)
       values (${id}, 99, 'hire', 'More', 'hour', 1, 1, '{}')`,
  ]
  for (const statement of forbidden)
    await expect(owner.query(statement)).rejects.toThrow('A submitted docket never changes')
  // What follows from the lines does change, but for an approved docket.
  const levy = (of: number) =>
    owner.query(
      `insert into docket_line (docket_id, position, kind, description, unit, quantity_computed, quantity_agreed, explanation)
         values ($1, 99, 'fuel_levy', 'Fuel levy', 'fixed', 1, 1, '{}')`,
      [of],
    )
  await levy(id)
  const approved = await approvedDocket(app)
  await expect(levy(approved.id)).rejects.toThrow('A submitted docket never changes')
})

test('a rate that counts loads otherwise since then is not chosen at its new price', async () => {
  const docket = await loaded([
    ['Clean Fill, day', 18_50],
    ['Clean Fill, night', 22_00],
  ])
  const line = docket.lines.find(({ choices }) => choices !== null)!
  const [day] = line.choices!.rates
  const params = { id: docket.job_id, rate_id: day!.job_rate_id }
  const edit = (version: number, body: object) =>
    administrator.call(jobEndpoints.editJobRate, { params, body: { version, ...body } })
  const choose = () =>
    accounts.call(calls.chooseDocketRate, {
      params: { id: docket.id, line_id: line.id },
      body: { job_rate_id: day!.job_rate_id },
    })
  expect((await edit(1, { unit: 'load', unit_price_cents: 450_00 })).status).toBe(200)
  const before = await fingerprint(owner)
  const refused = await choose()
  expect([refused.status, refused.message]).toEqual([
    409,
    '“Clean Fill, day” has changed since. Query and revise the docket to count its loads again.',
  ])
  expect(await fingerprint(owner)).toEqual(before)
  // Another price alone is charged as it is now.
  expect((await edit(2, { unit: 'tonne', unit_price_cents: 19_00 })).status).toBe(200)
  expect((await choose()).status).toBe(200)
  expect(await chargedOf(docket.id)).toEqual([['Clean Fill, day', 30, 19_00]])
})

test('a load that was not weighed is charged by its material’s density, and one without stays a flag', async () => {
  const order = await workedOrder(app)
  const body = { description: 'Sand', unit: 'tonne', unit_price_cents: 20_00, gst_code: 'GST' } as const
  await administrator.call(jobEndpoints.createJobRate, { params: { id: order.job_id }, body })
  const times = { loaded_at: at('08:00'), volume_m3: 10 }
  const of = async (ticket_no: string) => {
    const loads = [{ material: 'Sand', ...times, ticket_no }] as never
    return (await signedDocket(app, { order, overlap_reason: 'Two trucks', loads })).id
  }
  const unknown = await of('S1')
  expect((await accounts.call(calls.getDocket, { params: { id: unknown } })).data.variance).toContainEqual({
    code: 'uncharged',
    text: 'Load 1: no weight, not charged.',
  })
  await owner.query(
    `update dropdown_item set density = 1.6 where list_key = 'material_type' and value = 'Sand'`,
  )
  const id = await of('S2')
  // 10 m³ are 16 t at $20.00.
  expect(await chargedOf(id)).toEqual([['Sand', 16, 20_00]])
  const { data } = await accounts.call(calls.getDocket, { params: { id } })
  expect(data.lines.find(({ kind }) => kind === 'load')?.explanation.steps).toEqual([
    'Load 1: 16 tonnes.',
    'Load 1: 10 m³ at 1.6 t/m³ is 16 tonnes.',
  ])
})
