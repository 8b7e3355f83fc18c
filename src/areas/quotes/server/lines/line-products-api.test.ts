import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { invoiceLine } from '#test/invoices.ts'
import { line, quoting } from '#test/quotes.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { administrator, sales, create, newClient } = await quoting(app)
const cards = await ratingCards(app)
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')

const product = async (code: string, name: string) => {
  const { data } = await administrator.call(productEndpoints.createProduct, {
    body: {
      code,
      name,
      category: 'hire',
      unit: 'hour',
      min_quantity: 4,
      sell_price_cents: 140_00,
      buy_price_cents: 109_00,
    },
  })
  return data.id
}
const controller = await product('LB-TC', 'Traffic controller with ute')
const padfoot = await product('WH-RP', 'Padfoot roller 12T, wet hire')
const smooth = await product('WH-RS', 'Smooth drum roller 12T, wet hire')
const trailer = await product('ROL-T', 'Tag trailer')
const { id: client_id } = await newClient()

const codes = async (search: string, whose?: number) =>
  (await sales.call(calls.listLineProducts, { query: { search, client_id: whose } })).data.map(
    ({ code }) => code,
  )

test('nobody finds products without the right to them', async () => {
  const query = { search: 'roller' }
  expect(await app.visitor.call(calls.listLineProducts, { query })).toMatchObject({ status: 401 })
  for (const person of ['driver', 'subcontractor', 'waiting'] as const)
    expect((await (await app.as(person)).call(calls.listLineProducts, { query })).status).toBe(403)
})

test('a code ranks before a name, and the middle of a word last', async () => {
  expect(await codes('rol')).toEqual(['ROL-T', 'WH-RP', 'WH-RS', 'LB-TC'])
  expect(await codes('roller')).toEqual(['WH-RP', 'WH-RS', 'LB-TC'])
  expect(await codes('drum 12t')).toEqual(['WH-RS'])
  expect(await codes('wh-rs')).toEqual(['WH-RS'])
  expect(await codes('100% roller')).toEqual([])
})

test('of equal matches what this client has used comes first, then what everyone has', async () => {
  await create({ lines: [line({ product_id: smooth }), line({ product_id: smooth })] })
  expect(await codes('roller', client_id)).toEqual(['WH-RS', 'WH-RP', 'LB-TC'])
  await create({ client_id, prospect_name: null, lines: [line({ product_id: padfoot })] })
  expect(await codes('roller', client_id)).toEqual(['WH-RP', 'WH-RS', 'LB-TC'])
  expect(await codes('roller')).toEqual(['WH-RS', 'WH-RP', 'LB-TC'])
  // However often it was used, it is not a roller.
  const lines = [smooth, smooth, controller, controller, controller].map((product_id) =>
    invoiceLine({ product_id }),
  )
  await accounts.call(invoiceEndpoints.createInvoice, { body: { client_id, lines } })
  expect(await codes('roller', client_id)).toEqual(['WH-RS', 'WH-RP', 'LB-TC'])
})

test('an archived or inactive product is not offered', async () => {
  await administrator.call(productEndpoints.archiveProducts, { body: { ids: [trailer], reason: 'Sold' } })
  expect(await codes('tag trailer')).toEqual([])
})

test('price and minimum are shown to all, cost to those who may see it', async () => {
  const query = { search: 'padfoot' }
  const shown = { sell_price_cents: 140_00, min_quantity: 4, unit: 'hour' }
  for (const person of [sales, accounts, administrator])
    expect((await person.call(calls.listLineProducts, { query })).data).toMatchObject([
      { ...shown, cost_cents: 109_00 },
    ])
  const answer = await allocator.call(calls.listLineProducts, { query })
  expect(answer.data).toMatchObject([shown])
  expect(answer.data[0]).not.toHaveProperty('cost_cents')
  expect(answer.text).not.toContain('10900')
})

test('a product is priced by the client’s own rate card, which it names, else the standard one, else as in the product list', async () => {
  const rule = (rate_cents: number, more: object = {}) =>
    cards.rule({ product_id: padfoot, rate_cents, ...more })
  const { data: fee } = await administrator.call(productEndpoints.createProduct, {
    body: {
      code: 'TIP-CF',
      name: 'Tip fee',
      category: 'tip',
      unit: 'tonne',
      material_type: 'Clean Fill',
      sell_price_cents: 30_00,
    },
  })
  const found = async (whose?: number) => {
    const query = { search: 'padfoot', client_id: whose }
    const [one] = (await sales.call(calls.listLineProducts, { query })).data
    return [one?.unit, one?.sell_price_cents, one?.min_quantity, one?.rate_card]
  }
  expect(await found(client_id)).toEqual(['hour', 140_00, 4, null])
  await cards.add({
    name: 'Standard 2026',
    client_id: null,
    rules: [
      rule(150_00, { terms: { min_hours: 6 } }),
      rule(90_00, { job_type: 'Hourly', terms: {} }),
      rule(1_000_00, { unit: 'day' }),
      cards.rule({ product_id: null, material: 'Clean Fill', unit: 'tonne', rate_cents: 18_50 }),
      cards.rule({ product_id: fee.id, material: 'Clay', unit: 'tonne', rate_cents: 25_00 }),
    ],
  })
  expect(await found(client_id)).toEqual(['hour', 150_00, 6, 'Standard 2026'])
  await cards.add({ name: 'Kestrel 2026', client_id, rules: [rule(1_100_00, { unit: 'day' })] })
  expect(await found(client_id)).toEqual(['day', 1_100_00, null, 'Kestrel 2026'])
  // Someone who is no client yet pays what all do.
  expect(await found()).toEqual(['hour', 150_00, 6, 'Standard 2026'])
  const query = { search: 'tip fee', client_id }
  const [tip] = (await sales.call(calls.listLineProducts, { query })).data
  expect([tip?.sell_price_cents, tip?.rate_card]).toEqual([18_50, 'Standard 2026'])
})

test('a client’s own prices are for those who read rate cards and see that client', async () => {
  const granted = (permission: string, scope: 'own' | 'none') =>
    app.database.pool.query(
      `insert into role_permission (user_role_id, permission, scope)
       select id, $1, $2 from user_role where is_system and user_type = 4`,
      [permission, scope],
    )
  const found = async () => {
    const query = { search: 'padfoot', client_id }
    const [one] = (await sales.call(calls.listLineProducts, { query })).data
    return [one?.sell_price_cents, one?.rate_card]
  }
  expect(await found()).toEqual([1_100_00, 'Kestrel 2026'])
  await granted('clients:read', 'own')
  expect(await found()).toEqual([150_00, 'Standard 2026'])
  await granted('rate-cards:read', 'none')
  expect(await found()).toEqual([140_00, null])
})
