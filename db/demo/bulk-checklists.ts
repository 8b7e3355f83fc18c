import type { NotedDay } from './bulk-shift.ts'
import type { Bulk } from './bulk-sql-store.ts'
import type { Chance } from './random.ts'

const dayMs = 86_400_000

interface Inputs {
  random: Chance
  now: number
  /** Who verifies the fixes. */
  office_id: number | null
}
type Checked = NonNullable<NotedDay['noted']['checked']>
interface Row {
  day: NotedDay
  checked: Checked
  id: number
}

/** The checklists from the prestarts, and their defects. @returns their ids by order id. */
export async function fillChecklists(
  bulk: Bulk,
  days: readonly NotedDay[],
  inputs: Inputs,
): Promise<ReadonlyMap<number, number>> {
  const { insert } = bulk
  const found = days.flatMap((day) => (day.noted.checked ? [{ day, checked: day.noted.checked }] : []))
  const made = await insert<{ id: number; job_item_id: number }>(
    'asset_checklist',
    found.map(({ day, checked }) => checklistRow(day, checked)),
    'id, job_item_id',
  )
  const ids = new Map(made.map(({ id, job_item_id }) => [job_item_id, id]))
  const rows = found.map((one): Row => ({ ...one, id: ids.get(one.day.order.id) ?? 0 }))
  await insert('asset_checklist_answer', rows.flatMap(answerRows))
  await insert(
    'asset_defect',
    rows.flatMap((row) => defectRows(row, inputs)),
  )
  return ids
}

const checklistRow = ({ order, checklist }: NotedDay, checked: Checked) => ({
  checklist_id: checked.checklist_id,
  checklist_name: checklist?.name,
  checklist_version: checklist?.version,
  asset_id: order.asset_id,
  driver_id: order.driver_id,
  job_item_id: order.id,
  work_date: order.work_date,
  started_at: checked.started_at,
  completed_at: checked.completed_at,
  received_at: checked.completed_at,
  smu: checked.smu,
  odometer: checked.odometer,
  result: checked.result,
  client_op_id: checked.client_op_id,
  created_by: null,
})

const answerRows = ({ id, checked }: Row) =>
  checked.answered.map(({ item, value, comment, photo_file_ids }) => ({
    asset_checklist_id: id,
    position: item.position,
    checklist_item_id: item.id,
    section: item.section,
    text: item.text,
    answer_type: item.answer_type,
    about: item.about,
    is_critical: item.is_critical === 1,
    value,
    comment,
    photo_file_ids,
  }))

/** Someone in the workshop fixes it within the week, and someone else verifies it. */
function defectRows({ id, day: { order }, checked }: Row, { random, now, office_id }: Inputs) {
  return checked.fails.map(({ item, comment }) => {
    const reported = Date.parse(checked.completed_at)
    const fixed = reported + random.whole(1, 7) * dayMs
    const verified = fixed + dayMs
    const at = (time: number) => (time <= now ? new Date(time).toISOString() : null)
    const [fixed_at, verified_at] = [at(fixed), at(verified)]
    const status = verified_at ? 'Verified' : fixed_at ? 'Fixed' : random.happens(30) ? 'In Repair' : 'Open'
    return {
      asset_id: order.asset_id,
      asset_checklist_id: id,
      driver_id: order.driver_id,
      job_item_id: order.id,
      severity: 'minor',
      status,
      description: comment ? `${item.text}: ${comment}` : item.text,
      reported_at: checked.completed_at,
      resolution: fixed_at ? 'Replaced in the workshop' : null,
      fixed_at,
      verified_at,
      fixed_by: fixed_at ? order.allocator_id : null,
      verified_by: verified_at ? office_id : null,
      created_at: checked.completed_at,
      created_by: null,
    }
  })
}
