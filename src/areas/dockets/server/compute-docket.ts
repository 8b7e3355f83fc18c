import { priceOf } from '#areas/products/server/index.ts'
import { listMaterials } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { LoadFact } from '../rules/loads/load-fact.ts'
import { type ComputedLine, choiceWords, docketLines } from '../rules/charges/docket-lines.ts'
import { docketVariance } from '../rules/flags/docket-variance.ts'
import { unlikelyReadings } from '../rules/flags/unlikely-readings.ts'
import { loadUnits, travelRate } from '../rules/charges/match-rate.ts'
import { namedContamination } from '../rules/flags/named-contamination.ts'
import { type Entry, minutesOf } from '../rules/shift/time-words.ts'
import { unchargedWork } from '../rules/flags/uncharged-work.ts'
import { driverJobChecklistAt } from './docket-questions.ts'
import type { LineRow } from './lines/docket-line-store.ts'
import { type DocketColumns, findOverlaps } from './docket-store.ts'
import { type DocketOrder, findAssetName, findDriverName, listJobRates } from './lookups-store.ts'
import { findOnce, findTravelOnce } from './flags/charged-once-store.ts'

/** The work, as reported by the driver's phone or the office. */
export interface ShiftFacts {
  driver_job_id: number | null
  driver_id: number | null
  asset_id: number | null
  starts_at: string
  finishes_at: string
  entries: readonly Entry[]
  loads: readonly LoadFact[]
  smu_start: number | null
  smu_finish: number | null
  odometer_start: number | null
  odometer_finish: number | null
  operator_comment: string | null
}
type AssetName = Awaited<ReturnType<typeof findAssetName>>
/** Agreed quantities that replace computed ones, by the line's position. */
export type Agreed = readonly { position: number; quantity_agreed: number; reason: string }[]

/** The columns and lines of a docket for an order, from the work done: hours, flags, quantities and charges. */
export async function computeDocket(
  change: Change,
  order: DocketOrder,
  facts: ShiftFacts,
  { agreed = [], docket_no = null }: { agreed?: Agreed; docket_no?: string | null } = {},
) {
  const { tx } = change
  const asset = facts.asset_id === null ? undefined : await findAssetName(tx, facts.asset_id)
  const driver = facts.driver_id === null ? undefined : await findDriverName(tx, facts.driver_id)
  const shift = { ...facts, ...rangeOf(facts) }
  const overlaps = await findOverlaps(tx, shift, docket_no)
  const { driver_job_id } = facts
  const [checklist_at = null] =
    driver_job_id === null ? [] : await change.ask(driverJobChecklistAt, { driver_job_id })
  const shift_date = melbourneDate(shift.starts_at)
  const once = await findOnce(tx, order, { shift_date, docket_no })
  // What the hire itself is charged by does not charge again.
  const rates = (await listJobRates(tx, order.job_id)).filter(({ id }) => id !== order.rate.job_rate_id)
  const materials = await listMaterials(tx)
  const terms = {
    rate: order.rate,
    hire: {
      // As the client accepted it.
      description: [order.rate.description ?? order.category ?? asset?.category ?? 'Hire', asset?.fleet_no]
        .filter(Boolean)
        .join(', '),
      product_id: order.product_id,
      gst_code: order.gst_code,
      carts: cartsLoads(order, asset),
    },
    rates,
    materials: materials.map(({ value }) => value),
    once,
    travel_once: await findTravelOnce(tx, travelRate(rates), docket_no),
  }
  const computed = docketLines(facts, terms)
  const columns = {
    ...shift,
    entries: [...facts.entries],
    loads: [...facts.loads],
    company_id: order.company_id,
    job_item_id: order.id,
    job_id: order.job_id,
    client_id: order.client_id,
    subcontractor_id: driver?.subcontractor_id ?? asset?.subcontractor_id ?? null,
    shift_date,
    break_minutes: minutesOf(facts.entries, 'break'),
    travel_minutes: minutesOf(facts.entries, 'travel'),
    standby_minutes: minutesOf(facts.entries, 'standby'),
    worked_minutes: minutesOf(facts.entries, 'work'),
    variance: [
      ...docketVariance(
        shift,
        { ...order, min_hours: order.rate.min_hours },
        { overlaps, checklist_at, asset: asset ?? null },
      ),
      ...unlikelyReadings(facts, asset ?? null),
      ...namedContamination(facts.loads, materials),
      ...unchargedWork(facts, terms).map((text) => ({ code: 'uncharged' as const, text })),
      ...computed.flatMap(({ choices }) =>
        choices ? { code: 'rate' as const, text: choiceWords(choices) } : [],
      ),
    ],
  } satisfies Partial<DocketColumns>
  const prices = await pricesOf(change, order, columns.shift_date, computed)
  const lines = computed.map((line, at): LineRow => {
    const other = agreed.find(({ position }) => position === at + 1)
    return {
      ...line,
      explanation: JSON.stringify(line.explanation),
      choices: line.choices ? JSON.stringify(line.choices) : null,
      quantity_agreed: other?.quantity_agreed ?? line.quantity_computed,
      reason: other && other.quantity_agreed !== line.quantity_computed ? other.reason : null,
      is_billable: Number(other ? line.is_billable || other.quantity_agreed > 0 : line.is_billable),
      ...prices[at],
    }
  })
  return { columns, lines, overlaps }
}

/** Whether the hire pays for carting the loads: a truck, cartage, or anything by the load. */
const cartsLoads = ({ rate, asset_group, product_category }: DocketOrder, asset: AssetName): boolean =>
  loadUnits.includes(rate.unit) ||
  product_category === 'cartage' ||
  (asset_group ?? asset?.asset_group) === 'truck'

/** From the first to the last work on site, whatever the phone calls the start. */
function rangeOf({ starts_at, finishes_at, entries }: ShiftFacts) {
  const onSite = entries.filter(({ kind }) => kind !== 'travel')
  const first = Math.min(...onSite.map((entry) => Date.parse(entry.started_at)), Date.parse(starts_at))
  const last = Math.max(...onSite.map((entry) => Date.parse(entry.ended_at)), Date.parse(finishes_at))
  return { starts_at: new Date(first).toISOString(), finishes_at: new Date(last).toISOString() }
}

interface Price {
  unit_price_cents: number | null
  price_source: string | null
}
const noPrice: Price = { unit_price_cents: null, price_source: null }

/** Each line's price and its source: the order, else the product; for lines from a job's rate, that rate. */
async function pricesOf(
  { tx }: Change,
  order: DocketOrder,
  date: string,
  lines: readonly ComputedLine[],
): Promise<Price[]> {
  const hire: Price =
    order.rate.unit_price_cents === null
      ? await productPrice()
      : { unit_price_cents: order.rate.unit_price_cents, price_source: order.rate.source }
  const rates = new Map((await listJobRates(tx, order.job_id)).map((rate) => [rate.id, rate]))
  return lines.map((line) => {
    if (line.kind === 'hire') return hire
    const rate = rates.get(line.job_rate_id ?? 0)
    return rate
      ? { unit_price_cents: rate.unit_price_cents, price_source: `Rate of job ${order.job_no}` }
      : noPrice
  })

  async function productPrice(): Promise<Price> {
    const price = order.product_id === null ? undefined : await priceOf(tx, order.product_id, date)
    if (!price) return noPrice
    return { unit_price_cents: price.sell_price_cents, price_source: `Product ${order.product_code}` }
  }
}
