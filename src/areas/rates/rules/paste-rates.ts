import { type ChargeUnit, chargeUnitWords, chargeUnits } from '#shared/units.ts'
import { parseDate } from '#shared/local-date.ts'
import { parseUnitPrice } from '#shared/money.ts'
import type { RateChoices, RateRule } from '../contract/rate-card.ts'
import { rateRuleLabels } from './rate-card-labels.ts'

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

/** The columns of pasted lines without headings, as the grid has them. */
const gridFields = [
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
type PastedField = (typeof gridFields)[number]

/** What each heading is for, as the grid and the export call it. */
const fieldOf: ReadonlyMap<string, PastedField> = new Map([
  ['product code', 'product_id'],
  ...gridFields.map((field) => [rateRuleLabels[field].toLowerCase(), field] as const),
])

/** The id of what is named so, in any case of letters, or of the only one that begins with these words: a product's code. */
export function idOf(choices: readonly { id: number; name: string }[], typed: string): number | null {
  const words = typed.trim().toLowerCase()
  const named = choices.find(({ name }) => name.toLowerCase() === words)
  if (named) return named.id
  const begun = choices.filter(({ name }) => name.toLowerCase().startsWith(`${words} `))
  return begun.length === 1 ? (begun[0]?.id ?? null) : null
}

/**
 * Lines of a spreadsheet as rates, one line each, their cells apart by tabs: in the columns of the grid or, where the first
 * line has headings, by these, in any order. Columns with other headings are left out.
 */
export function pasteRates(text: string, choices: RateChoices, today: string): TypedRate[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const headed = headedColumns(lines[0] ?? '')
  const columns = headed ?? new Map(gridFields.map((field, at) => [field, at]))
  return lines.slice(headed ? 1 : 0).map((line) => {
    const cells = line.split('\t')
    const typed = [...columns].map(([field, at]) => [field, cellOf(field, cells[at]?.trim() ?? '')])
    return { ...newRate(), ...Object.fromEntries(typed) } as TypedRate
  })

  function cellOf(field: PastedField, cell: string) {
    if (field === 'unit') return cell === '' ? 'hour' : (unitOf(cell) ?? cell)
    if (cell === '') return null
    if (field === 'rate_cents') return parseUnitPrice(cell) ?? cell
    if (field === 'valid_from' || field === 'valid_to') return parseDate(cell, today) ?? cell
    if (field === 'job_type' || field === 'material') return cell
    return idOf(choices[field], cell) ?? cell
  }
}

/** The column of each field by a line of headings, the first where two are for one; null for a line that is a rate. */
function headedColumns(line: string): ReadonlyMap<PastedField, number> | null {
  const columns = new Map<PastedField, number>()
  line.split('\t').forEach((cell, at) => {
    const field = fieldOf.get(cell.trim().toLowerCase())
    if (field && !columns.has(field)) columns.set(field, at)
  })
  return columns.has('rate_cents') && columns.size > 1 ? columns : null
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
