import type { Change } from '#platform/server/change/change.ts'
import { billingStep, jobBilling } from '../../rules/job-status.ts'
import { jobMoved } from '../job-events.ts'
import { jobIsBilled } from '../job-questions.ts'
import { lockAnyJob, updateJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'

const logged = { invoice: 'invoiced', reopen: 'reopened' } as const

/**
 * A completed job follows its orders: it is invoiced with the last of them, and completed again when one can
 * be billed again. Billing needs no right to the job. Call it once the orders have their statuses; a caller
 * that locks orders locks their jobs first.
 */
export async function settleBilling(change: Change, id: number): Promise<void> {
  const before = await lockAnyJob(change.tx, id)
  const [isBilled = false] = await change.ask(jobIsBilled, { job_id: id })
  const step = billingStep(before.status, isBilled)
  if (step === null) return
  const after = await updateJob(change.tx, id, { status: jobBilling[step].to })
  change.log({
    action: logged[step],
    record_type: 'job',
    record_id: id,
    record_label: labelOf(after),
    before: { status: before.status },
    after: { status: after.status },
  })
  await change.announce(jobMoved, { job_id: id })
}
