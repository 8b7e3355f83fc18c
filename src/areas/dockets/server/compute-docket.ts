import { listMaterials } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { type ExtraFacts, longAttachments } from '../rules/shift/extras.ts'
import type { ShortDayFacts } from '../rules/shift/short-day.ts'
import type { LoadFact } from '../rules/loads/load-fact.ts'
import { docketVariance } from '../rules/flags/docket-variance.ts'
import { unlikelyReadings } from '../rules/flags/unlikely-readings.ts'
import { namedContamination } from '../rules/flags/named-contamination.ts'
import { type Entry, minutesOf } from '../rules/shift/time-words.ts'
import { priceDocket } from './charges/price-docket.ts'
import { driverJobChecklistAt } from './docket-questions.ts'
import type { Agreed } from '../rules/charges/agreed-line.ts'
import { type StoredLine, rowOfLine, agreedLineOf } from './lines/docket-line-store.ts'
import { type DocketColumns, findOverlaps } from './docket-store.ts'
import { type DocketOrder, findAssetName, findDriverName } from './lookups-store.ts'

/** The work, as reported by the driver's phone or the office. */
export interface ShiftFacts extends ShortDayFacts, ExtraFacts {
  driver_job_id: number | null
  driver_id: number | null
  asset_id: number | null
  starts_at: string
  finishes_at: string
  entries: readonly Entry[]
  loads: readonly LoadFact[]
  smu_start: number | null
  smu_finish: number | null
  odometer_start: number | null
  odometer_finish: number | null
  operator_comment: string | null
}
/**
 * The columns and lines of a docket for an order, from the work done: hours, flags, quantities and charges. `before`: its
 * lines until now, whose agreed quantities are `agreed` and whose prices stay where someone set them.
 */
export async function computeDocket(
  change: Change,
  order: DocketOrder,
  facts: ShiftFacts,
  {
    agreed = [],
    docket_no = null,
    before = null,
  }: { agreed?: Agreed; docket_no?: string | null; before?: readonly StoredLine[] | null } = {},
) {
  const { tx } = change
  const asset = facts.asset_id === null ? undefined : await findAssetName(tx, facts.asset_id)
  const driver = facts.driver_id === null ? undefined : await findDriverName(tx, facts.driver_id)
  const shift = { ...facts, ...rangeOf(facts) }
  const overlaps = await findOverlaps(tx, shift, docket_no)
  const { driver_job_id } = facts
  const [checklist_at = null] =
    driver_job_id === null ? [] : await change.ask(driverJobChecklistAt, { driver_job_id })
  const shift_date = melbourneDate(shift.starts_at)
  const materials = await listMaterials(tx)
  const priced = await priceDocket(change, order, facts, {
    docket_no,
    shift_date,
    asset,
    agreed,
    before: before && before.map((line) => ({ ...agreedLineOf(line), position: line.position })),
  })
  const columns = {
    ...shift,
    short_day: facts.short_day ?? null,
    cancelled_at: facts.cancelled_at ?? null,
    distance_km: facts.distance_km ?? null,
    attachments: [...(facts.attachments ?? [])],
    toll_count: facts.toll_count ?? null,
    tolls_cents: facts.tolls_cents ?? null,
    entries: [...facts.entries],
    loads: [...facts.loads],
    company_id: order.company_id,
    job_item_id: order.id,
    job_id: order.job_id,
    client_id: order.client_id,
    subcontractor_id: driver?.subcontractor_id ?? asset?.subcontractor_id ?? null,
    shift_date,
    break_minutes: minutesOf(facts.entries, 'break'),
    travel_minutes: minutesOf(facts.entries, 'travel'),
    standby_minutes: minutesOf(facts.entries, 'standby'),
    worked_minutes: minutesOf(facts.entries, 'work'),
    variance: [
      ...docketVariance(
        shift,
        { ...order, min_hours: order.rate.min_hours },
        { overlaps, checklist_at, asset: asset ?? null },
      ),
      ...longAttachments(facts.attachments ?? [], facts.entries),
      ...unlikelyReadings(facts, asset ?? null),
      ...namedContamination(facts.loads, materials),
      ...priced.flags,
    ],
  } satisfies Partial<DocketColumns>
  const lines = priced.lines.map(rowOfLine)
  return { columns, lines, overlaps }
}

/** From the first to the last work on site, whatever the phone calls the start. */
function rangeOf({ starts_at, finishes_at, entries }: ShiftFacts) {
  const onSite = entries.filter(({ kind }) => kind !== 'travel')
  const first = Math.min(...onSite.map((entry) => Date.parse(entry.started_at)), Date.parse(starts_at))
  const last = Math.max(...onSite.map((entry) => Date.parse(entry.ended_at)), Date.parse(finishes_at))
  return { starts_at: new Date(first).toISOString(), finishes_at: new Date(last).toISOString() }
}
