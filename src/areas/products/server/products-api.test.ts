import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { productEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const allocator = await app.as('allocator')
const driver = await app.as('driver')

const digger = {
  code: 'WH-EX20',
  name: 'Excavator 20T wet hire',
  category: 'hire',
  unit: 'hour',
  sell_price_cents: 17_500,
  buy_price_cents: 13_125,
} as const

let made = 0
async function newProduct(fields: object = {}) {
  made += 1
  const { data } = await accounts.call(calls.createProduct, {
    body: { ...digger, code: `T-${made}`, name: `Test product ${made}`, ...fields },
  })
  return data
}
const logOf = async (id: number) =>
  app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'part', 'before', 'after', 'reason'])
    .where('record_type', '=', 'product')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()

test('a product is refused without a session, without the right, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createProduct, { body: digger })).toMatchObject({
    status: 401,
    message: 'Token is Expired',
  })
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  expect(await driver.call(calls.listProducts, { query: {} })).toMatchObject(refused)
  for (const reader of [sales, allocator])
    expect(await reader.call(calls.createProduct, { body: digger })).toMatchObject(refused)
  const wrong = await accounts.call(calls.createProduct, {} as never, {
    raw: {
      name: 'K',
      category: 'boat',
      unit: 'mile',
      min_quantity: 1.2345,
      sell_price_cents: 12.345,
      buy_price_cents: -1,
      income_account: '12345678901',
      id: 7,
    },
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      code: 'Code is required.',
      name: 'Name must be at least 2 characters.',
      category: 'Category is not one of the choices.',
      unit: 'Unit is not one of the choices.',
      min_quantity: 'Minimum quantity can have three decimals.',
      sell_price_cents: 'Enter a price like 14.25 or 14.2575.',
      buy_price_cents: 'Buy price cannot be negative.',
      income_account: 'Income account must be 10 characters or fewer.',
      id: 'This field is not known.',
    },
  })
  const nowhere = await accounts.call(calls.createProduct, {
    body: { ...digger, asset_category_id: 999_999 },
  })
  expect(nowhere).toMatchObject({
    status: 422,
    errors: { asset_category_id: 'Machine category is not one of the choices.' },
  })
  expect((await accounts.call(calls.listProducts, { query: { search: 'wet hire' } })).total).toBe(0)
})

test('a product is created, found, changed and archived, and the log says so', async () => {
  const { data } = await accounts.call(calls.createProduct, { body: { ...digger, code: 'WH-EX20' } })
  const { id } = data
  expect(data).toMatchObject({
    gst_code: 'GST',
    is_active: 1,
    levy_applies: 0,
    sell_price_cents: 17_500,
    buy_price_cents: 13_125,
    margin_percent: 25,
    priced_from: '2026-11-20',
    version: 1,
  })
  for (const search of ['ex20', 'excavator wet'])
    expect((await sales.call(calls.listProducts, { query: { search } })).data.map((one) => one.id)).toEqual([
      id,
    ])
  const edited = await accounts.call(calls.editProduct, {
    params: { id },
    body: { version: 1, min_quantity: 4, levy_applies: 1, is_active: 0 },
  })
  expect(edited.data).toMatchObject({ min_quantity: 4, levy_applies: 1, is_active: 0, version: 2 })
  const active = async (is_active: '0' | '1') =>
    (await sales.call(calls.listProducts, { query: { search: 'wh-ex20', is_active } })).total
  expect([await active('0'), await active('1')]).toEqual([1, 0])
  await accounts.call(calls.archiveProducts, { body: { ids: [id], reason: 'Sold the machine' } })
  const seen = async (archived: '0' | '1') =>
    (await sales.call(calls.listProducts, { query: { search: 'wh-ex20', archived } })).total
  expect([await seen('0'), await seen('1')]).toEqual([0, 1])
  expect(await logOf(id)).toMatchObject([
    { action: 'created', actor: 'Con Petrou', after: { code: 'WH-EX20', sell_price_cents: 17_500 } },
    { action: 'updated', before: { min_quantity: null }, after: { min_quantity: 4 } },
    { action: 'archived', reason: 'Sold the machine' },
  ])
})

test('a code is unique, ignoring case, until its product is archived; twenty at once leave one', async () => {
  const first = await newProduct({ code: 'Tip-1', name: 'Clean fill tip fee' })
  const duplicate = { status: 422, errors: { code: 'Clean fill tip fee already has this code.' } }
  expect(
    await accounts.call(calls.createProduct, { body: { ...digger, code: 'TIP-1', name: 'Other' } }),
  ).toMatchObject(duplicate)
  const second = await newProduct({ name: 'Second tip fee' })
  expect(
    await accounts.call(calls.editProduct, {
      params: { id: second.id },
      body: { version: 1, code: 'tip-1' },
    }),
  ).toMatchObject(duplicate)
  await accounts.call(calls.archiveProducts, { body: { ids: [first.id], reason: 'Closed' } })
  const renamed = await accounts.call(calls.editProduct, {
    params: { id: second.id },
    body: { version: 1, code: 'tip-1' },
  })
  expect(renamed.data.code).toBe('tip-1')
  expect(await accounts.call(calls.restoreProducts, { body: { ids: [first.id] } })).toMatchObject({
    status: 409,
    message: 'Clean fill tip fee: Second tip fee already has this code.',
  })

  const many = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      accounts.call(calls.createProduct, { body: { ...digger, code: 'RACE', name: `Racer ${at}` } }),
    ),
  )
  const winner = many.find(({ status }) => status === 200)
  const losers = many.filter(({ status }) => status !== 200)
  expect(losers).toHaveLength(19)
  for (const loser of losers)
    expect(loser).toMatchObject({
      status: 422,
      errors: { code: `${winner?.data.name} already has this code.` },
    })
})

