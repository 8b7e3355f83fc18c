import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { rateCardEndpoints as calls } from '#areas/rates/contract/endpoints.ts'
import type { RateCardInput, RateRuleInput } from '#areas/rates/contract/rate-card.ts'
import type { TestApp } from './app.ts'
import { newClientWithSite } from './jobs.ts'

/** What tests of rate cards need: a product, a rate of it and a card of a new client with that rate, as accounts add it. */
export async function ratingCards(app: TestApp) {
  const accounts = await app.as('accounts')
  const { data: product } = await accounts.call(productEndpoints.createProduct, {
    body: { code: 'RC-1', name: 'Excavator 20T', category: 'hire', unit: 'hour', sell_price_cents: 18_500 },
  })
  const rule = (fields: Partial<RateRuleInput> = {}): RateRuleInput => ({
    product_id: product.id,
    asset_category_id: null,
    asset_id: null,
    job_type: null,
    material: null,
    tip_site_id: null,
    unit: 'hour',
    rate_cents: 18_500,
    valid_from: null,
    valid_to: null,
    terms: {},
    ...fields,
  })
  const newClient = async (): Promise<number> => (await newClientWithSite(app)).client_id
  const add = async (fields: Partial<RateCardInput> = {}, who = accounts) =>
    who.call(calls.createRateCard, {
      body: {
        name: 'Rates 2026/27',
        kind: 'client',
        client_id: await newClient(),
        valid_from: '2026-07-01',
        valid_to: '2027-06-30',
        rules: [rule()],
        ...fields,
      },
    })
  return { accounts, product, rule, newClient, add }
}
