import { priceOf } from '#areas/products/server/index.ts'
import { clientLoadRates, findPricingSettings } from '#areas/rates/server/index.ts'
import type { LoadFact } from '#areas/rates/rules/facts.ts'
import { ratesOfLoad } from '#areas/rates/rules/lines/fitting-rates.ts'
import type { LoadRate, Tariff } from '#areas/rates/rules/tariff.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { addDays } from '#shared/local-date.ts'
import { isLoadUnit } from '#shared/units.ts'
import { tollRates, travelRate } from '../../rules/charges/job-rate.ts'
import { tariffOf } from '../../rules/charges/tariff-of.ts'
import { type ExtraFacts, tollsText } from '../../rules/shift/extras.ts'
import { findOnce, isBilledByHand, findTravelOnce, listWeekDays } from '../flags/charged-once-store.ts'
import { type DocketOrder, type findAssetName, findAttachments, listJobRates } from '../lookups-store.ts'
import { findAgreedTolls } from './agreed-tolls-store.ts'
import { hireOfCards } from './hire-of-cards.ts'

type AssetName = Awaited<ReturnType<typeof findAssetName>>

interface Of {
  asset: AssetName
  shift_date: string
  docket_no: string | null
  loads: readonly LoadFact[]
}

/**
 * What an order's docket of a day is charged by, with what dockets other than `docket_no` charge of prices that are
 * charged once; locked as in `findOnce`. Loads that the job has no rate for are charged by the client's rate card.
 */
export async function findTariff(
  tx: Tx,
  order: DocketOrder,
  { asset, shift_date, docket_no, loads, ...used }: Of & ExtraFacts,
): Promise<Tariff> {
  const rates = await listJobRates(tx, order.job_id)
  const others = rates.filter(({ id }) => id !== order.rate.job_rate_id)
  const once = await findOnce(tx, order, { shift_date, docket_no })
  const { holidays, fuel_levies } = await findPricingSettings(tx, [shift_date, addDays(shift_date, 1)])
  const rate = await withProductPrice(tx, order, shift_date)
  const tariff = tariffOf({
    rate,
    card_rates: await hireOfCards(tx, order, {
      rate,
      asset_id: asset?.id ?? null,
      date: shift_date,
    }),
    rates,
    once,
    week_days: order.rate.unit === 'week' ? await listWeekDays(tx, order, docket_no) : [],
    is_billed_by_hand: await isBilledByHand(tx, order.rate),
    travel_once: await findTravelOnce(tx, travelRate(others), docket_no),
    agreed_tolls: tollsText(used) === null ? null : await findAgreedTolls(tx, tollRates(others), docket_no),
    attachments: await findAttachments(
      tx,
      (used.attachments ?? []).map(({ attachment_id }) => attachment_id),
    ),
    // As the client accepted it.
    description: [order.rate.description ?? order.category ?? asset?.category ?? 'Hire', asset?.fleet_no]
      .filter(Boolean)
      .join(', '),
    product_id: order.product_id,
    gst_code: order.gst_code,
    carts: cartsLoads(order, asset),
    holidays,
    fuel_levies,
  })
  const card_rates = await cardRates(tx, order, { shift_date, loads, agreed: tariff.load_rates })
  return { ...tariff, load_rates: [...tariff.load_rates, ...card_rates] }
}

/**
 * Rates of the client's card, else of the standard one, for loads that none of the job's is for. A quoted order whose job
 * charges for no material has none: its client accepted a price that this is part of.
 */
async function cardRates(
  tx: Tx,
  { client_id, job_type, quote_line_id }: DocketOrder,
  {
    shift_date,
    loads,
    agreed,
  }: { shift_date: string; loads: readonly LoadFact[]; agreed: readonly LoadRate[] },
): Promise<LoadRate[]> {
  const ofMaterial = agreed.filter(({ kind }) => kind !== 'cartage')
  if (quote_line_id !== null && ofMaterial.length === 0) return []
  const open = loads.filter((load) => ratesOfLoad(ofMaterial, load).rates.length === 0)
  return clientLoadRates(tx, { client_id, date: shift_date, job_type, loads: open })
}

/** Without a price of its own an order is charged what its product costs on the day. */
async function withProductPrice(tx: Tx, order: DocketOrder, date: string): Promise<PlannedRate> {
  const { rate, product_id, product_code } = order
  if (rate.unit_price_cents !== null || product_id === null) return rate
  const price = await priceOf(tx, product_id, date)
  if (!price) return rate
  return { ...rate, unit_price_cents: price.sell_price_cents, source: `Product ${product_code}` }
}

/** Whether the hire pays for carting the loads: a truck, cartage, or anything by the load. */
const cartsLoads = ({ rate, asset_group, product_category }: DocketOrder, asset: AssetName): boolean =>
  isLoadUnit(rate.unit) || product_category === 'cartage' || (asset_group ?? asset?.asset_group) === 'truck'
