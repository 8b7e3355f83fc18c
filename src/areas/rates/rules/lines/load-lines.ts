import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import type { DocketFact, LoadFact } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import type { LoadRate, Tariff } from '../tariff.ts'
import { countLoads, loadNumbers } from './load-quantity.ts'

/** The rates that fit a load best, and whether the only one charges it without asking. */
export interface FittingRates {
  rates: readonly LoadRate[]
  isSure: boolean
}
interface Group extends FittingRates {
  loads: LoadFact[]
}

/**
 * What a docket's loads are charged: each by one rate for its material and one for its cartage, unless the hire pays
 * for carting it.
 */
export function loadLines(docket: DocketFact, { load_rates, carts, gst_code }: Tariff): PriceLine[] {
  const cartage = carts ? [] : load_rates.filter(({ kind }) => kind === 'cartage')
  const others = load_rates.filter(({ kind }) => kind !== 'cartage')
  return [...groupsOf(docket.loads, others), ...groupsOf(docket.loads, cartage)].map((group) => {
    const [rate] = group.rates
    return rate && group.isSure
      ? rateLine(rate, group.loads, docket.docket_no)
      : undecidedLine(group, docket.docket_no, gst_code)
  })
}

/**
 * The rates that fit a load best: those agreed for the job come before a rate card's, then a material and a tip site
 * together before a material, a material before a tip site. One that says neither fits any load, but is only charged
 * without asking if it is cartage.
 */
export function ratesOfLoad(rates: readonly LoadRate[], load: LoadFact): FittingRates {
  let best: LoadRate[] = []
  let most = -1
  for (const rate of rates) {
    const isOther =
      (rate.material !== null && !isSameMaterial(rate.material, load.material)) ||
      (rate.tip_site_id !== null && rate.tip_site_id !== load.tip_site_id)
    if (isOther) continue
    const narrows = (rate.material === null ? 0 : 2) + (rate.tip_site_id === null ? 0 : 1)
    const fit = (rate.card ? 0 : 4) + narrows
    if (fit > most) [best, most] = [[rate], fit]
    else if (fit === most) best.push(rate)
  }
  return { rates: best, isSure: best.length === 1 && (most % 4 > 0 || best[0]?.kind === 'cartage') }
}

const isSameMaterial = (a: string, b: string | null): boolean =>
  a === b || a.toLowerCase() === b?.toLowerCase()

function groupsOf(loads: readonly LoadFact[], rates: readonly LoadRate[]): Group[] {
  const groups = new Map<string, Group>()
  for (const load of loads) {
    const best = ratesOfLoad(rates, load)
    if (best.rates.length === 0) continue
    const key = best.rates.map(({ id, card }) => (card ? `card ${id}` : id)).join(' ')
    const group = groups.get(key)
    if (group) group.loads.push(load)
    else groups.set(key, { ...best, loads: [load] })
  }
  return [...groups.values()]
}

/** What one rate charges for some loads; also one that is chosen of several. */
export function rateLine(rate: LoadRate, loads: readonly LoadFact[], docket_no: string): PriceLine {
  const { quantity, why } = countLoads(loads, rate.unit, rate.min_quantity)
  const isBought = rate.kind === 'buy_back'
  return priceLine({
    docket_no,
    kind: isBought ? 'buy_back' : 'load',
    description: rate.description,
    product_id: rate.product_id,
    rate_id: rate.card ? null : rate.id,
    price_source: rate.card && `Rate card ${rate.card.name}`,
    loads: loads.map(({ load_no }) => load_no),
    unit: rate.unit,
    quantity,
    unit_price_cents: rate.rate_cents === null ? null : isBought ? -rate.rate_cents : rate.rate_cents,
    // Bought from the client: not a sale, so that it never lowers our output GST.
    gst_code: isBought ? 'NONE' : rate.gst_code,
    bears_fuel_levy: rate.bears_fuel_levy && !isBought,
    why: [...why, ...(isBought ? ['Bought from the client: it reduces what is owed.'] : [])],
    why_price: [...cardWords(rate), ...levyWords(rate, quantity)],
  })
}

const cardWords = ({ card }: LoadRate): string[] => (card ? [`Rate: Rate card ${card.name}.`, card.why] : [])

const levyWords = ({ levy_within_cents: levy }: LoadRate, quantity: number): string[] =>
  levy === null
    ? []
    : [
        `Includes the landfill levy of ${formatUnitPrice(levy)}: ${formatMoney(lineTotalCents(quantity, levy))}.`,
      ]

/** Loads whose rate someone chooses: their number, without a price. */
function undecidedLine({ rates, loads }: Group, docket_no: string, gst_code: Tariff['gst_code']): PriceLine {
  const numbers = loads.map(({ load_no }) => load_no)
  return priceLine({
    docket_no,
    kind: 'load',
    description: [...new Set(loads.map(({ material }) => material ?? 'Load'))].join(', '),
    unit: 'load',
    quantity: loads.length,
    unit_price_cents: null,
    gst_code,
    loads: numbers,
    choices: rates.map(({ id }) => id),
    why: [choiceWords({ loads: numbers, rates })],
  })
}

/** `Loads 1, 3: choose “Clean fill, day” or “Clean fill, night”.`; `Load 1: charge it at “Tip fee”?` */
export function choiceWords({
  loads,
  rates,
}: {
  loads: readonly number[]
  rates: readonly { description: string }[]
}): string {
  const names = rates.map(({ description }) => `“${description}”`)
  const them = loads.length === 1 ? 'it' : 'them'
  const asked = rates.length === 1 ? `charge ${them} at ${names[0]}?` : `choose ${names.join(' or ')}.`
  return `${loadNumbers(loads)}: ${asked}`
}
