import { setOnHire } from '#areas/resources/server/index.ts'
import { conflict, invalid, refuse } from '#platform/contract/app-error.ts'
import { archivedBy } from '#platform/server/change/archiving.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields } from '#platform/server/change/defined-fields.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { notAChoice, requiredWords } from '#shared/text.ts'
import type { DryHire, DryHireCorrection } from '../contract/dry-hire.ts'
import { dryHireErrors } from '../rules/check-dry-hire.ts'
import { dryHireLabels as labels } from '../rules/dry-hire-labels.ts'
import { type StoredDryHire, listBilled, updateHire } from './dry-hire-store.ts'
import { lockHiredAsset } from './hired-store.ts'
import { mustBeFree } from './must-be-free.ts'
import { mustCoverBilled } from './must-cover-billed.ts'
import { entryOf, openHire } from './open-hire.ts'
import { readHire } from './read-dry-hires.ts'
import { momentOf } from './record-on-hire.ts'

/**
 * Corrects what was recorded. The machine’s own hour meter stays as it was last read. @throws not_found; stale; invalid,
 * also for a machine that was out elsewhere; conflict when more is billed than it would come to.
 */
export async function correctDryHire(
  change: Change,
  id: number,
  { version, reason, ...input }: DryHireCorrection,
): Promise<DryHire> {
  const { tx } = change
  const { job, hire: before, asset: former } = await openHire(change, id, { version })
  mustHaveOffHire(before, input)
  refuse(dryHireErrors(input, momentOf(change)))
  const asset = input.asset_id === former.id ? former : await lockHiredAsset(tx, input.asset_id)
  if (!asset || (asset !== former && asset.archived_at))
    throw invalid({ asset_id: notAChoice(labels.asset_id) })
  const { off_date, off_time } = input
  const columns = {
    asset_id: asset.id,
    on_hire_at: melbourneInstant(input.on_date, input.on_time),
    smu_on: input.smu_on ?? null,
    off_hire_at: off_date && off_time ? melbourneInstant(off_date, off_time) : null,
    smu_off: input.smu_off ?? null,
    notes: input.notes ?? null,
  }
  const patch = changedFields(before, columns)
  if (Object.keys(patch).length === 0) return readHire(change, id)
  // What it takes already stays, also where a booking was allowed beside it since.
  if (asset !== former || takesMore(before, columns))
    await mustBeFree(tx, asset, {
      ...columns,
      job_requirement_id: before.job_requirement_id,
      except_id: id,
    })
  await mustCoverBilled(change, { ...before, ...columns })
  const after = await updateHire(tx, id, patch)
  if (asset !== former && columns.off_hire_at === null) {
    await setOnHire(change, former.id, 'endHire')
    await setOnHire(change, asset.id, 'goOnHire')
  }
  change.log({ ...entryOf(job, asset, 'dry hire corrected'), reason, before, after })
  return readHire(change, id)
}

type Out = Pick<StoredDryHire, 'on_hire_at' | 'off_hire_at'>

/** Whether a machine is out for longer than before. */
function takesMore(before: Out, after: Out): boolean {
  const ends = ({ off_hire_at }: Out) => (off_hire_at === null ? Infinity : Date.parse(off_hire_at))
  return Date.parse(after.on_hire_at) < Date.parse(before.on_hire_at) || ends(after) > ends(before)
}

/** An off-hire is recorded by its own action, and stays. @throws invalid */
function mustHaveOffHire(
  { off_hire_at }: StoredDryHire,
  { off_date, off_time, smu_off }: Pick<DryHireCorrection, 'off_date' | 'off_time' | 'smu_off'>,
): void {
  if (off_hire_at !== null)
    refuse({
      ...(off_date ? {} : { off_date: requiredWords(labels.off_date) }),
      ...(off_time ? {} : { off_time: requiredWords(labels.off_time) }),
    })
  else if (off_date || off_time || smu_off != null) throw invalid({ off_date: 'Record the off-hire first.' })
}

/** Takes back a dry hire that never was. @throws not_found; stale; conflict while something of it is billed. */
export async function removeDryHire(
  change: Change,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const { job, hire, asset } = await openHire(change, id, { version })
  if ((await listBilled(change.tx, [id])).some(({ quantity }) => quantity > 0))
    throw conflict('This dry hire is on an invoice. Credit it or take its lines off first.')
  await updateHire(change.tx, id, archivedBy(change))
  if (hire.off_hire_at === null) await setOnHire(change, asset.id, 'endHire')
  change.log({ ...entryOf(job, asset, 'dry hire removed'), reason })
}
