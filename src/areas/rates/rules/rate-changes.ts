import { formatDate } from '#shared/local-date.ts'
import { canonical } from '#shared/canonical.ts'
import { priceWords } from '#shared/units.ts'
import type { RateChoices, RateRule } from '../contract/rate-card.ts'
import { termsInWords } from './terms-in-words.ts'

/** What a rate is for, besides its unit; of two with all of these alike neither is the more specific. */
export const matchFields = [
  'product_id',
  'asset_category_id',
  'asset_id',
  'job_type',
  'material',
  'tip_site_id',
] as const
const named = ['product_id', 'asset_category_id', 'asset_id', 'tip_site_id'] as const

/** The same for two rates that are for the same thing from the same day. */
export const rateKey = (rule: RateRule): string =>
  JSON.stringify([...matchFields, 'unit' as const, 'valid_from' as const].map((field) => rule[field]))

/** What a rate is for: `Excavator 20 t, Clean Fill, at Northern Tip`. */
export function rateSubject(rule: RateRule, names: RateChoices): string {
  const byId = named.map((field) => names[field].find(({ id }) => id === rule[field])?.name ?? null)
  const [product, category, asset, tip_site] = byId
  const parts = [product, category, asset, rule.job_type, rule.material, tip_site]
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')
}

/** A rate in its history: `Excavator 20 t: $185.00 per hour`. */
export const rateWords = (rule: RateRule, names: RateChoices): string =>
  `${rateSubject(rule, names)}: ${priceWords(rule.rate_cents, rule.unit)}${
    rule.valid_from === null ? '' : ` from ${formatDate(rule.valid_from)}`
  }${rule.valid_to === null ? '' : ` to ${formatDate(rule.valid_to)}`}${besides(termsInWords(rule.terms))}`

const besides = (terms: readonly string[]): string => (terms.length > 0 ? ` (${terms.join('; ')})` : '')

export interface RateChanges {
  added: RateRule[]
  /** Of the same thing from the same day. */
  changed: { before: RateRule; after: RateRule }[]
  removed: RateRule[]
}

/** How a card's new rates differ from its old ones, whatever their order. */
export function rateChanges(before: readonly RateRule[], after: readonly RateRule[]): RateChanges {
  const old = new Map(before.map((rule) => [rateKey(rule), rule]))
  const kept = new Set(after.map(rateKey))
  const pairs = after.map((rule) => ({ before: old.get(rateKey(rule)), after: rule }))
  return {
    added: pairs.flatMap((pair) => (pair.before ? [] : [pair.after])),
    changed: pairs.flatMap((pair) =>
      pair.before && canonical(pair.before) !== canonical(pair.after)
        ? [{ before: pair.before, after: pair.after }]
        : [],
    ),
    removed: before.filter((rule) => !kept.has(rateKey(rule))),
  }
}

/** In sentences: `Added Clean Fill: $14.50 per tonne`. */
export const changeWords = ({ added, changed, removed }: RateChanges, names: RateChoices): string[] => [
  ...added.map((rule) => `Added ${rateWords(rule, names)}`),
  ...changed.map(({ before, after }) => `${rateWords(after, names)}, was ${rateWords(before, names)}`),
  ...removed.map((rule) => `Removed ${rateWords(rule, names)}`),
]
