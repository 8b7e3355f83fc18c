import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { settingsEndpoints as calls } from '../contract/endpoints.ts'
import { defaultCompany } from './index.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const driver = await app.as('driver')

test('there is no depot, and nothing else, before the company is saved', async () => {
  const body = { name: 'Epping' }
  expect((await allocator.call(calls.createDepot, { body })).status).toBe(403)
  expect(await accounts.call(calls.createDepot, { body })).toMatchObject({
    status: 409,
    message: 'Save the company in settings first.',
  })
  await expect(defaultCompany(app.platform.db)).rejects.toThrow('Save the company in settings first.')
  await accounts.call(calls.saveCompany, { body: { version: 0, name: 'Yarra Ridge' } })
  expect(await defaultCompany(app.platform.db)).toMatchObject({ name: 'Yarra Ridge' })
})

test('depots keep their order, are changed by version, archived and restored', async () => {
  const make = (name: string, sort: number) => accounts.call(calls.createDepot, { body: { name, sort } })
  const { data: north } = await make('Laverton North', 20)
  await make('Epping', 10)
  expect((await make('epping', 5)).errors).toEqual({ name: 'Another depot already has this name.' })
  const names = async (archived: '0' | '1' = '0') =>
    (await driver.call(calls.listDepots, { query: { archived } })).data.map(({ name }) => name)
  expect(await names()).toEqual(['Epping', 'Laverton North'])
  const params = { id: north.id }
  const edit = { params, body: { version: 1, sort: 5 } }
  expect((await accounts.call(calls.editDepot, edit)).data).toMatchObject({ sort: 5, version: 2 })
  expect((await accounts.call(calls.editDepot, edit)).status).toBe(409)
  expect((await accounts.call(calls.archiveDepot, { params, body: {} })).status).toBe(200)
  expect([await names(), await names('1')]).toEqual([['Epping'], ['Laverton North']])
  expect((await accounts.call(calls.archiveDepot, { params, body: {} })).message).toBe(
    'This depot is already archived.',
  )
  expect((await accounts.call(calls.restoreDepot, { params, body: {} })).data.archived_at).toBeNull()
})
