import { expect, test } from 'vitest'
import { productEndpoints as products } from '#areas/products/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { accepted, checkedImport, csvOf, imported, startImport } from '#test/imports.ts'
import { importEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')

/** Gives Accounts a right in another scope than its own; with `null`, as it was. */
async function setScope(permission: string, scope: 'none' | 'own' | null) {
  await app.database.pool.query('delete from role_permission where permission = $1', [permission])
  if (scope)
    await app.database.pool.query(
      `insert into role_permission (user_role_id, permission, scope)
       select id, $1, $2 from user_role where is_system and user_type = 2`,
      [permission, scope],
    )
}

const prices = (code: string) =>
  csvOf(
    ['Code', 'Name', 'Category', 'Unit', 'Sell price', 'Buy price'],
    [code, 'Spoil', 'Tip fee', 'load', 10, 1],
  )

test('a cost is not imported by someone who has lost the right to it since matching', async () => {
  const found = await checkedImport(accounts, 'product', prices('LOST-1'))
  expect(found.columns.at(-1)).toMatchObject({ field: 'buy_price_cents' })
  await setScope('products:cost', 'none')
  const params = { id: found.id }
  expect(await accounts.call(calls.acceptImport, { params, body: { version: found.version } })).toMatchObject(
    {
      status: 409,
      message: 'You may no longer set all fields of this import. Match its columns again.',
    },
  )
  const fields = found.columns.map(({ field }) => (field === 'buy_price_cents' ? '' : field))
  await accounts.call(calls.matchImport, { params, body: { version: found.version, fields } })
  await expect
    .poll(async () => (await accounts.call(calls.getImport, { params })).data.status)
    .toBe('checked')
  const { data } = await accounts.call(calls.getImport, { params })
  expect(await accepted(accounts, data)).toMatchObject({ status: 'imported' })
  expect(
    (await administrator.call(products.listProducts, { query: { search: 'LOST-1' } })).data,
  ).toMatchObject([{ sell_price_cents: 1000, buy_price_cents: null }])
})

test('a column left out for want of a right is proposed to those who have it', async () => {
  await app.database.pool.query('delete from import_match')
  await setScope('products:cost', 'none')
  await imported(accounts, 'product', prices('LEFT-1'))
  const { data } = await startImport(administrator, 'product', prices('LEFT-2'))
  expect(data.columns.at(-1)).toMatchObject({ heading: 'Buy price', field: 'buy_price_cents' })
  await setScope('products:cost', null)
})

test('someone who sees only their own records sees only their own imports', async () => {
  const file = (name: string) => csvOf(['Name', 'Type', 'Email'], [name, 'Civil contractor', 'a@example.com'])
  const others = await imported(administrator, 'client', file('Others Civil'))
  const listed = async () => (await accounts.call(calls.listImports, { query: { kind: 'client' } })).data
  expect(await listed()).toMatchObject([{ id: others.id }])
  await setScope('clients:read', 'own')
  expect(await listed()).toEqual([])
  const params = { id: others.id }
  expect(await accounts.call(calls.getImport, { params })).toMatchObject({ status: 404 })
  expect(await accounts.call(calls.undoImport, { params, body: { version: others.version } })).toMatchObject({
    status: 404,
  })
  const own = await imported(accounts, 'client', file('Own Civil'))
  expect(await listed()).toMatchObject([{ id: own.id }])
})
