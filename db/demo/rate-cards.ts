import {
  copyRateCard,
  createFuelLevy,
  createRateCard,
  savePricingSettings,
} from '#areas/rates/server/index.ts'
import type { RateRuleInput } from '#areas/rates/contract/rate-card.ts'
import { addDays } from '#shared/local-date.ts'
import type { Change } from '#platform/server/change/change.ts'

/** A rate for anything, to be narrowed. */
const any = {
  product_id: null,
  asset_category_id: null,
  asset_id: null,
  job_type: null,
  material: null,
  tip_site_id: null,
  valid_from: null,
  valid_to: null,
  terms: {},
} as const

interface Hired {
  asset_category_id: number
  sell: number
}

const hire = (hired: readonly Hired[], share: number): RateRuleInput[] =>
  hired.map(({ asset_category_id, sell }) => ({
    ...any,
    asset_category_id,
    unit: 'hour',
    // In quarters of a dollar.
    rate_cents: Math.round((sell * share) / 25) * 25,
  }))
/** Plant without a driver, by the day with 8 meter hours. */
const dryHire = (hired: readonly (Hired & { code: string })[]): RateRuleInput[] =>
  hired
    .filter(({ code }) => code === 'WH-EX05' || code === 'WH-RS')
    .map(({ asset_category_id, sell }) => ({
      ...any,
      asset_category_id,
      unit: 'day',
      rate_cents: sell * 3,
      terms: { included_hours_day: 8, included_hours_week: 40, excess_rate_cents: Math.round(sell * 0.3) },
    }))
const carted = (material: string, unit: 'tonne' | 'load', rate_cents: number): RateRuleInput => ({
  ...any,
  material,
  unit,
  rate_cents,
})

/** The usual terms, with what nights and public holidays cost more, and the fuel levy of two months. */
export async function demoPricing(change: Change): Promise<void> {
  const usual = { from: null, to: null, on_top: 0, min_hours: null } as const
  await savePricingSettings(change, {
    version: 0,
    day_types: [
      { ...usual, day_type: 'public_holiday', pricing: 'multiplier', value: 2, min_hours: 6 },
      { ...usual, day_type: 'night', from: '18:00', to: '05:00', pricing: 'per_hour', value: 3500 },
    ],
    toll_mode: 'actual',
    toll_margin_percent: 10,
    cancellation: [{ notice_hours: 2, charge_hours: 1, far_km: 30, far_charge_hours: 1.5 }],
  })
  const month = change.today.slice(0, 7)
  await createFuelLevy(change, { valid_from: `${addDays(`${month}-01`, -1).slice(0, 7)}-01`, percent: 9.5 })
  await createFuelLevy(change, { valid_from: `${month}-01`, percent: 10.5 })
}

/**
 * The demo company's rate cards: the standard one of last year, this one and, with a rise, the next; a client with
 * rates of its own, and what subcontractors are paid, one of them more. A financial year begins on 1 July.
 */
export async function demoRateCards(change: Change, companies: readonly { id: number }[]): Promise<void> {
  const { tx, today } = change
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  const named = (from: number) => `${from}/${String(from + 1).slice(2)}`
  const days = (from: number) => ({ valid_from: `${from}-07-01`, valid_to: `${from + 1}-06-30` })
  const products = await tx
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .select(['product.code', 'product.asset_category_id', 'product_price.sell_price_cents'])
    .where('product.category', '=', 'hire')
    .where('product.unit', '=', 'hour')
    .where('product.code', 'like', 'WH-%')
    .where('product_price.valid_from', '=', `${year}-07-01`)
    .orderBy('product.sort')
    .execute()
  const hired = products.flatMap(({ code, asset_category_id, sell_price_cents }) =>
    asset_category_id === null ? [] : [{ code, asset_category_id, sell: sell_price_cents }],
  )
  const tips = [
    carted('Clean Fill', 'tonne', 1850),
    carted('Clay', 'tonne', 2100),
    carted('Topsoil', 'load', 32_000),
  ]
  const standard = { name: `Standard rates ${named(year - 1)}`, kind: 'client' } as const
  const last = await createRateCard(change, {
    ...standard,
    ...days(year - 1),
    rules: [...hire(hired, 0.95), ...dryHire(hired), ...tips],
  })
  const rise = { rise_percent: 4, round_to_cents: 25 } as const
  const current = await copyRateCard(change, last.id, {
    name: `Standard rates ${named(year)}`,
    ...days(year),
    ...rise,
  })
  await copyRateCard(change, current.id, {
    name: `Standard rates ${named(year + 1)}`,
    ...days(year + 1),
    ...rise,
  })

  const client = await tx.selectFrom('client').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow()
  await createRateCard(change, {
    name: `${client.name} ${named(year)}`,
    kind: 'client',
    client_id: client.id,
    ...days(year),
    terms: { min_hours: 6, standby_percent: 60, levy_applies: 1 },
    rules: [...hire(hired.slice(3, 7), 0.92), carted('Clean Fill', 'tonne', 1700)],
  })
  await createRateCard(change, {
    name: `Subcontractors ${named(year)}`,
    kind: 'subcontractor',
    ...days(year),
    rules: hire(hired, 0.75),
  })
  const [company] = companies
  if (!company) return
  const { name } = await tx
    .selectFrom('subcontractor')
    .select('name')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow()
  await createRateCard(change, {
    name: `${name} ${named(year)}`,
    kind: 'subcontractor',
    subcontractor_id: company.id,
    ...days(year),
    rules: hire(hired.slice(0, 6), 0.8),
  })
}
