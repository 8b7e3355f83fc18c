import { docketFacts } from '#areas/driver-jobs/rules/docket-facts.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { addDays } from '#shared/local-date.ts'
import { type FilledOrder, checklistsOf, readFilledOrders, startJobs } from './bulk-days-store.ts'
import { type WorkedDay, fillDockets } from './bulk-dockets.ts'
import { fillShifts } from './bulk-shift-rows.ts'
import { noteShift } from './bulk-shift.ts'
import type { Bulk } from './bulk-sql-store.ts'
import { type Chance, chance } from './random.ts'
import type { Exceptions } from './shift.ts'
import { workingDay } from './scenario.ts'

const minute = 60_000
/** How many days are written at a time. */
const perStatement = 400
const hoursOfShift = 9.6
const kmOfShift = 190

interface Inputs {
  now: number
  today: string
  seed: number
  signature: ReceivedFile
}

/**
 * The days of everyone booked on a confirmed order: what was sent, the steps as far as it is over, and the
 * resulting dockets, processed by the office up to the day before the last working day.
 */
export async function fillDays(change: Change, bulk: Bulk, inputs: Inputs): Promise<void> {
  const random = chance(inputs.seed)
  const orders = await readFilledOrders(bulk)
  const checklists = await checklistsOf(change.tx, orders)
  let tickets = 1_000_000
  for (let from = 0; from < orders.length; from += perStatement) {
    const days = []
    for (const order of orders.slice(from, from + perStatement)) {
      const exceptions = exceptionsOf(order, inputs, random)
      const checklist = checklists.get(order.asset_category_id)
      const readings = readingsBefore(order)
      const ticket_no = () => `W${tickets++}`
      const noted = await noteShift(
        order,
        { random, now: inputs.now, readings, checklist, ticket_no },
        exceptions,
      )
      days.push({ order, noted, exceptions, checklist })
    }
    const ids = await fillShifts(bulk, days, { ...inputs, random, office_id: change.viewer.user_id })
    const worked = days.flatMap(({ order, noted }): WorkedDay[] => {
      const driver_job_id = ids.get(order.id)
      if (driver_job_id === undefined || noted.progress.finished_at === null) return []
      const job = { ...order, id: driver_job_id, job_item_id: order.id }
      return [{ order, noted, facts: docketFacts(job, noted.progress) }]
    })
    await fillDockets(change, bulk, worked, { ...inputs, random, until: lookedThrough(inputs.today) })
  }
  await startJobs(bulk)
}

/** Yesterday's dockets wait for the morning. */
function lookedThrough(today: string): string {
  let last = -1
  while (workingDay(today, last, 0) >= 0) last--
  return addDays(today, last - 1)
}

/** Most days go as planned; future ones are mostly accepted soon after being sent. */
function exceptionsOf(order: FilledOrder, { today, now }: Inputs, random: Chance): Exceptions {
  if (order.work_date <= today)
    return {
      isUnsigned: random.happens(8),
      isLet: random.happens(5),
      early: random.whole(0, 14),
      overtime: random.happens(10) ? random.whole(16, 70) : 0,
    }
  const read_at = Date.parse(order.sent_at) + random.whole(3, 240) * minute
  const nextDay = addDays(today, workingDay(today, 1, 0))
  const slow = order.work_date === nextDay ? 12 : 4
  // Jobs not opened yet will be opened after now.
  if (random.happens(slow))
    return { isUnanswered: true, read_at: random.happens(50) ? read_at : now + minute }
  return random.happens(1) ? { declines: 'Not available on that day', read_at } : { read_at }
}

/** Meter readings run up to the machines' current ones. */
const readingsBefore = ({ smu, odometer, shifts_left }: FilledOrder) => ({
  smu: smu === null ? null : Math.max(0, Math.round((smu - hoursOfShift * shifts_left) * 10) / 10),
  odometer: odometer === null ? null : Math.max(0, odometer - kmOfShift * shifts_left),
})
