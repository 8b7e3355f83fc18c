import { recordReadings, setOnHire } from '#areas/resources/server/index.ts'
import { releaseBooking } from '#areas/scheduler/server/index.ts'
import { unconfirmOrder } from '#areas/work-orders/server/index.ts'
import { forbidden, refuse, withFieldNames } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import type { DryHire, OffHireInput } from '../contract/dry-hire.ts'
import { bookedAfter, releaseRights } from '../rules/booked-after.ts'
import { dryHireErrors } from '../rules/check-dry-hire.ts'
import { type StoredDryHire, updateHire } from './dry-hire-store.ts'
import { mustCoverBilled } from './must-cover-billed.ts'
import { entryOf, openHire } from './open-hire.ts'
import { readHire } from './read-dry-hires.ts'
import { momentOf } from './record-on-hire.ts'

const isOut = ({ off_hire_at, off_hire_no }: StoredDryHire) =>
  off_hire_at === null || `This machine is off-hired already (${off_hire_no}).`

/**
 * The client is done with a machine: charging stops, and the client gets an off-hire number. It may be released from its
 * orders after that too. @throws not_found; stale; invalid; forbidden to release it; conflict when it is back already,
 * more is billed than it would come to, or one of these orders keeps it.
 */
export async function recordOffHire(
  change: Change,
  id: number,
  { off_date, off_time, smu_off = null, notes, release_orders, version }: OffHireInput,
): Promise<DryHire> {
  const { tx, viewer } = change
  if (release_orders && !releaseRights.every((right) => may(viewer, right))) throw forbidden()
  const { job, hire, asset } = await openHire(change, id, { version, can: isOut })
  refuse(dryHireErrors({ ...typedOn(hire), off_date, off_time, smu_off }, momentOf(change)))
  const off_hire_at = melbourneInstant(off_date, off_time)
  await mustCoverBilled(change, { ...hire, off_hire_at, smu_off })
  // As they are booked until it is back.
  const later = bookedAfter(await readHire(change, id), { off_at: off_hire_at, now: change.now })
  const off_hire_no = numbered('OH', await nextNumber(change, 'off_hire', job.company_id))
  const after = await updateHire(tx, id, { off_hire_at, smu_off, off_hire_no, notes: notes ?? null })
  await withFieldNames({ smu: 'smu_off' }, () =>
    recordReadings(change, asset.id, { smu: smu_off, odometer: null }, off_hire_at),
  )
  await setOnHire(change, asset.id, 'endHire')
  change.log({ ...entryOf(job, asset, 'off-hire recorded'), before: hire, after })
  if (release_orders)
    for (const { booking_id, order_id, is_confirmed } of later) {
      // A confirmed order keeps its machine.
      if (is_confirmed === 1) await unconfirmOrder(change, order_id)
      await releaseBooking(change, booking_id, `Off-hired: ${off_hire_no}`)
    }
  return readHire(change, id)
}

/** A stored on-hire as it was typed. */
const typedOn = ({ on_hire_at, smu_on }: StoredDryHire) => ({
  on_date: melbourneDate(on_hire_at),
  on_time: melbourneTime(on_hire_at),
  smu_on,
})
