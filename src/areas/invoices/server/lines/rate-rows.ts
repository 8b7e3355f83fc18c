import { type UnbilledRate, listQuoted } from '#areas/dockets/server/index.ts'
import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import { formatMoney, maxCents } from '#shared/money.ts'
import { thousandths } from '#shared/units.ts'
import type { ProgressClaim } from '../../contract/progress-claim.ts'
import { agreedCents, type BilledRate } from '../../rules/agreed.ts'
import {
  asPercent,
  type Claimed,
  claimCents,
  claimDescription,
  claimWords,
  claimableCents,
} from '../../rules/progress-claim.ts'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import { listRatesToBill, lockBilledRates, type RateToBill } from './agreed-store.ts'
import type { LineRow } from './line-rows.ts'

export interface AskedRates {
  job_rate_ids: readonly number[]
  claims: readonly ProgressClaim[]
}
export const noLongerAgreed = 'This is charged already, or no longer agreed for the job. Check the lines.'

/** An agreed rate, and the line that bills it. */
export interface RateRow {
  rate: RateToBill
  row: LineRow
}

/**
 * Lines for agreed rates, which stay locked until the change ends: all that is left of some, as it was agreed, and
 * progress claims of others. @throws forbidden without the right to rates; conflict for what is charged by now or no
 * longer agreed; invalid for a claim of what is no fixed price.
 */
export async function rateRows(change: Change, { job_rate_ids, claims }: AskedRates): Promise<RateRow[]> {
  const claimed = new Map(claims.map((claim) => [claim.job_rate_id, claim]))
  const ids = [...new Set([...job_rate_ids, ...claimed.keys()])]
  if (ids.length === 0) return []
  mustHold(change.viewer, 'jobs:rates')
  const billed = new Map((await lockBilledRates(change.tx, ids, 0)).map((rate) => [rate.id, rate]))
  const rates = await listRatesToBill(change.tx, ids)
  if (rates.length < ids.length) throw conflict(noLongerAgreed)
  const left = await listQuoted(change.tx, [...new Set(rates.map(({ job_id }) => job_id))])
  return rates.map((rate): RateRow => {
    const claim = claimed.get(rate.id)
    const known = billed.get(rate.id)
    if (claim) return { rate, row: claimRow(rate, partOf(claim), (known?.claims ?? 0) + 1) }
    const rest = left.get(rate.job_id)?.find(({ id }) => id === rate.id)
    if (!rest || !known) throw conflict(noLongerAgreed)
    return { rate, row: restRow(rate, rest, known) }
  })
}

const partOf = ({ percent, amount_cents }: ProgressClaim): Claimed =>
  percent ? { percent } : { amount_cents: amount_cents ?? 0 }

/** After claims, what is left of a fixed price is the next one. */
function restRow(rate: RateToBill, { quantity, left_cents }: UnbilledRate, { claims }: BilledRate): LineRow {
  if (claims > 0 || thousandths(quantity) / 1000 !== quantity)
    return claimRow(rate, asPercent(agreedCents(rate), left_cents), claims + 1)
  return rowOf(rate, { quantity, unit_price_cents: rate.unit_price_cents })
}

/** What a line’s price may be. */
const maxClaimCents = Math.floor(maxCents / 100)

function claimRow(rate: RateToBill, part: Claimed, number: number): LineRow {
  const agreed = claimableCents(rate)
  if (agreed === null)
    throw invalid({ claims: `${rate.description} is not a fixed price. Bill it by quantity.` })
  const unit_price_cents = claimCents(agreed, part)
  if (unit_price_cents === 0 || unit_price_cents > maxClaimCents)
    throw invalid({ claims: `A progress claim must be from $0.01 to ${formatMoney(maxClaimCents)}.` })
  return {
    ...rowOf(rate, { quantity: 1, unit_price_cents }),
    description: claimDescription(rate.description, claimWords(number, agreed, part)),
    is_progress_claim: 1,
  }
}

const rowOf = (
  { id: job_rate_id, job_id, job_no, product_id, description, unit, gst_code }: RateToBill,
  amount: { quantity: number; unit_price_cents: number },
): LineRow => ({
  id: null,
  product_id,
  docket_line_id: null,
  job_rate_id,
  description,
  shift_date: null,
  unit,
  ...amount,
  price_source: `Rate of job ${job_no}`,
  gst_code,
  line_total_cents: totalOfLine(amount),
  is_progress_claim: 0,
  over_reason: null,
  job_id,
})
