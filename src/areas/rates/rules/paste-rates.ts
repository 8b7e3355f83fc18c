import { type ChargeUnit, chargeUnitWords, chargeUnits } from '#shared/units.ts'
import { parseDate } from '#shared/local-date.ts'
import { parseUnitPrice } from '#shared/money.ts'
import type { RateChoices, RateRule } from '../contract/rate-card.ts'

/** A rate as it is typed: what cannot be understood stays text, until someone puts it right. */
export type TypedRate = { [Field in Exclude<keyof RateRule, 'terms'>]: RateRule[Field] | string | null } & {
  terms: object
}

export const newRate = (): TypedRate => ({
  product_id: null,
  asset_category_id: null,
  asset_id: null,
  job_type: null,
  material: null,
  tip_site_id: null,
  unit: 'hour',
  rate_cents: null,
  valid_from: null,
  valid_to: null,
  terms: {},
})

/** The columns of pasted lines, as the grid has them. */
export const pastedFields = [
  'product_id',
  'asset_category_id',
  'asset_id',
  'unit',
  'rate_cents',
  'job_type',
  'material',
  'tip_site_id',
  'valid_from',
  'valid_to',
] as const satisfies readonly (keyof RateRule)[]

/** The id of what is named so, in any case of letters, or of the only one that begins with these words: a product's code. */
export function idOf(choices: readonly { id: number; name: string }[], typed: string): number | null {
  const words = typed.trim().toLowerCase()
  const named = choices.find(({ name }) => name.toLowerCase() === words)
  if (named) return named.id
  const begun = choices.filter(({ name }) => name.toLowerCase().startsWith(`${words} `))
  return begun.length === 1 ? (begun[0]?.id ?? null) : null
}

/** Lines of a spreadsheet as rates, one line each, their cells apart by tabs in the order of {@link pastedFields}. */
export function pasteRates(text: string, choices: RateChoices, today: string): TypedRate[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split('\t')
    const typed = pastedFields.map((field, at) => [field, cellOf(field, cells[at]?.trim() ?? '')])
    return { ...newRate(), ...Object.fromEntries(typed) } as TypedRate
  })

  function cellOf(field: (typeof pastedFields)[number], cell: string) {
    if (field === 'unit') return cell === '' ? 'hour' : (unitOf(cell) ?? cell)
    if (cell === '') return null
    if (field === 'rate_cents') return parseUnitPrice(cell) ?? cell
    if (field === 'valid_from' || field === 'valid_to') return parseDate(cell, today) ?? cell
    if (field === 'job_type' || field === 'material') return cell
    return idOf(choices[field], cell) ?? cell
  }
}

const abbreviations: Readonly<Record<string, ChargeUnit>> = {
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  wk: 'week',
  t: 'tonne',
  'm³': 'm3',
  'cubic metre': 'm3',
  ea: 'each',
}

/** `hours`, `per tonne`, `m³`; undefined for what is no unit. */
function unitOf(cell: string): ChargeUnit | undefined {
  const words = cell.toLowerCase().replace(/^(?:per |\/ ?)/, '')
  const named = chargeUnits.find((unit) =>
    [unit, chargeUnitWords[unit].toLowerCase(), `${unit}s`].includes(words),
  )
  return named ?? abbreviations[words]
}
