import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import type { DocketFact, LoadFact } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import type { LoadRate, Tariff } from '../tariff.ts'
import { countLoads, loadNumbers } from './load-quantity.ts'

/** Loads with the rates that charge them: one, or several that fit equally well. */
interface Group {
  rates: readonly LoadRate[]
  loads: LoadFact[]
}

/**
 * What a docket's loads are charged: each by one rate for its material and one for its cartage, unless the hire pays
 * for carting it. A material and a tip site together come before a material, a material before a tip site.
 */
export function loadLines(docket: DocketFact, { load_rates, carts, gst_code }: Tariff): PriceLine[] {
  const cartage = carts ? [] : load_rates.filter(({ kind }) => kind === 'cartage')
  const others = load_rates.filter(({ kind }) => kind !== 'cartage')
  return [...groupsOf(docket.loads, others), ...groupsOf(docket.loads, cartage)].map((group) =>
    groupLine(group, docket.docket_no, gst_code),
  )
}

/** The rates that fit a load best. */
export function ratesOfLoad(rates: readonly LoadRate[], load: LoadFact): LoadRate[] {
  let best: LoadRate[] = []
  let most = -1
  for (const rate of rates) {
    const isOther =
      (rate.material !== null && rate.material !== load.material) ||
      (rate.tip_site_id !== null && rate.tip_site_id !== load.tip_site_id)
    if (isOther) continue
    const fit = (rate.material === null ? 0 : 2) + (rate.tip_site_id === null ? 0 : 1)
    if (fit > most) [best, most] = [[rate], fit]
    else if (fit === most) best.push(rate)
  }
  return best
}

function groupsOf(loads: readonly LoadFact[], rates: readonly LoadRate[]): Group[] {
  const groups = new Map<string, Group>()
  for (const load of loads) {
    const best = ratesOfLoad(rates, load)
    if (best.length === 0) continue
    const key = best.map(({ id }) => id).join(' ')
    const group = groups.get(key)
    if (group) group.loads.push(load)
    else groups.set(key, { rates: best, loads: [load] })
  }
  return [...groups.values()]
}

function groupLine({ rates, loads }: Group, docket_no: string, gst_code: Tariff['gst_code']): PriceLine {
  const [rate] = rates
  if (!rate || rates.length > 1) return undecidedLine({ rates, loads }, docket_no, gst_code)
  const { quantity, why } = countLoads(loads, rate.unit, rate.min_quantity)
  const isBought = rate.kind === 'buy_back'
  return priceLine({
    docket_no,
    kind: isBought ? 'buy_back' : 'load',
    description: rate.description,
    product_id: rate.product_id,
    rate_id: rate.id,
    unit: rate.unit,
    quantity,
    unit_price_cents: rate.rate_cents === null ? null : isBought ? -rate.rate_cents : rate.rate_cents,
    // Bought from the client: not a sale, so that it never lowers our output GST.
    gst_code: isBought ? 'NONE' : rate.gst_code,
    bears_fuel_levy: rate.bears_fuel_levy && !isBought,
    why: [
      ...why,
      ...(isBought ? ['Bought from the client: it reduces what is owed.'] : []),
      ...levyWords(rate, quantity),
    ],
  })
}

const levyWords = ({ levy_within_cents: levy }: LoadRate, quantity: number): string[] =>
  levy === null
    ? []
    : [
        `Includes the landfill levy of ${formatUnitPrice(levy)}: ${formatMoney(lineTotalCents(quantity, levy))}.`,
      ]

function undecidedLine({ rates, loads }: Group, docket_no: string, gst_code: Tariff['gst_code']): PriceLine {
  const names = rates.map(({ description }) => `“${description}”`).join(' or ')
  return priceLine({
    docket_no,
    kind: 'load',
    description: [...new Set(loads.map(({ material }) => material ?? 'Load'))].join(', '),
    unit: 'load',
    quantity: loads.length,
    unit_price_cents: null,
    gst_code,
    choices: rates.map(({ id }) => id),
    why: [`${loadNumbers(loads.map(({ load_no }) => load_no))}: choose ${names}.`],
  })
}
