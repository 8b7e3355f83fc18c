import { expect, test } from 'vitest'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import type { RateCardInput } from '#areas/rates/contract/rate-card.ts'
import { testApp } from '#test/app.ts'
import { newJob } from '#test/jobs.ts'
import type { PersonName } from '#test/people.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const newCard = async (fields: Partial<RateCardInput> = {}) => {
  const { data } = await accounts.call(rateCardEndpoints.createRateCard, {
    body: { name: 'Card', kind: 'client', valid_from: '2026-07-01', ...fields },
  })
  return data.id
}
const workOf = async (id: number, name: PersonName = 'accounts') =>
  (await app.as(name)).call(calls.getRateCardWork, { params: { id } })

test('a card that the viewer may not see is not found, and safety is refused', async () => {
  const paid = await newCard({ kind: 'subcontractor' })
  expect((await workOf(paid, 'sales')).status).toBe(404)
  expect((await workOf(paid, 'driver')).status).toBe(404)
  expect((await workOf(paid, 'safety')).status).toBe(403)
  expect((await workOf(9_999_999)).status).toBe(404)
  expect((await workOf(paid)).data).toEqual({ quotes: 0, jobs: 0, dockets: 0 })
})

test('a client’s work is its own card’s, else the standard one’s', async () => {
  const [rated] = [await newJob(app), await newJob(app)]
  const standard = await newCard({ name: 'Standard' })
  expect((await workOf(standard)).data).toEqual({ quotes: 0, jobs: 2, dockets: 0 })
  const theirs = await newCard({ client_id: rated?.client_id ?? null })
  expect((await workOf(theirs)).data).toMatchObject({ jobs: 1 })
  expect((await workOf(standard)).data).toMatchObject({ jobs: 1 })
  // Sales see only their own clients’ dockets.
  expect((await workOf(theirs, 'sales')).data).toEqual({ quotes: 0, jobs: 1, dockets: null })
})
