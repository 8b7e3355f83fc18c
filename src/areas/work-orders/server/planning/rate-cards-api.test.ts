import { expect, test } from 'vitest'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeCategory } from '#test/fleet.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { newRequirement } from '#test/work-orders.ts'

const app = await testApp()
const { add, rule, accounts } = await ratingCards(app)
const { id: asset_category_id } = await makeCategory(app, { default_min_hours: 4 })
const { client_id, job_site_id } = await newClientWithSite(app)
const job = await newJob(app, { client_id, job_site_id })
const ofCategory = (rate_cents: number) => rule({ product_id: null, asset_category_id, rate_cents })
const priced = async (job_id = job.id) =>
  (await newRequirement(app, { job_id, asset_category_id })).rate_snapshot

test('an order without a quote costs what the client’s card says, and the standard one for others', async () => {
  expect(await priced()).toMatchObject({ unit_price_cents: null, source: 'none' })
  const standard = await add({ name: 'Standard 2026/27', client_id: null, rules: [ofCategory(190_00)] })
  expect(standard.status, standard.text).toBe(200)
  expect(await priced()).toEqual({
    unit: 'hour',
    unit_price_cents: 190_00,
    min_hours: 4,
    round_minutes: 15,
    source: 'Rate card Standard 2026/27',
  })
  const own = await add({ name: 'Their rates', client_id, rules: [ofCategory(182_50)] })
  expect(own.status, own.text).toBe(200)
  expect(await priced()).toMatchObject({ unit_price_cents: 182_50, source: 'Rate card Their rates' })
  const other = await newJob(app)
  expect(await priced(other.id)).toMatchObject({ source: 'Rate card Standard 2026/27' })
  await accounts.call(rateCardEndpoints.archiveRateCards, {
    body: { ids: [own.data.id], reason: 'Replaced' },
  } as never)
  expect(await priced()).toMatchObject({ source: 'Rate card Standard 2026/27' })
})

test('what was planned keeps its price when the card changes', async () => {
  const before = await newRequirement(app, { job_id: job.id, asset_category_id })
  const { data } = await accounts.call(rateCardEndpoints.listRateCards, { query: { search: 'Standard' } })
  const { id, version } = data[0]!
  const changed = await accounts.call(rateCardEndpoints.editRateCard, {
    params: { id },
    body: { version, rules: [ofCategory(250_00)] },
  } as never)
  expect(changed.status, changed.text).toBe(200)
  expect(await priced()).toMatchObject({ unit_price_cents: 250_00 })
  const stored = await app.platform.db
    .selectFrom('job_requirement')
    .select('rate_snapshot')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  expect(stored.rate_snapshot).toMatchObject({ unit_price_cents: 190_00 })
})
