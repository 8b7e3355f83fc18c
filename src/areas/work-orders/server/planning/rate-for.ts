import type { ProductCategory } from '#areas/products/contract/choices.ts'
import { priceOf } from '#areas/products/server/index.ts'
import type { RateTerms } from '#areas/rates/contract/terms.ts'
import { clientRate, findClientTerms } from '#areas/rates/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type ChargeUnit, chargeUnits, isLoadUnit } from '#shared/units.ts'
import { isStandby, isTravel } from '#areas/jobs/rules/rate-words.ts'
import type { PlannedRate } from '../../contract/rate-snapshot.ts'
import {
  type Category,
  type OrdersJob,
  findHireProducts,
  findQuotedRate,
  type findQuoteLine,
  listAgreedRates,
} from '../lookups-store.ts'

const dryUnits: readonly ChargeUnit[] = ['day', 'week']

type QuoteLine = NonNullable<Awaited<ReturnType<typeof findQuoteLine>>>

/**
 * What an order of a category, or of any, costs the client, and its source: the quote line; else the job's
 * only rate for the category's product; else what the client's rate cards say of the product or category on that day;
 * else the category's only product. With none or several of them there is no price.
 * Dry hire is charged by the day or week, so that only products and rates of the job in these units count.
 */
export async function rateFor(
  tx: Tx,
  category: Category | null,
  {
    job,
    line,
    date,
    is_dry = false,
  }: {
    job: Pick<OrdersJob, 'id' | 'job_no' | 'client_id' | 'job_type'>
    line?: QuoteLine | undefined
    date: string
    is_dry?: boolean
  },
): Promise<PlannedRate> {
  const termsOf = (product_id: number | null) => findClientTerms(tx, job.client_id, date, product_id)
  const minimum = (unit: ChargeUnit, min: number | null) => ({
    min_hours: unit === 'hour' ? (min ?? category?.default_min_hours ?? null) : null,
    ...(min !== null && isCounted(unit) && { min_quantity: min }),
  })
  if (line) {
    const { description, unit, unit_price_cents, min_quantity, quote_no, position } = line
    const source = `Quote ${quote_no}, line ${position}`
    const least = minimum(unit, min_quantity)
    const terms = quotedTerms(line, await termsOf(null))
    const { round_minutes } = terms
    const fixed = unit === 'fixed' && (await findQuotedRate(tx, { job_id: job.id, quote_line_id: line.id }))
    const job_rate_id = fixed ? { job_rate_id: fixed.id } : {}
    return { unit, unit_price_cents, ...least, round_minutes, source, description, ...job_rate_id, terms }
  }
  const units = is_dry ? dryUnits : chargeUnits
  const [product, ...others] = category ? await findHireProducts(tx, category.id, units) : []
  const agreed = category ? await agreedRates(tx, job, category, { sold_as: product?.category, units }) : []
  const [rate] = agreed
  if (rate && agreed.length === 1) {
    const { unit, unit_price_cents, min_quantity } = rate
    const terms = await termsOf(rate.product_id)
    return {
      unit,
      unit_price_cents,
      ...minimum(unit, min_quantity),
      round_minutes: terms.round_minutes,
      source: `Rate of job ${job.job_no}`,
      job_rate_id: rate.id,
      terms,
    }
  }
  const isOne = agreed.length === 0 && others.length === 0
  const only = isOne ? product : undefined
  const price = only ? await priceOf(tx, only.id, date) : undefined
  const usual = is_dry ? 'day' : (category?.unit ?? 'hour')
  const card =
    category && agreed.length === 0
      ? await clientRate(tx, {
          client_id: job.client_id,
          job_type: job.job_type,
          date,
          product_id: only?.id ?? null,
          asset_category_id: category.id,
          unit: only?.unit ?? usual,
          units,
          has_price: price !== undefined,
        })
      : null
  if (card) {
    const { unit, rate_cents, rate_card, terms: its } = card
    const least = minimum(unit, only?.unit === unit ? only.min_quantity : null)
    return {
      unit,
      unit_price_cents: rate_cents,
      ...least,
      min_hours: unit === 'hour' ? (its.min_hours ?? least.min_hours) : null,
      round_minutes: its.round_minutes,
      source: `Rate card ${rate_card}`,
      terms: its,
      ...(only && { product_id: only.id }),
    }
  }
  const terms = await termsOf(only?.id ?? null)
  const { round_minutes } = terms
  if (only && price) {
    const { unit, min_quantity, code } = only
    const unit_price_cents = price.sell_price_cents
    return {
      unit,
      unit_price_cents,
      ...minimum(unit, min_quantity),
      round_minutes,
      source: `Product ${code}`,
      terms,
    }
  }
  const unit = (agreed.length > 0 ? product?.unit : undefined) ?? usual
  return { unit, unit_price_cents: null, ...minimum(unit, null), round_minutes, source: 'none', terms }
}

/** Charged by what was carted or driven, of which a day may have a minimum. */
const isCounted = (unit: ChargeUnit): boolean => isLoadUnit(unit) || unit === 'km'

/** Its rates for the hire itself, not stand-by or travel of the same product; for cartage if it is sold as that. */
async function agreedRates(
  tx: Tx,
  { id: job_id }: Pick<OrdersJob, 'id'>,
  { id: asset_category_id }: Category,
  { sold_as, units }: { sold_as: ProductCategory | undefined; units: readonly ChargeUnit[] },
) {
  const rates = (await listAgreedRates(tx, { job_id, asset_category_id })).filter(
    ({ description, unit }) => units.includes(unit) && !isStandby(description) && !isTravel(description),
  )
  const hire = rates.filter(({ category }) => category === 'hire')
  return hire.length > 0 || sold_as === 'hire' ? hire : rates
}

/** As the client read them on the quote; one that said nothing of surcharges or a levy bears none. */
const quotedTerms = ({ hire_terms }: QuoteLine, own: RateTerms): RateTerms =>
  hire_terms ?? { ...own, day_types: [], levy_applies: false }
