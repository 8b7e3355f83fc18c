import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { signedDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset } from '#test/fleet.ts'
import { homeCards } from '#test/home-cards.ts'
import { plainBooking } from '#test/jobs.ts'
import { makeOrder, makeOrders } from '#test/orders.ts'
import { workOfOthers } from '#test/others-work.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'
import { homeLayout } from '../rules/home-layout.ts'
import { readHome } from './read-home.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { card } = homeCards(app)

/** What a home of a user type asks the database. */
async function statementsOf(name: 'administrator' | 'accounts' | 'allocator', user_type: 1 | 2 | 3) {
  const asked: string[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const { user_id } = await app.as(name)
  const viewer = { ...system, user_id, session_id: 'test', user_type, grants: effectiveGrants(user_type) }
  const { db, records, clock } = app.platform
  const base = { db: db.withPlugin(noting), records, viewer, now: clock.now(), today: clock.today() }
  await readHome(base, {})
  return asked
}

async function work() {
  for (const { id } of await makeOrders(app, 2, { work_date: '2026-11-23' })) {
    await plainBooking(app, id, { asset_id: (await makeAsset(app)).id })
    await plainBooking(app, id, { driver_id: (await qualifiedDriver(app)).id })
  }
  await makeOrder(app, { work_date: '2026-11-23' })
  await signedDocket(app, { order: await workedOrder(app) })
}

test.each([
  ['administrator', 1],
  ['accounts', 2],
  ['allocator', 3],
] as const)('the home of %s asks nothing twice', async (name, user_type) => {
  await work()
  const asked = await statementsOf(name, user_type)
  // A setting is a row by its key.
  const again = asked.filter((one, at) => asked.indexOf(one) < at && !one.includes('"setting"'))
  expect(again).toEqual([])
})

test('what is other people’s work is counted as its card counts it, and its rows are not read', async () => {
  await work()
  await workOfOthers(app)
  const { data: home } = await (await app.as('administrator')).call(calls.getHome, { query: {} })
  // None is left out as nothing to do, so that no sum is compared with nothing.
  expect(home.others.map(({ key }) => key)).toEqual(homeLayout[1].others)
  for (const key of homeLayout[1].others) {
    const { count, total_cents, link } = await card('administrator', key)
    expect(home.others.find((one) => one.key === key)).toMatchObject({
      count,
      total_cents,
      link: link ?? `/safety_officer?all=${key}`,
    })
  }
  const rowsOf = async (name: 'administrator' | 'accounts', type: 1 | 2) =>
    (await statementsOf(name, type)).filter((one) => one.includes('jsonb_array_length(docket.variance)'))
  expect((await rowsOf('accounts', 2)).length).toBeGreaterThan(0)
  expect(await rowsOf('administrator', 1)).toEqual([])
})

test('others are searched only where one of the first dockets has nothing to look into', async () => {
  for (let at = 0; at < 6; at++) await signedDocket(app, { order: await workedOrder(app) })
  const owner = await app.database.owner()
  const setFlags = async (variance: object[]) => {
    await owner.query('alter table docket disable trigger user')
    await owner.query('update docket set variance = $1', [JSON.stringify(variance)])
    await owner.query('alter table docket enable trigger user')
  }
  const searches = async () =>
    (await statementsOf('accounts', 2)).filter((one) => one.includes('jsonb_array_length(docket.variance)'))
  await setFlags([{ code: 'late', text: 'Started late.' }])
  expect(await searches()).toHaveLength(1)
  await setFlags([])
  expect(await searches()).toHaveLength(2)
})
