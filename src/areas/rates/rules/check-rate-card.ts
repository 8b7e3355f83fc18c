import type { FieldErrors } from '#platform/contract/app-error.ts'
import { formatDate } from '#shared/local-date.ts'
import { type CardKind, cardKinds } from '../contract/choices.ts'
import type { RateRule } from '../contract/rate-card.ts'
import type { TermOverridesShown } from '../contract/term-overrides.ts'
import { checkTerms } from './check-terms.ts'
import { rateCardLabels } from './rate-card-labels.ts'
import { matchFields } from './rate-changes.ts'

/** What is checked of a card as typed: a field that is wrong by itself is absent. */
interface Typed {
  kind?: CardKind | undefined
  client_id?: number | null | undefined
  subcontractor_id?: number | null | undefined
  driver_id?: number | null | undefined
  valid_from?: string | undefined
  valid_to?: string | null | undefined
  rules?: readonly Partial<RateRule>[] | undefined
  terms?: TermOverridesShown | undefined
}

const endsTooEarly = 'End date must be on or after the start date.'

/** What a card and its rates may be together; shared by form and server. Errors by path: `rules.3.valid_to`. */
export function checkRateCard(card: Typed): FieldErrors {
  const { kind, valid_from, valid_to, rules = [], terms = {} } = card
  const strangers = cardKinds.filter((other) => kind !== undefined && other !== kind && card[`${other}_id`])
  return {
    ...Object.fromEntries(
      strangers.map((other) => [
        `${other}_id`,
        `Leave ${rateCardLabels[`${other}_id`].toLowerCase()} empty: this card is for ${kind}s.`,
      ]),
    ),
    ...(valid_from && valid_to && valid_to < valid_from && { valid_to: endsTooEarly }),
    ...under('terms', checkTerms(terms)),
    ...Object.assign({}, ...rules.map((rule, at) => checkRule(rule, at, card))),
  }
}

function checkRule(rule: Partial<RateRule>, at: number, card: Typed): FieldErrors {
  const twin = twinOf(rule, at, card)
  const { valid_from, valid_to } = rule
  const endsEarly = valid_from && valid_to && valid_to < valid_from
  return {
    ...(isComplete(rule) && !isForSomething(rule) && { [`rules.${at}.product_id`]: forNothing }),
    ...(twin >= 0 && { [`rules.${at}.product_id`]: sameAs(twin) }),
    ...outside(`rules.${at}.valid_from`, valid_from, card),
    ...outside(`rules.${at}.valid_to`, valid_to, card),
    ...(endsEarly && { [`rules.${at}.valid_to`]: endsTooEarly }),
    ...under(`rules.${at}.terms`, checkTerms(rule.terms ?? {})),
  }
}

const under = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [`${path}.${name}`, message]))

const forNothing = 'Say what the rate is for: a product, category, machine, material or tip site.'
const sameAs = (twin: number): string =>
  `Rate ${twin + 1} covers the same thing from the same day, so neither would come first. Change or remove one.`

/** A row with a field that is wrong by itself is checked again once that is put right. */
const isComplete = (rule: Partial<RateRule>): boolean =>
  matchFields.every((field) => rule[field] !== undefined)

const isForSomething = (rule: Partial<RateRule>): boolean =>
  Boolean(rule.product_id ?? rule.asset_category_id ?? rule.asset_id ?? rule.material ?? rule.tip_site_id)

/** The place of an earlier rate that would apply just as much; -1 without one. */
function twinOf(rule: Partial<RateRule>, at: number, { valid_from, rules = [] }: Typed): number {
  if (!isComplete(rule) || !isForSomething(rule)) return -1
  return rules.findIndex(
    (other, earlier) =>
      earlier < at &&
      rule.unit !== undefined &&
      other.unit === rule.unit &&
      matchFields.every((field) => rule[field] === other[field]) &&
      (rule.valid_from ?? valid_from) === (other.valid_from ?? valid_from),
  )
}

interface Days {
  valid_from: string
  valid_to?: string | null | undefined
}

const isWithin = (date: string | null | undefined, { valid_from, valid_to }: Days): boolean =>
  !date || (date >= valid_from && (!valid_to || date <= valid_to))

/** Whether a rate holds only on days of a card. */
export const fitsDays = (rule: Pick<RateRule, 'valid_from' | 'valid_to'>, card: Days): boolean =>
  isWithin(rule.valid_from, card) && isWithin(rule.valid_to, card)

function outside(
  path: string,
  date: string | null | undefined,
  { valid_from, valid_to }: Typed,
): FieldErrors {
  if (!date || !valid_from || isWithin(date, { valid_from, valid_to })) return {}
  const words = valid_to
    ? `${formatDate(date)} is outside ${formatDate(valid_from)} to ${formatDate(valid_to)}.`
    : `${formatDate(date)} is before ${formatDate(valid_from)}, when the card starts.`
  return { [path]: words }
}
