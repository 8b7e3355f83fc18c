import { expect, test } from 'vitest'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { amountsIn, moneyKeysIn } from '#test/money-words.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, allocator, accounts } = await docketing()
const priceOf = async (id: number) =>
  (await accounts.call(calls.getDocket, { params: { id } })).data.total_cents

test('the allocator approves a docket that the server prices, and sees no price', async () => {
  const { id } = await signedDocket(app)
  const params = { id }
  const seen = await allocator.call(calls.getDocket, { params })
  const approved = await allocator.call(calls.approveDocket, { params, body: {} })
  expect(approved.data.status).toBe('Approved')
  for (const { data, text } of [seen, approved])
    expect([moneyKeysIn(data), amountsIn(text)]).toEqual([[], []])
  expect(await priceOf(id)).toBe(1387_50)
})

test('hours that the allocator corrects are priced again', async () => {
  const order = await workedOrder(app)
  const docket = await paperDocket(app, { order })
  const {
    job_item_id: _order,
    source: _source,
    ...body
  } = await docketBody(app, order, {
    driver_id: docket.driver_id ?? undefined,
    finishes_at: at('14:00'),
  })
  const params = { id: docket.id }
  const edited = await allocator.call(calls.editDocket, {
    params,
    body: { ...body, version: docket.version },
  })
  expect([edited.status, edited.data.lines[0]?.quantity_agreed]).toEqual([200, 6.5])
  expect(moneyKeysIn(edited.data)).toEqual([])
  // Half past twelve to one was a break.
  expect(await priceOf(docket.id)).toBe(1202_50)
})

test('what is wrong with its charges is named without amounts', async () => {
  const order = await workedOrder(app, { source: 'Product WH-EX20' })
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into product (code, name, category, unit, gst_code) values ('WH-EX20', 'Wet hire', 'hire', 'hour', 'GST') returning id::int`,
  )
  await app.database.pool.query(
    `insert into job_rate (job_id, product_id, description, unit, unit_price_cents, position)
     values ($1, $2, 'Wet hire', 'hour', 19900, 1)`,
    [order.job_id, rows[0]!.id],
  )
  const { id } = await signedDocket(app, { order })
  await app.database.pool.query('update docket_line set product_id = $2 where docket_id = $1', [
    id,
    rows[0]!.id,
  ])
  const params = { id }
  const refused = await allocator.call(calls.approveDocket, { params, body: {} })
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringContaining('Not charged at the job’s rate.'),
  ])
  expect(amountsIn(refused.text)).toEqual([])
  expect((await accounts.call(calls.approveDocket, { params, body: {} })).message).toContain('$199.00')
})
