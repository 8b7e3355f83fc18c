import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { perUnitWords } from '#shared/units.ts'
import type { DocketFact, LoadFact } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import type { LoadRate, Tariff } from '../tariff.ts'
import { type FittingRates, loadRatesOf, ratesOfLoad } from './fitting-rates.ts'
import { countLoads, loadNumbers } from './load-quantity.ts'

interface Group extends FittingRates {
  readonly loads: LoadFact[]
}

/**
 * What a docket's loads are charged: each by one rate for its material and one for its cartage, unless the hire pays
 * for carting it.
 */
export function loadLines(docket: DocketFact, tariff: Tariff): PriceLine[] {
  const { others, cartage } = loadRatesOf(tariff)
  return [...groupsOf(docket.loads, others), ...groupsOf(docket.loads, cartage)].map((group) => {
    const [rate] = group.rates
    return rate && group.isSure
      ? rateLine(rate, group.loads, docket.docket_no)
      : undecidedLine(group, docket.docket_no, tariff.gst_code)
  })
}

const groupsOf = (loads: readonly LoadFact[], rates: readonly LoadRate[]): Group[] =>
  [...Map.groupBy(loads, (load) => ratesOfLoad(rates, load).key)].flatMap(([key, alike]) =>
    key === '' || !alike[0] ? [] : { ...ratesOfLoad(rates, alike[0]), loads: alike },
  )

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

const cardWords = ({ card }: LoadRate): string[] => (card ? [`Rate card ${card.name}.`, card.why] : [])

const levyWords = ({ levy_within_cents: levy, unit }: LoadRate, quantity: number): string[] =>
  levy === null
    ? []
    : [
        `Includes the landfill levy of ${formatUnitPrice(levy)} ${perUnitWords[unit]}: ${formatMoney(lineTotalCents(quantity, levy))}.`,
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
