import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StoredDryHire, findHireJob, lockHire } from './dry-hire-store.ts'
import { type HireJob, type HiredAsset, lockHireJob, lockHiredAsset } from './hired-store.ts'
import { readHire } from './read-dry-hires.ts'

const hirePart: OpenablePart<StoredDryHire> = {
  label: ({ off_hire_no }) => off_hire_no ?? 'Dry hire',
  lock: ({ tx }, id) => lockHire(tx, id),
  present: readHire,
  state: asStored,
}

export interface OpenHire {
  job: HireJob
  hire: StoredDryHire
  asset: HiredAsset
}

/** A dry hire with its job and machine, locked in that order. @throws not_found; stale with the current one; conflict. */
export async function openHire(
  change: Change,
  id: number,
  { version, can = inAnyState }: { version: number; can?: (hire: StoredDryHire) => Allowed },
): Promise<OpenHire> {
  const { tx } = change
  const place = await findHireJob(tx, id)
  const job = place && (await lockHireJob(tx, place.job_id))
  if (!job) throw notFound()
  const { record: hire } = await openRecord(change, hirePart, { id, version, can })
  const asset = await lockHiredAsset(tx, hire.asset_id)
  if (!asset) throw notFound()
  return { job, hire, asset }
}

/** Whom its log entry is about: the job, and which machine. */
export const entryOf = (
  { id, job_no, title }: HireJob,
  { fleet_no }: Pick<HiredAsset, 'fleet_no'>,
  action: 'on-hire recorded' | 'off-hire recorded' | 'dry hire corrected' | 'dry hire removed',
) => ({
  record_type: 'job',
  record_id: id,
  record_label: `${job_no} ${title}`,
  action,
  part: `of ${fleet_no}`,
})
