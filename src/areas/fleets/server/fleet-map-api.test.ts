import { expect, test } from 'vitest'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeBookedOrder } from '#test/bookings.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { makeAsset, makeDepot } from '#test/fleet.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { fleetEndpoints as calls } from '../contract/endpoints.ts'
import type { FleetPlace } from '../contract/place.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const depot = await makeDepot(app, 'Laverton yard')

const template = 'https://tiles.example.com:65535/{z}/{x}/{y}.png'
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
    'https://tiles.example.com:65536/{z}/{x}/{y}.png',
  ])
    expect(await save({ map_tiles })).toMatchObject({ status: 422, errors: { map_tiles: wrong } })
  const write = (url: string) => app.database.pool.query('update company set map_tiles = $1', [url])
  for (const url of [
    'http://tiles.example.com/{z}/{x}/{y}',
    'https://a.example;x/{z}/{x}/{y}',
    'https://a.example/{z}',
    'https://a.example:0/{z}/{x}/{y}',
    'https://a.example:65536/{z}/{x}/{y}',
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

test('a site has the machines booked there today, a depot those that are not out', async () => {
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

/** Books a machine of the depot; `times`, in Melbourne, instead of today from seven to three. */
async function bookedFromYard({ job_id, times }: { job_id?: number; times?: [string, string] } = {}) {
  const { asset, order } = await makeBookedOrder(app, { work_date: '2026-11-20', ...(job_id && { job_id }) })
  const { pool } = app.database
  await pool.query('update asset set depot_id = $2 where id = $1', [asset.id, depot.id])
  if (times)
    await pool.query('update booking set starts_at = $2, ends_at = $3 where job_item_id = $1', [
      order.id,
      ...times.map((time) => `2026-11-${time}+11`),
    ])
  return asset.id
}
const machinesAt = async (isMeant: (place: FleetPlace) => boolean) =>
  (await readMap()).places.filter(isMeant).flatMap(({ machines }) => machines.map(({ id }) => id))
const atSites = () => machinesAt(({ kind }) => kind === 'site')
const inYard = () => machinesAt(({ name }) => name === 'Laverton yard')

test('a machine is at its site on each day of its shift, and out of its depot only while it is at work', async () => {
  // The clock stands at six.
  const atWork = await bookedFromYard({ times: ['19 18:00', '20 07:00'] })
  const done = await bookedFromYard({ times: ['19 18:00', '20 04:00'] })
  const later = await bookedFromYard()
  const over = await bookedFromYard({ times: ['19 16:00', '20 00:00'] })
  const sites = await atSites()
  expect([atWork, done, later, over].map((id) => sites.includes(id))).toEqual([true, true, true, false])
  const yard = await inYard()
  expect([atWork, done, later, over].map((id) => yard.includes(id))).toEqual([false, true, true, true])
  // The list says the same of where each is.
  const { data } = await sales.call(calls.listFleets, { query: {} })
  const listed = data.flatMap(({ id, place }) => (place?.name === 'Laverton yard' ? [id] : []))
  expect(new Set(listed)).toEqual(new Set(yard))
})

test('a machine off the road or in the workshop is not at the site that it is booked for', async () => {
  const [offRoad, inWorkshop] = [await bookedFromYard(), await bookedFromYard()]
  await app.database.pool.query(
    `update asset set status = 'off_road', off_road_reason = 'Track', off_road_since = now() where id = $1`,
    [offRoad],
  )
  await app.database.pool.query(`update asset set status = 'in_workshop' where id = $1`, [inWorkshop])
  const sites = await atSites()
  expect(sites).not.toContain(offRoad)
  expect(sites).not.toContain(inWorkshop)
  expect(await inYard()).toEqual(expect.arrayContaining([offRoad, inWorkshop]))
})

test('a site that clients share is one place, with the machines of each', async () => {
  const shared = await newClientWithSite(app, { name: 'Kestrel Homes' }, { name: 'Shared quarry' })
  const { client_id } = await newClientWithSite(app, {
    name: 'Ironbark Builders',
    email: 'a@ironbark.example',
  })
  await app.database.pool.query('update job_site set client_id = null where id = $1', [shared.job_site_id])
  const [one, other] = [await newJob(app, shared), await newJob(app, { ...shared, client_id })]
  const ids = [await bookedFromYard({ job_id: one.id }), await bookedFromYard({ job_id: other.id })]
  const places = (await readMap()).places.filter(({ name }) => name === 'Shared quarry')
  expect(places).toMatchObject([{ kind: 'site', client: 'Ironbark Builders, Kestrel Homes' }])
  expect(new Set(places[0]?.machines.map(({ id }) => id))).toEqual(new Set(ids))
})

test('a machine on dry hire is at its client’s site, not in its depot', async () => {
  const { newDryJob, onHire } = await dryHiring(app)
  const { id } = await makeAsset(app, { depot_id: depot.id })
  const out = await onHire(await newDryJob(), { asset_id: id })
  expect(out.status, out.text).toBe(200)
  expect(await atSites()).toContain(id)
  expect(await inYard()).not.toContain(id)
})
