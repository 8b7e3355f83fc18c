import { columnsOfFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { fillChecklists } from './bulk-checklists.ts'
import type { NotedDay } from './bulk-shift.ts'
import type { Bulk } from './bulk-sql-store.ts'
import type { Chance } from './random.ts'

interface Inputs {
  random: Chance
  now: number
  office_id: number | null
  signature: ReceivedFile
}

/** Driver jobs with their steps, hours, loads and checklists. @returns their ids by order id. */
export async function fillShifts(
  bulk: Bulk,
  days: readonly NotedDay[],
  inputs: Inputs,
): Promise<ReadonlyMap<number, number>> {
  const { insert } = bulk
  const checklists = await fillChecklists(bulk, days, inputs)
  const made = await insert<{ id: number; job_item_id: number }>(
    'driver_job',
    days.map((day) => jobRow(day, checklists.get(day.order.id) ?? null)),
    'id, job_item_id',
  )
  const ids = new Map(made.map(({ id, job_item_id }) => [job_item_id, id]))
  const rows = <Row extends object>(of: (day: NotedDay, driver_job_id: number) => readonly Row[]): Row[] =>
    days.flatMap((day) => of(day, ids.get(day.order.id) ?? 0))
  await insert('driver_job_step', rows(stepRows))
  await insert('time_entry', rows(entryRows))
  await insert('load', rows(loadRows))
  await fillSignatures(bulk, days, { ids, signature: inputs.signature })
  return ids
}

/** Columns computed from the steps; the office may have allowed the start. */
function jobRow(
  { order, noted: { progress }, exceptions, checklist }: NotedDay,
  asset_checklist_id: number | null,
) {
  const { status, decline_reason, is_fit, order_version, order_version_seen } = progress
  const { seen_at, accepted_at, declined_at, travel_at, on_site_at } = progress
  const { started_at, finished_at, signed_at, closed_at, fit_at } = progress
  const isLet = exceptions.isLet && checklist && started_at !== null
  return {
    job_item_id: order.id,
    driver_id: order.driver_id,
    asset_id: order.asset_id,
    booking_id: order.booking_id,
    status,
    decline_reason,
    is_fit: is_fit === null ? null : is_fit === 1,
    order_version,
    order_version_seen,
    sent_at: order.sent_at,
    created_at: order.sent_at,
    created_by: order.allocator_id,
    seen_at,
    accepted_at,
    declined_at,
    travel_at,
    on_site_at,
    fit_at,
    started_at,
    finished_at,
    signed_at,
    closed_at,
    asset_checklist_id,
    checklist_override_reason: isLet ? 'Looked over with the workshop this morning' : null,
    checklist_override_by: isLet ? order.allocator_id : null,
    checklist_override_at: isLet ? (on_site_at ?? started_at) : null,
  }
}

const stepRows = ({ noted }: NotedDay, driver_job_id: number) =>
  noted.taps.map(({ client_op_id, after, kind, at, data }, place) => ({
    driver_job_id,
    client_op_id,
    after_op_id: after,
    kind,
    at,
    data,
    received_at: at,
    state: 'applied',
    applied_no: place + 1,
    created_by: null,
  }))

const entryRows = ({ order, noted }: NotedDay, driver_job_id: number) =>
  noted.progress.entries.map((entry) => ({ ...entry, driver_job_id, driver_id: order.driver_id }))

const loadRows = ({ noted }: NotedDay, driver_job_id: number) =>
  noted.progress.loads.map(({ ticket_file: _photo, ...load }) => ({ ...load, driver_job_id }))

async function fillSignatures(
  { insert }: Bulk,
  days: readonly NotedDay[],
  { ids, signature }: { ids: ReadonlyMap<number, number>; signature: ReceivedFile },
): Promise<void> {
  const file = columnsOfFile(signature)
  const signed = days.flatMap(({ order, noted }) =>
    noted.signature === null ? [] : [{ driver_job_id: ids.get(order.id) ?? 0, noted }],
  )
  const files = await insert<{ id: number; record_id: number }>(
    'file',
    signed.map(({ driver_job_id, noted }) => ({
      ...file,
      record_type: 'driver_job',
      record_id: driver_job_id,
      created_at: noted.progress.signed_at,
      created_by: null,
    })),
    'id, record_id',
  )
  const fileOf = new Map(files.map(({ id, record_id }) => [record_id, id]))
  await insert(
    'driver_job_file',
    signed.map(({ driver_job_id, noted }) => ({
      client_file_id: noted.signature,
      driver_job_id,
      file_id: fileOf.get(driver_job_id),
      received_at: noted.progress.signed_at,
    })),
  )
}
