import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { jobFieldRights } from '../contract/job.ts'

/** Prices and budget. */
const priced = Object.keys(jobFieldRights) as (keyof typeof jobFieldRights)[]
/** Internal to the office, hidden from people who see a job only because they are booked on it. */
const ofTheOffice = [
  'internal_notes',
  'hold_reason',
  'cancel_reason',
  'archive_reason',
  'project_id',
  'project',
] as const

type Hidden = (typeof priced)[number] | (typeof ofTheOffice)[number] | 'quote_id' | 'quote_no'

/** History entries about a job's rates; an unscheduled quote line becomes one. */
export const rateActions = ['rate added', 'rate changed', 'rate removed', 'left unplanned'] as const

/** The fields hidden from this viewer. */
export function hiddenJobFields(viewer: Viewer): readonly Hidden[] {
  return [
    ...(may(viewer, 'jobs:rates') ? [] : priced),
    ...(scopeOf(viewer, 'jobs:read') === 'own' ? ofTheOffice : []),
    ...(may(viewer, 'quotes:read') ? [] : (['quote_id', 'quote_no'] as const)),
  ]
}

/** A job, or a row of the list, as this viewer may see it; the answer leaves out prices. */
export function presentJob<J extends Partial<Record<Hidden, unknown>>>(viewer: Viewer, job: J): J {
  const hidden = hiddenJobFields(viewer).filter((field) => field in job && !(field in jobFieldRights))
  return { ...job, ...Object.fromEntries(hidden.map((field) => [field, null])) }
}
