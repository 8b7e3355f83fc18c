import type { DayFacts, DocketFact } from '#areas/rates/rules/facts.ts'
import { minimumMinutes } from '#areas/rates/rules/lines/day-floor.ts'
import { workLines } from '#areas/rates/rules/price-day.ts'
import { type PriceFlag, priceFlags } from '#areas/rates/rules/price-flags.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type Pricing, agreedLines } from '../../rules/charges/agreed-lines.ts'
import type { Agreed, LineBefore, AgreedLine } from '../../rules/charges/agreed-line.ts'
import type { LoadFact } from '../../rules/loads/load-fact.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { type DocketOrder, findHireDays, findTipsOfLoads } from '../lookups-store.ts'
import { findTariff } from './find-tariff.ts'
import { type DocketDay, lockStandingDockets } from './standing-dockets-store.ts'

/** A docket that is not saved yet has no number. */
const unnumbered = ''

/** What the work of a docket is charged by. */
interface Work extends Pick<DocketFact, 'entries' | 'odometer_start' | 'odometer_finish'> {
  asset_id: number | null
  loads: readonly LoadFact[]
}
interface Of {
  docket_no: string | null
  shift_date: string
  asset: Parameters<typeof findTariff>[2]['asset']
}

/** What a docket is priced by. */
export async function readPricing(tx: Tx, order: DocketOrder, facts: Work, of: Of): Promise<Pricing> {
  const docket = await docketFact(tx, facts, of.docket_no)
  const tariff = await findTariff(tx, order, { ...of, loads: docket.loads })
  const day = await dayOf(tx, { ...order, job_item_id: order.id, asset_id: facts.asset_id, ...of }, [docket])
  const minimum_minutes = minimumMinutes(day, tariff)
  const { unit, job_rate_id = null } = order.rate
  const hire_rate_id = unit === 'fixed' ? job_rate_id : null
  const { job_no } = order
  return { docket, hire_rate_id, tariff, day, minimum_minutes, work_date: of.shift_date, job_no }
}

/**
 * What a docket charges of its machine's day on the job, as agreed ({@link agreedLines}), and the work on it that nothing
 * charges.
 */
export async function priceDocket(
  { tx }: Change,
  order: DocketOrder,
  facts: Work,
  { before, agreed, ...of }: Of & { before: readonly LineBefore[] | null; agreed: Agreed },
): Promise<{ lines: AgreedLine[]; flags: Variance[] }> {
  const pricing = await readPricing(tx, order, facts, of)
  const { day, tariff } = pricing
  return {
    lines: agreedLines(pricing, { before, agreed }),
    flags: flagsOf(priceFlags(day, tariff, workLines(day, tariff))),
  }
}

/** A day with the dockets to price, besides those that stand. */
export async function dayOf(
  tx: Tx,
  day: DocketDay & { docket_no: string | null },
  dockets: readonly DocketFact[],
): Promise<DayFacts> {
  const { first_day, last_day } = await findHireDays(tx, day)
  return {
    work_date: day.shift_date,
    dockets,
    standing: await lockStandingDockets(tx, day, day.docket_no),
    short_day: null,
    is_first_day: day.shift_date === first_day,
    is_last_day: day.shift_date === last_day,
    // Floats, tolls and attachments are agreed as rates of the job, and billed from it.
    was_floated_in: false,
    asset_weight_t: null,
    job_hours: null,
  }
}

/** A docket’s work as the facts that it is priced by. */
export async function docketFact(
  tx: Tx,
  facts: Omit<Work, 'asset_id'>,
  docket_no: string | null,
): Promise<DocketFact> {
  const tips = await findTipsOfLoads(tx, facts.loads)
  return {
    docket_no: docket_no ?? unnumbered,
    entries: facts.entries,
    loads: facts.loads.map((load) => ({
      load_no: load.load_no,
      material: load.material,
      tip_site_id: tips.of(load),
      net_t: load.net_t,
      volume_m3: load.volume_m3,
      density: null,
    })),
    odometer_start: facts.odometer_start,
    odometer_finish: facts.odometer_finish,
    attachments: [],
    tolls: [],
  }
}

const flagsOf = (flags: readonly PriceFlag[]): Variance[] =>
  flags.flatMap(({ code, words }) => {
    const kind = codeOf(code)
    return kind ? [{ code: kind, text: words }] : []
  })

/** A line without a price is refused at approval, and so is not flagged as well. */
const codeOf = (code: PriceFlag['code']): 'rate' | 'uncharged' | null =>
  code === 'line_without_price' ? null : code === 'load_with_several_rates' ? 'rate' : 'uncharged'
