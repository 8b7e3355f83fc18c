import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { at, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { count } from '#test/proof.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, accounts, allocator } = await docketing()
const { add, rule } = await ratingCards(app)
const category = await makeCategory(app)
const dear = await makeAsset(app)

const newAttachment = async (code: string, rate: object) => {
  const body = {
    code,
    name: 'Hammer',
    kind: 'hammer',
    compatible_category_ids: [category.id],
    ...rate,
  } as never
  const administrator = await app.as('administrator')
  return (await administrator.call(attachmentEndpoints.createAttachment, { body })).data.id
}
/** Its only price is on the card of one machine: $120.00 a day. */
const onCard = await newAttachment('LD1', { rate_cents: null, rate_unit: null })
const byHour = await newAttachment('LD2', { rate_cents: 20_00, rate_unit: 'hour' })
await add({
  name: 'Standard',
  client_id: null,
  rules: [
    rule({ product_id: null, asset_category_id: category.id }),
    rule({
      product_id: null,
      asset_id: dear.id,
      rate_cents: 230_00,
      terms: {
        attachments: [{ attachment_id: onCard, name: '', unit: 'day', rate_cents: 120_00, min_hours: 0 }],
      },
    }),
  ],
})

type Order = Awaited<ReturnType<typeof workedOrder>>
const orderOf = (rate: object = {}) =>
  workedOrder(app, { min_hours: null, ...rate }, { asset_category_id: category.id })
const shift = (from: string, to: string) => ({ starts_at: at(from), finishes_at: at(to), entries: [] })
const enter = (order: Order, fields: object) => paperDocket(app, { order, ...fields } as never)
const sign = (order: Order, fields: object) => signedDocket(app, { order, ...fields } as never)
const read = async ({ id }: Pick<Docket, 'id'>) =>
  (await accounts.call(calls.getDocket, { params: { id } })).data
const uncharged = async (docket: Pick<Docket, 'id'>) =>
  (await read(docket)).variance.filter(({ code }) => code === 'uncharged').map(({ text }) => text)
const voidIt = ({ id }: Pick<Docket, 'id'>) =>
  allocator.call(calls.voidDocket, { params: { id }, body: { reason: 'Wrong day' } })
const approve = ({ id }: Pick<Docket, 'id'>, override?: { reason: string }) =>
  accounts.call(calls.approveDocket, { params: { id }, body: { override } })
const moveTo = async ({ id, driver_id, version }: Docket, asset_id: number, times: object) =>
  allocator.call(calls.editDocket, {
    params: { id },
    body: { driver_id, asset_id, version, ...times } as never,
  })
const centsOf = ({ lines }: Docket) =>
  lines.reduce((sum, line) => sum + Math.round(line.quantity_agreed * (line.unit_price_cents ?? 0)), 0)

test('an attachment with a price on the machine’s card only is missed when its docket is voided', async () => {
  const order = await orderOf({ source: 'Rate card Standard' })
  const used = { asset_id: dear.id, attachments: [{ attachment_id: onCard, hours: 1 }] }
  const one = await enter(order, { ...shift('07:00', '09:00'), ...used })
  const two = await enter(order, { ...shift('10:00', '12:00'), ...used })
  expect([centsOf(one), centsOf(two)]).toEqual([2 * 230_00 + 120_00, 2 * 230_00])
  expect(await uncharged(two)).toEqual([])
  expect((await voidIt(one)).status).toBe(200)
  expect(await uncharged(two)).toEqual(['Not charged any more on another docket of the day: LD1 Hammer.'])
})

test('what was approved uncharged, with a reason, holds up no other docket of the day', async () => {
  const order = await orderOf()
  const asset_id = (await makeAsset(app)).id
  const used = (hours: number) => ({ asset_id, attachments: [{ attachment_id: byHour, hours }] })
  const one = await enter(order, { ...shift('06:00', '08:00'), ...used(0.5) })
  const two = await sign(order, { ...shift('08:30', '10:30'), ...used(1) })
  const three = await enter(order, { asset_id, ...shift('11:00', '12:00') })
  expect((await voidIt(one)).status).toBe(200)
  expect(await uncharged(two)).toHaveLength(1)
  expect((await approve(two)).status).toBe(409)
  expect((await approve(two, { reason: 'Agreed with the client' })).status).toBe(200)
  const gone = await voidIt(three)
  expect(gone.status, gone.text).toBe(200)
})

test('a docket that goes to another machine leaves the minimum of its day to the others, or stays', async () => {
  const asset_id = (await makeAsset(app)).id
  const order = await orderOf({ min_hours: 4 })
  const one = await enter(order, { asset_id, ...shift('06:00', '07:00') })
  const two = await enter(order, { asset_id, ...shift('08:00', '09:00') })
  // 1 h and 3 h to the minimum, then the second hour is in it: 4 h at $185.00.
  expect([centsOf(one), centsOf(two)]).toEqual([740_00, 0])
  const moved = await moveTo(one, (await makeAsset(app)).id, shift('06:00', '07:00'))
  expect(moved.status, moved.text).toBe(200)
  expect(centsOf(await read(two))).toBe(740_00)

  const other = (await makeAsset(app)).id
  const first = await enter(order, { asset_id: other, ...shift('12:00', '13:00') })
  const second = await sign(order, { asset_id: other, ...shift('14:00', '15:00') })
  expect((await approve(second, { reason: 'As seen on site' })).status).toBe(200)
  expect(await moveTo(first, (await makeAsset(app)).id, shift('12:00', '13:00'))).toMatchObject({
    status: 409,
    message: `The minimum of ${second.docket_no}, which is Approved, would not be charged in full. Reopen ${second.docket_no} first.`,
  })
})

test('a new version on another machine leaves the minimum of its old day to the others', async () => {
  const order = await orderOf({ min_hours: 4 })
  const asset_id = (await makeAsset(app)).id
  const one = await sign(order, { asset_id, ...shift('06:00', '07:00') })
  const two = await enter(order, { asset_id, ...shift('08:00', '09:00') })
  expect([centsOf(one), centsOf(two)]).toEqual([740_00, 0])
  const params = { id: one.id }
  const asked = await allocator.call(calls.queryDocket, { params, body: { reason: 'Which machine?' } })
  const { driver_id } = one
  const revised = await accounts.call(calls.reviseDocket, {
    params,
    body: {
      driver_id,
      asset_id: (await makeAsset(app)).id,
      version: asked.data.version,
      ...shift('06:00', '07:00'),
    } as never,
  })
  expect(revised.status, revised.text).toBe(200)
  expect([centsOf(revised.data), centsOf(await read(two))]).toEqual([740_00, 740_00])
})

test('a minimum taken off one docket by hand is not taken off the day by another one as well', async () => {
  const order = await orderOf({ min_hours: 4 })
  const asset_id = (await makeAsset(app)).id
  const one = await sign(order, { asset_id, ...shift('06:00', '07:00') })
  const two = await sign(order, { asset_id, ...shift('08:00', '09:00') })
  const three = await sign(order, { asset_id, ...shift('10:00', '11:00') })
  expect([centsOf(one), centsOf(two), centsOf(three)]).toEqual([740_00, 0, 0])
  const line = one.lines.find(({ kind }) => kind === 'minimum')!
  const waived = await accounts.call(calls.priceDocketLine, {
    params: { id: one.id, line_id: line.id },
    body: { unit_price_cents: 0, price_source: 'Waived by Jo' },
  })
  // Nothing covers the other hours any more: 1 h at $185.00 each.
  expect([centsOf(waived.data), centsOf(await read(two)), centsOf(await read(three))]).toEqual([
    185_00, 185_00, 185_00,
  ])
  for (const docket of [two, one, three]) {
    const approved = await approve(docket, { reason: 'As seen on site' })
    expect(approved.status, approved.text).toBe(200)
  }
})

test('of approving a docket and voiding the one that charges for it, at once, one is refused', async () => {
  for (let round = 0; round < count({ short: 3, full: 60 }); round++) {
    const order = await orderOf({ min_hours: null })
    const used = { asset_id: (await makeAsset(app)).id, attachments: [{ attachment_id: byHour, hours: 0.5 }] }
    const one = await enter(order, { ...shift('06:00', '07:00'), ...used })
    const two = await sign(order, { ...shift('08:00', '09:00'), ...used })
    const [approved, voided] = await Promise.all([approve(two, { reason: 'As seen on site' }), voidIt(one)])
    expect(
      [approved.status, voided.status].toSorted((a, b) => a - b),
      `${approved.message} ${voided.message}`,
    ).toEqual([200, 409])
  }
})
