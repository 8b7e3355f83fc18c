import { isListed } from '#areas/quotes/server/index.ts'
import { forbidden, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import type { JobRateInput, JobRatePatch } from '../../contract/job-rate.ts'
import { notAChoice } from '#shared/text.ts'
import { priceError } from '../../rules/check-rate.ts'
import { jobRateLabels } from '../../rules/job-labels.ts'
import { jobRatesChanged } from '../job-events.ts'
import { type OpenJob, labelOf } from '../job-record.ts'
import { openJob } from '../open-job.ts'
import type { rateActions } from '../present-job.ts'
import { materialOfRate } from './rate-material.ts'
import { type StoredRate, insertRate, lockRate, updateRate } from './rate-store.ts'

/** The job, locked; changing rates requires seeing them. @throws not_found, forbidden, conflict. */
async function openRates(change: Change, job_id: number): Promise<OpenJob> {
  const job = await openJob(change, job_id, 'edit')
  if (!may(change.viewer, 'jobs:rates')) throw forbidden()
  return job
}

const rateOf = (job_id: number): OpenablePart<StoredRate> => ({
  label: ({ description }) => description,
  lock: ({ tx }, id) => lockRate(tx, job_id, id),
  present: ({ tx }, id) => lockRate(tx, job_id, id),
  state: asStored,
})

const entry = (job: OpenJob, action: (typeof rateActions)[number], rate: StoredRate) => ({
  action,
  record_type: 'job',
  record_id: job.id,
  record_label: labelOf(job),
  part: rate.description,
})

function mustFit({ job_type }: OpenJob, unit_price_cents: number | undefined): void {
  const error = unit_price_cents === undefined ? undefined : priceError(job_type, unit_price_cents)
  if (error) throw invalid({ unit_price_cents: error })
}

/** A newly chosen material is one of the list. @throws invalid */
async function mustBeMaterial({ tx }: Change, material: string | null | undefined): Promise<void> {
  if (material && !(await isListed(tx, 'material_type', material)))
    throw invalid({ material: notAChoice(jobRateLabels.material) })
}

/** @throws not_found; invalid for a negative price except on a buy-back; conflict when the job is closed. */
export async function createRate(change: Change, job_id: number, input: JobRateInput): Promise<StoredRate> {
  const job = await openRates(change, job_id)
  mustFit(job, input.unit_price_cents)
  await mustBeMaterial(change, input.material)
  const material = await materialOfRate(change.tx, input)
  const rate = await insertRate(change.tx, { ...definedFields(input), material, job_id })
  change.log({ ...entry(job, 'rate added', rate), after: rate })
  await change.announce(jobRatesChanged, { job_id })
  return rate
}

/** @throws not_found; stale with the current rate; invalid; conflict when the job is closed. */
export async function editRate(
  change: Change,
  job_id: number,
  id: number,
  { version, ...changes }: JobRatePatch,
): Promise<StoredRate> {
  const job = await openRates(change, job_id)
  const { record: before } = await openRecord(change, rateOf(job_id), { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(changes))
  mustFit(job, patch.unit_price_cents)
  await mustBeMaterial(change, patch.material)
  if (Object.keys(patch).length === 0) return before
  const after = await updateRate(change.tx, id, patch)
  change.log({ ...entry(job, 'rate changed', after), before, after })
  await change.announce(jobRatesChanged, { job_id })
  return after
}

/** @throws not_found, stale; conflict when the job is closed. */
export async function removeRate(
  change: Change,
  job_id: number,
  id: number,
  version?: number,
): Promise<void> {
  const job = await openRates(change, job_id)
  const { record: before } = await openRecord(change, rateOf(job_id), { id, version, can: inAnyState })
  await updateRate(change.tx, id, archivedBy(change))
  change.log(entry(job, 'rate removed', before))
  await change.announce(jobRatesChanged, { job_id })
}
