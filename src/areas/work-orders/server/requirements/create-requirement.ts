import { listHiredLines } from '#areas/quotes/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RequirementInput } from '../../contract/requirement.ts'
import { requirementErrors } from '../../rules/check-requirement.ts'
import { shiftOf } from '../../rules/materialise.ts'
import { type Category, type OrdersJob, findQuoteLine, lockJobRow } from '../lookups-store.ts'
import { mustTakeOrders } from '../open-order.ts'
import { requirementLog } from './open-requirement.ts'
import { pickCategory } from './pick-category.ts'
import { rateFor } from '../planning/rate-for.ts'
import { replan } from '../planning/replan.ts'
import { type StoredRequirement, insertRequirement } from './requirement-store.ts'
import { attachmentErrors } from './wanted-attachments.ts'

/** `quote_line_id`: the quote line it comes from, whose price its orders take. */
export type NewRequirement = RequirementInput & { quote_line_id?: number }

/**
 * Adds a requirement and creates its orders. The category defaults to the only one the job's quote hires, or
 * any if there is none or more than one.
 * @throws invalid; conflict when the job is closed.
 */
export async function createRequirement(change: Change, input: NewRequirement): Promise<StoredRequirement> {
  const { tx } = change
  const job = await lockJobRow(tx, input.job_id)
  if (!job) throw invalid({ job_id: 'Job is not one of the choices.' })
  mustTakeOrders(job)
  const category = await categoryFor(change, job, input.asset_category_id)
  const fields = withDefaults(job, input)
  const wrong = {
    ...requirementErrors(fields, { today: change.today, before: null }),
    ...(await attachmentErrors(tx, [
      {
        field: 'attachment_ids',
        ids: fields.attachment_ids,
        category: typeof category === 'string' ? null : category,
      },
    ])),
  }
  if (typeof category === 'string') throw invalid({ asset_category_id: category, ...wrong })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const line = input.quote_line_id === undefined ? undefined : await findQuoteLine(tx, input.quote_line_id)
  const rate = await rateFor(tx, category, {
    job,
    line,
    date: fields.start_date,
    is_dry: fields.needs_driver === 0,
  })
  const requirement = await insertRequirement(tx, {
    ...fields,
    job_id: job.id,
    asset_category_id: category?.id ?? null,
    quote_line_id: line?.id ?? null,
    rate_snapshot: JSON.stringify(rate),
  })
  requirementLog(change, job, category?.name, { action: 'added', id: requirement.id, after: requirement })
  await replan(change, job, requirement, null)
  return requirement
}

/** null for any; a message when it does not exist or is archived. */
async function categoryFor(
  change: Change,
  job: OrdersJob,
  id: number | null | undefined,
): Promise<Category | string | null> {
  const chosen = id === undefined ? await onlyHired(change, job) : id
  return chosen === null ? null : pickCategory(change.tx, chosen)
}

/** The only category the job's quote hires, while it can be chosen. */
async function onlyHired(change: Change, { quote_id }: OrdersJob): Promise<number | null> {
  const hired = quote_id === null ? [] : await listHiredLines(change.tx, quote_id)
  const [first, ...others] = hired.filter(
    ({ asset_category_id, is_float }) => asset_category_id !== null && !is_float,
  )
  if (!first || first.is_archived) return null
  const isOne = others.every(({ asset_category_id }) => asset_category_id === first.asset_category_id)
  return isOne ? first.asset_category_id : null
}

/** Defaults: at least one if any is wanted, and at most the ideal, which is also the priced quantity. */
function withDefaults(job: OrdersJob, input: RequirementInput) {
  const { ideal_asset_qty, start_time = job.default_start_time } = input
  const max_asset_qty = input.max_asset_qty ?? Math.max(1, ideal_asset_qty)
  return {
    min_asset_qty: input.min_asset_qty ?? Math.min(1, ideal_asset_qty),
    ideal_asset_qty,
    max_asset_qty,
    // An excess is reported once, on the requested quantity.
    price_asset_qty: input.price_asset_qty ?? Math.min(ideal_asset_qty, max_asset_qty),
    start_date: input.start_date,
    end_date: input.end_date,
    selected_dates: input.selectedDates.toSorted(),
    start_time,
    est_hours: input.est_hours ?? 8,
    shift: shiftOf(start_time),
    needs_driver: input.needs_driver ?? 1,
    attachment_ids: input.attachment_ids ?? [],
    skill_ids: input.skill_ids ?? [],
    notes: input.notes ?? null,
  }
}