test('several are archived and restored together, or none of them', async () => {
  const ids = [(await newProduct({ name: 'Pair one' })).id, (await newProduct({ name: 'Pair two' })).id]
  const seen = async () => (await sales.call(calls.listProducts, { query: { search: 'pair' } })).total
  expect(
    await accounts.call(calls.archiveProducts, { body: { ids: [...ids, 9_999_999], reason: 'Old' } }),
  ).toMatchObject({ status: 404 })
  expect(await seen()).toBe(2)
  expect(
    (await accounts.call(calls.archiveProducts, { body: { ids: [...ids, ...ids], reason: 'Old' } })).data,
  ).toEqual({ archived: 2 })
  expect(await seen()).toBe(0)
  expect((await accounts.call(calls.restoreProducts, { body: { ids } })).data).toEqual({ restored: 2 })
  expect(await accounts.call(calls.restoreProducts, { body: { ids } })).toMatchObject({
    status: 409,
    message: 'Pair one: This product is not archived.',
  })
})

test('an archived product refuses edits, prices and notes until restored', async () => {
  const { id } = await newProduct()
  const params = { id }
  await accounts.call(calls.archiveProducts, { body: { ids: [id], reason: 'Old' } })
  const closed = { status: 409, message: 'Restore this product to change it.' }
  expect(
    await accounts.call(calls.editProduct, { params, body: { version: 2, name: 'New name' } }),
  ).toMatchObject(closed)
  const price = { valid_from: '2026-12-01', sell_price_cents: 100 }
  expect(await accounts.call(calls.setPrice, { params, body: price })).toMatchObject(closed)
  expect(
    await accounts.call(calls.removePrice, { params, body: { valid_from: '2026-11-20' } }),
  ).toMatchObject(closed)
  const note = { payload: { body: 'Too late' } }
  expect(await accounts.request('POST', `/api/records/product/${id}/notes`, note)).toMatchObject(closed)
  await accounts.call(calls.restoreProducts, { body: { ids: [id] } })
  expect((await accounts.call(calls.setPrice, { params, body: price })).status).toBe(200)
  expect((await sales.request('GET', `/api/records/product/${id}/notes`)).status).toBe(200)
  expect((await driver.request('GET', `/api/records/product/${id}/notes`)).status).toBe(404)
})

test('the second of two editors sees both values', async () => {
  const { id } = await newProduct()
  await accounts.call(calls.editProduct, { params: { id }, body: { version: 1, income_account: '200' } })
  const administrator = await app.as('administrator')
  const late = await administrator.call(calls.editProduct, {
    params: { id },
    body: { version: 1, income_account: '210' },
  })
  expect(late).toMatchObject({
    status: 409,
    data: { changed_by: 'Con Petrou', current: { income_account: '200', version: 2 } },
  })
  expect(late.text).not.toContain('search_text')
})

test.each([
  ['administrator', 13_125],
  ['accounts', 13_125],
  ['allocator', null],
  ['sales', null],
] as const)('the %s sees %s as what a product costs', async (name, cost) => {
  const { id, code } = await newProduct()
  await accounts.call(calls.setPrice, {
    params: { id },
    body: { valid_from: '2026-12-01', sell_price_cents: 20_000, buy_price_cents: 15_000 },
  })
  const caller = await app.as(name)
  const one = (await caller.call(calls.getProduct, { params: { id } })).data
  const listed = (await caller.call(calls.listProducts, { query: { search: code } })).data[0]
  for (const product of [one, listed]) {
    expect(product?.sell_price_cents).toBe(17_500)
    expect(product?.buy_price_cents).toBe(cost ?? undefined)
    expect(product?.margin_percent).toBe(cost === null ? undefined : 25)
  }
  const history = await caller.call(calls.listPrices, { params: { id } })
  expect(history.data).toHaveLength(2)
  for (const price of history.data) expect('buy_price_cents' in price).toBe(cost !== null)
  const historyAnswer = await caller.request('GET', `/api/records/product/${id}/history`)
  expect(historyAnswer.status).toBe(200)
  expect(historyAnswer.text.includes('buy_price_cents')).toBe(cost !== null)
})

test('from the first letter on a product is found by any of its words, with matching codes first', async () => {
  const inside = await newProduct({ code: 'QQ-1', name: 'Attachment with xylophone' })
  const first = await newProduct({ code: 'XY-9', name: 'Breaker' })
  for (const search of ['x', 'xy', 'xyl']) {
    const { data } = await sales.call(calls.listProducts, { query: { search, sort: 'match' } })
    const order = data.map(({ id }) => id).filter((id) => id === inside.id || id === first.id)
    expect([search, order]).toEqual([search, search === 'xyl' ? [inside.id] : [first.id, inside.id]])
  }
})
