import { expect, test } from 'vitest'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { makeAsset, makeDepot } from '#test/fleet.ts'
import { fleetEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const depot = await makeDepot(app, 'Laverton yard')

const template = 'https://tiles.example.com/{z}/{x}/{y}.png'
const readMap = async () => (await sales.call(calls.getFleetMap, {})).data
const save = async (fields: object) => {
  const { data } = await administrator.call(settingsEndpoints.getCompany, {})
  return administrator.call(settingsEndpoints.saveCompany, {} as never, {
    raw: { version: data.version, ...fields },
  })
}

test('the map is refused outside the office', async () => {
  expect((await app.visitor.call(calls.getFleetMap, {})).status).toBe(401)
  expect((await driver.call(calls.getFleetMap, {})).status).toBe(403)
})

test('tiles are refused unless they come from one named host, and the database refuses them too', async () => {
  const wrong = 'Enter an address like https://tiles.example.com/{z}/{x}/{y}.png.'
  for (const map_tiles of [
    'tiles',
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
    "https://tiles.example.com 'unsafe-inline'/{z}/{x}/{y}.png",
  ])
    expect(await save({ map_tiles })).toMatchObject({ status: 422, errors: { map_tiles: wrong } })
  const write = (url: string) => app.database.pool.query('update company set map_tiles = $1', [url])
  for (const url of [
    'http://tiles.example.com/{z}/{x}/{y}',
    'https://a.example;x/{z}/{x}/{y}',
    'https://a.example/{z}',
  ])
    await expect(write(url)).rejects.toThrow(/check constraint/)
  expect((await readMap()).tiles).toBeNull()
})

test('the tiles that are set reach everyone who sees the map, until they are cleared', async () => {
  expect((await save({ map_tiles: template, map_credit: '© Example maps' })).status).toBe(200)
  expect((await readMap()).tiles).toEqual({ url: template, credit: '© Example maps' })
  await save({ map_tiles: '', map_credit: '' })
  expect((await readMap()).tiles).toBeNull()
})

test('a site has the machines booked there today, a depot those that belong there', async () => {
  const idle = await makeAsset(app, { depot_id: depot.id })
  const today = await makeBookedOrder(app, { work_date: '2026-11-20' })
  const later = await makeBookedOrder(app, { work_date: '2026-11-23' })
  const pencilled = await makeBookedOrder(app, { work_date: '2026-11-20' }, { certainty: 'pencilled' })
  const { places } = await readMap()
  const at = (kind: string) =>
    places.filter((place) => place.kind === kind).flatMap(({ machines }) => machines.map(({ id }) => id))
  expect(at('site')).toEqual([today.asset.id])
  expect(at('site')).not.toContain(later.asset.id)
  expect(at('site')).not.toContain(pencilled.asset.id)
  const yard = places.find(({ name }) => name === 'Laverton yard')
  expect(yard).toMatchObject({ kind: 'depot', client: null, machines: [{ id: idle.id }] })
})
