import { startWork } from '#areas/jobs/server/index.ts'
import { recordReadings, setOnHire } from '#areas/resources/server/index.ts'
import { conflict, invalid, notFound, refuse, withFieldNames } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import { notAChoice } from '#shared/text.ts'
import type { DryHire, OnHireInput } from '../contract/dry-hire.ts'
import { dryHireErrors } from '../rules/check-dry-hire.ts'
import { whyNoOnHire } from '../rules/why-no-on-hire.ts'
import { dryHireLabels } from '../rules/dry-hire-labels.ts'
import { insertHire } from './dry-hire-store.ts'
import { holdDryRequirement, lockHireJob, lockHiredAsset } from './hired-store.ts'
import { mustBeFree } from './must-be-free.ts'
import { entryOf } from './open-hire.ts'
import { readHire } from './read-dry-hires.ts'

/**
 * A machine goes to a client without a driver, at the price of the job’s requirement; its job is in progress then.
 * @throws not_found; invalid, also for a machine that is out already; conflict for a job that is not confirmed.
 */
export async function recordOnHire(change: Change, job_id: number, input: OnHireInput): Promise<DryHire> {
  const { tx } = change
  const { job_requirement_id, asset_id, on_date, on_time, smu_on = null, notes = null } = input
  const job = await lockHireJob(tx, job_id)
  if (!job) throw notFound()
  // Whether it is for dry hire is said of the requirement below.
  const closed = whyNoOnHire(job, 1)
  if (closed) throw conflict(closed)
  const requirement = await holdDryRequirement(tx, job_id, job_requirement_id)
  if (!requirement) throw invalid({ job_requirement_id: notAChoice(dryHireLabels.job_requirement_id) })
  refuse(dryHireErrors(input, momentOf(change)))
  const asset = await lockHiredAsset(tx, asset_id)
  if (!asset || asset.archived_at || asset.status === 'sold')
    throw invalid({ asset_id: notAChoice(dryHireLabels.asset_id) })
  if (asset.status === 'off_road') throw invalid({ asset_id: `${asset.fleet_no} is off road.` })
  const on_hire_at = melbourneInstant(on_date, on_time)
  await mustBeFree(tx, asset, { job_requirement_id, on_hire_at, off_hire_at: null, except_id: 0 })
  const hire = await insertHire(tx, {
    job_id,
    job_requirement_id,
    asset_id,
    rate_snapshot: JSON.stringify(requirement.rate_snapshot),
    on_hire_at,
    smu_on,
    notes,
  })
  await withFieldNames({ smu: 'smu_on' }, () =>
    recordReadings(change, asset_id, { smu: smu_on, odometer: null }, on_hire_at),
  )
  await setOnHire(change, asset_id, 'goOnHire')
  change.log({ ...entryOf(job, asset, 'on-hire recorded'), after: { on_hire_at, smu_on, notes } })
  await startWork(change, job_id)
  return readHire(change, hire.id)
}

/** Now, as a day and time of day in Melbourne. */
export const momentOf = ({ now }: Pick<Change, 'now'>) => ({
  date: melbourneDate(now),
  time: melbourneTime(now),
})
