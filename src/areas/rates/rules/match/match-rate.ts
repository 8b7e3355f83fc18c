import type { ChargeUnit } from '#shared/units.ts'

/** What a rate is for; null does not narrow it. */
export interface RateKey {
  readonly id: number
  /** The client, subcontractor or driver whose card it is on; 0 on the standard card. */
  readonly owner_id: number
  readonly asset_id: number | null
  readonly product_id: number | null
  readonly asset_category_id: number | null
  readonly material: string | null
  readonly tip_site_id: number | null
  readonly job_type: string | null
  readonly unit: ChargeUnit
  /** The first day on which it holds, and the last; null: until further notice. */
  readonly starts_on: string
  readonly ends_on?: string | null
}

/** What a rate is wanted for. Null: there is none, so that rates for one of them do not apply. */
export interface WantedRate extends Omit<RateKey, 'id' | 'unit' | 'starts_on' | 'ends_on'> {
  readonly date: string
  /** Null: any unit. */
  readonly unit: ChargeUnit | null
}

/**
 * What makes a rate more specific, the strongest first; before all of these, the owner's own card. Material and tip
 * site together come before either alone, and a material before a tip site.
 */
export const specificity = [
  ['asset_id', 'the machine'],
  ['product_id', 'the product'],
  ['asset_category_id', 'the category'],
  ['material', 'the material'],
  ['tip_site_id', 'the tip site'],
  ['job_type', 'the job type'],
] as const satisfies readonly (readonly [keyof RateKey, string])[]

export interface RateMatch<R> {
  rule: R
  /** `The rate is for the product and the material. It is the newest of 2 such rates.` */
  why: string
}

const isNamed = (value: string | number | null): boolean => value !== null && value !== 0

/** The fields in which rules are looked up; the others are compared rule by rule. */
const indexed = [
  'owner_id',
  'asset_id',
  'product_id',
  'asset_category_id',
  'material',
  'tip_site_id',
] as const
type Key = Pick<RateKey, (typeof indexed)[number]>
const bits = indexed.map((field, at) => [field, 1 << (indexed.length - 1 - at)] as const)

/** Which of the fields are named, the strongest first: a higher mask is more specific. */
const maskOf = (key: Key): number =>
  bits.reduce((mask, [field, bit]) => (isNamed(key[field]) ? mask | bit : mask), 0)

function keyOf(key: Key, mask: number): string {
  let text = ''
  for (const [field, bit] of bits) text += mask & bit ? `${key[field]}\n` : '\n'
  return text
}

/** Rules by what they are for, so that finding one does not look at the others. */
export interface RateIndex<R extends RateKey> {
  readonly rules: ReadonlyMap<string, readonly R[]>
  /** The masks of the rules, highest first. */
  readonly masks: readonly number[]
}

export const indexRates = <R extends RateKey>(rules: readonly R[]): RateIndex<R> => ({
  rules: Map.groupBy(rules, (rule) => keyOf(rule, maskOf(rule))),
  masks: [...new Set(rules.map(maskOf))].toSorted((a, b) => b - a),
})

/**
 * The most specific rate, by {@link specificity}; of equally specific ones the newest, then the one entered first.
 * Null where none applies.
 */
export function matchRate<R extends RateKey>(index: RateIndex<R>, wanted: WantedRate): RateMatch<R> | null {
  const named = maskOf(wanted)
  // The first rules found are the most specific.
  for (const mask of index.masks) {
    if ((mask & named) !== mask) continue
    const fitting = (index.rules.get(keyOf(wanted, mask)) ?? []).filter((rule) => fits(rule, wanted))
    if (fitting.length > 0) return bestOf(fitting)
  }
  return null
}

const fits = (rule: RateKey, wanted: WantedRate): boolean =>
  (wanted.unit === null || rule.unit === wanted.unit) &&
  (rule.job_type === null || rule.job_type === wanted.job_type) &&
  rule.starts_on <= wanted.date &&
  (rule.ends_on ?? wanted.date) >= wanted.date

function bestOf<R extends RateKey>(rules: readonly R[]): RateMatch<R> | null {
  const rank = ({ job_type }: R) => (job_type === null ? 0 : 1)
  const [rule] = rules.toSorted(
    (a, b) => rank(b) - rank(a) || b.starts_on.localeCompare(a.starts_on) || a.id - b.id,
  )
  if (!rule) return null
  const same = rules.filter((other) => rank(other) === rank(rule)).length
  const what = `The rate is ${isNamed(rule.owner_id) ? 'on the client’s own card, ' : ''}for ${namesOf(rule)}.`
  return { rule, why: same > 1 ? `${what} It is the newest of ${same} such rates.` : what }
}

function namesOf(rule: RateKey): string {
  const names = specificity.flatMap(([field, words]) => (isNamed(rule[field]) ? words : []))
  return names.length > 0 ? names.join(' and ') : 'everything'
}
