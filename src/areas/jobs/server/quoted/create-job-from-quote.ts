import {
  type AcceptedQuote,
  listHiredLines,
  lockAcceptedQuote,
  markConverted,
  withHired,
} from '#areas/quotes/server/index.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { QuotedJobInput } from '../../contract/job.ts'
import { addJob } from '../actions/add-job.ts'
import { jobMadeFromQuote } from '../job-events.ts'
import type { StoredJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'
import type { PlannedLine } from '../../rules/quoted-plan.ts'
import { partiesOfQuote } from './quote-parties.ts'
import { agreedDays, planOf } from './read-quoted-plan.ts'
import { materialOfRate } from '../rates/rate-material.ts'
import { insertRate } from '../rates/rate-store.ts'

type Line = AcceptedQuote['lines'][number]

/**
 * Creates an accepted quote's job, once. Plant hired by category becomes requirements (by an event that work
 * orders handles), as do the floats that were agreed to; every other line becomes a rate of the job, including
 * hired plant without a category or with an archived one. Cartage by time needs no category, since any truck can
 * do it. @throws not_found; forbidden; invalid; conflict when the quote is not accepted, already has its job, or
 * names an archived client or site.
 */
export async function createJobFromQuote(
  change: Change,
  quote_id: number,
  { credit_override_reason, plan: agreed, ...input }: QuotedJobInput,
): Promise<StoredJob> {
  if (!may(change.viewer, 'quotes:read')) throw forbidden()
  const quote = await lockAcceptedQuote(change, quote_id)
  const extra = definedFields(input)
  const { where, left_out } = await partiesOfQuote(change, quote, extra)
  const job = await addJob(
    change,
    {
      ...extra,
      ...where,
      quote_id,
      status: 'Pending',
      title: quote.title,
      description: quote.description,
      job_type: quote.job_type,
      sales_user_id: quote.sales_user_id,
      po_number: extra.po_number ?? quote.po_number,
    },
    credit_override_reason,
  )
  const hired = withHired(quote.lines, await listHiredLines(change.tx, quote_id))
  const plan = planOf({ lines: hired }, input, agreed?.floats)
  const days = agreedDays(plan, quote.version, agreed)
  const planned = new Set(
    plan.lines.flatMap(({ becomes, quote_line_id }) => (becomes === 'orders' ? quote_line_id : [])),
  )
  // A machine’s fixed price is a rate besides, which is billed by dockets or by progress claims.
  const fixed = new Set(plan.lines.flatMap((line) => (isFixedHire(line) ? line.quote_line_id : [])))
  for (const line of quote.lines.filter(({ id }) => !planned.has(id) || fixed.has(id)))
    await insertRate(change.tx, {
      ...rateOf(line),
      material: await materialOfRate(change.tx, { ...line, material: line.material_type ?? undefined }),
      job_id: job.id,
    })
  if (left_out !== null)
    change.log({
      ...entryOf(job, 'contact removed'),
      part: left_out,
      reason: 'The contact has been archived since the quote.',
    })
  logUnplanned(change, job, plan.lines)
  const lines = quote.lines
    .filter(({ id }) => planned.has(id))
    .map((line) => ({ ...line, days: days?.get(line.id) ?? null }))
  await change.announce(jobMadeFromQuote, { job_id: job.id, quote_id, lines })
  await markConverted(change, quote_id, job)
  return job
}

const isFixedHire = ({ becomes, unit, float }: PlannedLine): boolean =>
  becomes === 'orders' && unit === 'fixed' && float === null

/** The job's history lists plant that was not scheduled. */
function logUnplanned(change: Change, job: StoredJob, lines: readonly PlannedLine[]): void {
  for (const { description, why } of lines)
    if (why !== null)
      change.log({ ...entryOf(job, 'left unplanned'), part: `quote line ${description}`, reason: why })
}

const entryOf = (job: StoredJob, action: string) => ({
  action,
  record_type: 'job',
  record_id: job.id,
  record_label: labelOf(job),
})

/** At the quantity that its total was accepted for, its minimum where that is more. */
const rateOf = ({
  id,
  product_id,
  description,
  unit,
  quantity,
  charged_quantity,
  min_quantity,
  unit_price_cents,
  gst_code,
}: Line) => ({
  quote_line_id: id,
  product_id,
  description,
  unit,
  quantity: charged_quantity ?? quantity,
  min_quantity,
  unit_price_cents,
  gst_code,
})
