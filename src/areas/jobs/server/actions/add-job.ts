import { defaultCompany } from '#areas/settings/server/index.ts'
import { conflict, forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { jobFieldRights } from '../../contract/job.ts'
import { checkJob } from '../../rules/check-job.ts'
import { closeHold, lockClientShared } from '../holds/hold-store.ts'
import { loggedJob, mustBeChoices, readJobParties } from '../job-parties.ts'
import { type NewJob, type StoredJob, insertJob } from '../job-store.ts'
import { labelOf } from '../job-record.ts'
import { syncHolds } from '../holds/sync-holds.ts'

/**
 * Creates a job: checked, numbered, with its holds. A client on credit hold gets none, unless someone
 * responsible for credit gives a reason.
 * @throws invalid; conflict for a client on credit hold; forbidden for a field or a reason that the viewer
 * may not give.
 */
export async function addJob(
  change: Change,
  job: NewJob,
  credit_override_reason: string | null | undefined,
): Promise<StoredJob> {
  const { tx, viewer } = change
  mustHoldFieldRights(viewer, jobFieldRights, {}, job)
  checkJob({
    ...job,
    billing_method: job.billing_method ?? 'hourly',
    fixed_price_cents: job.fixed_price_cents ?? null,
  })
  const named = { ...job, contact_id: job.contact_id ?? null, po_number: job.po_number ?? null }
  await lockClientShared(tx, named.client_id)
  const parties = await readJobParties(change, named)
  mustBeChoices(parties, named)
  if (parties.client.credit_hold) {
    if (credit_override_reason && !may(viewer, 'clients:credit')) throw forbidden()
    if (!credit_override_reason)
      throw conflict(
        `${parties.client.name} is on credit hold. Someone who may set credit can override this with a reason.`,
      )
  }
  const { id: company_id } = await defaultCompany(tx)
  const job_no = numbered('J', await nextNumber(change, 'job', company_id))
  const made = await insertJob(tx, { ...job, company_id, job_no })
  change.log({
    action: 'created',
    record_type: 'job',
    record_id: made.id,
    record_label: labelOf(made),
    after: loggedJob(made, parties),
  })
  await syncHolds(change, made, parties)
  if (parties.client.credit_hold && credit_override_reason)
    await letThrough(change, made, credit_override_reason)
  return made
}

async function letThrough(change: Change, job: StoredJob, reason: string): Promise<void> {
  await closeHold(change.tx, job.id, 'credit', {
    cleared_at: change.now.toISOString(),
    cleared_by: change.viewer.user_id,
    override_reason: reason,
  })
  change.log({
    action: 'hold overridden',
    record_type: 'job',
    record_id: job.id,
    record_label: labelOf(job),
    part: 'Credit',
    reason,
  })
}
