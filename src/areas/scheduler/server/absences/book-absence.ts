import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { notAChoice, requiredWords } from '#shared/text.ts'
import type { AbsenceInput } from '../../contract/booking.ts'
import { conflictWith } from '../../rules/conflict.ts'
import { absenceLabels } from '../../rules/absence-labels.ts'
import {
  confirmedBetween,
  findBooking,
  findResourceName,
  insertBookings,
  lockResources,
  resourcesOf,
} from '../booking-store.ts'
import { explainOverlap } from '../actions/explain-overlap.ts'
import { logged } from '../open-booking.ts'

/**
 * Books a driver's leave, or the workshop time of an asset or attachment: as firm as work, so booked work must be
 * released first. Returns the id. @throws invalid; conflict naming what clashes
 */
export async function bookAbsence(change: Change, input: AbsenceInput): Promise<number> {
  const { tx } = change
  const { kind, starts_at, ends_at, note = null } = input
  const asset_id = (kind === 'workshop' && input.asset_id) || null
  const driver_id = (kind === 'leave' && input.driver_id) || null
  const attachment_id = (kind === 'workshop' && asset_id === null && input.attachment_id) || null
  const absent = { asset_id, driver_id, attachment_id }
  if (asset_id === null && driver_id === null && attachment_id === null)
    throw invalid(
      kind === 'leave'
        ? { driver_id: requiredWords(absenceLabels.driver_id) }
        : { asset_id: requiredWords(absenceLabels.asset_id) },
    )
  if (Date.parse(ends_at) <= Date.parse(starts_at))
    throw invalid({ ends_at: 'End date must be on or after the start date.' })
  const held = await lockResources(tx, resourcesOf([absent]))
  if (Object.values(held).every((ids) => ids.length === 0)) {
    const field = driver_id !== null ? 'driver_id' : asset_id !== null ? 'asset_id' : 'attachment_id'
    throw invalid({ [field]: notAChoice(absenceLabels[field]) })
  }
  const name = await findResourceName(tx, absent)
  const claim = { ...absent, name }
  const found = conflictWith(name, input, await confirmedBetween(tx, claim, input), null)
  if (found) throw conflict(found.text)
  const row = { kind, certainty: 'confirmed' as const, ...absent, starts_at, ends_at, note }
  const [booking] = await explainOverlap(change, [claim], { when: input, job_item_id: null }, () =>
    insertBookings(tx, [row]),
  )
  if (!booking) throw new Error('A booking was written and not given back.')
  const named = await findBooking(tx, system, booking.id)
  if (named) change.log({ action: 'added', ...logged(named), after: { starts_at, ends_at, note } })
  return booking.id
}
