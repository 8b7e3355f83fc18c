import {
  jobRecord,
  cancelJob,
  clearHold,
  completeJob,
  confirmJob,
  createJob,
  createJobFromQuote,
  createRate,
  holdJob,
} from '#areas/jobs/server/index.ts'
import { archiveRecords } from '#platform/server/change/archive-records.ts'
import type { HoldKind } from '#areas/jobs/contract/choices.ts'
import {
  breakDownOrder,
  cancelOrder,
  confirmOrder,
  createRequirement,
  moveOrder,
} from '#areas/work-orders/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { addDays } from '#shared/local-date.ts'
import { book } from './book-order.ts'
import { travelCode } from './price-list.ts'
import type { Scope } from './scopes.ts'
import { recordDay } from './seed-days.ts'
import { seedQuote } from './seed-quotes.ts'
import { type Customer, type Scenario, workingDay } from './scenario.ts'

/** How far a job of the demo has come. */
export type JobFate =
  | 'draft'
  | 'pending'
  | 'confirmed'
  | 'held'
  | 'completed'
  | 'archived'
  | 'cancelled'
  | 'cancelled by office'

interface JobPlan {
  scope: Scope
  customer: Customer
  fate: JobFate
  /** The first day on site, counted from today. */
  days: number
  quoted: boolean
}

/** A job from a signed quote or a call, planned, and its orders filled as far as they are by today. */
export async function seedJob(scenario: Scenario, plan: JobPlan): Promise<void> {
  const { allocator } = scenario
  const { scope, fate } = plan
  const first = workingDay(scenario.today, plan.days, 0)
  const last = workingDay(scenario.today, plan.days, scope.days - 1)
  const made = Math.min(first - 3, 0)
  const id = plan.quoted
    ? await fromQuote(scenario, plan, made, first, last)
    : await byHand(scenario, plan, made, first, last)
  if (fate === 'draft' || fate === 'pending') return
  await scenario.at(made, '12:30', allocator, async (change) => {
    await settleHolds(change, id)
    await confirmJob(change, id)
  })
  if (fate === 'cancelled' || fate === 'cancelled by office')
    return scenario.at(made, '16:10', allocator, (change) =>
      cancelJob(change, id, {
        by_office: fate === 'cancelled by office',
        reason: fate === 'cancelled' ? 'Client not ready' : 'Rain/wet site',
      }),
    )
  await fillOrders(scenario, id)
  if (fate === 'completed' || fate === 'archived')
    await scenario.at(0, '05:20', allocator, async (change) => {
      await callOffRest(change, id)
      await completeJob(change, id)
    })
  if (fate === 'archived')
    await scenario.at(0, '05:25', scenario.office, (change) =>
      archiveRecords(change, jobRecord, { ids: [id], reason: 'Done, and all papers are filed' }),
    )
  if (fate === 'held')
    await scenario.at(0, '05:50', allocator, (change) => holdJob(change, id, 'Soil test outstanding'))
}

async function fromQuote(
  scenario: Scenario,
  { scope, customer, fate }: JobPlan,
  made: number,
  first: number,
  last: number,
): Promise<number> {
  const quote_id = await seedQuote(scenario, { scope, customer, fate: 'accepted', days: made - 2 })
  const job = await scenario.at(made, '10:20', scenario.sales, (change) =>
    createJobFromQuote(change, quote_id, {
      start_date: addDays(scenario.today, first),
      end_date: addDays(scenario.today, last),
      default_start_time: scope.start,
      allocator_id: scenario.allocator.user_id,
      ...(fate === 'draft' ? {} : { po_number: customer.po_required ? `PO-${4500 + quote_id}` : null }),
    }),
  )
  return job.id
}

/** A builder rings and the work starts before any quote. */
async function byHand(
  scenario: Scenario,
  { scope, customer, fate }: JobPlan,
  made: number,
  first: number,
  last: number,
): Promise<number> {
  const id = await scenario.at(made, '09:05', scenario.allocator, async (change) => {
    const start_date = addDays(scenario.today, first)
    const end_date = addDays(scenario.today, last)
    const job = await createJob(change, {
      client_id: customer.client_id,
      job_site_id: customer.job_site_id,
      contact_id: customer.site_contact_id,
      title: scope.title,
      description: scope.description,
      job_type: scope.job_type,
      start_date,
      end_date,
      default_start_time: scope.start,
      allocator_id: scenario.allocator.user_id,
      status: fate === 'draft' ? 'Draft' : 'Pending',
      po_number: customer.po_required ? `PO-${7000 + first}` : null,
    })
    // Coming work has someone on site who can give first aid.
    const skill_ids = first > 0 ? await idsOf(change, 'First Aid') : []
    for (const [code, est_hours] of scope.hire) {
      const asset_category_id = scenario.products.get(code)?.asset_category_id
      if (!asset_category_id) throw new Error(`${code} names no plant.`)
      await createRequirement(change, {
        job_id: job.id,
        asset_category_id,
        ideal_asset_qty: 1,
        start_date,
        end_date,
        selectedDates: [],
        start_time: scope.start,
        est_hours,
        attachment_ids: await attachmentIds(change, scope.attachments?.[code] ?? []),
        skill_ids,
      })
    }
    return job.id
  })
  await scenario.at(made, '09:15', scenario.office, (change) => agreeTravel(change, scenario, id))
  return id
}

async function attachmentIds({ tx }: Change, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('code', 'in', [...codes])
    .execute()
  return found.map(({ id }) => id)
}

const idsOf = async ({ tx }: Change, skill: string): Promise<number[]> =>
  (await tx.selectFrom('skill').select('id').where('name', '=', skill).execute()).map(({ id }) => id)

/** As in a quote: travel is charged per shift. */
async function agreeTravel(change: Change, { products }: Scenario, job_id: number): Promise<void> {
  const travel = products.get(travelCode)
  if (!travel) throw new Error(`The price list has no ${travelCode}.`)
  const { id: product_id, name: description, unit, sell_price_cents: unit_price_cents } = travel
  await createRate(change, job_id, { product_id, description, unit, unit_price_cents, gst_code: 'GST' })
}

/** Every hold has been cleared. */
export async function settleHolds(change: Change, job_id: number): Promise<void> {
  const holds = await change.tx
    .selectFrom('job_hold')
    .select('kind')
    .where('job_id', '=', job_id)
    .where('cleared_at', 'is', null)
    .orderBy('kind')
    .execute()
  for (const { kind } of holds) await clearHold(change, job_id, kind as HoldKind)
}

/** Past days and today are filled and confirmed; tomorrow mostly; later days are pencilled or open. */
async function fillOrders(scenario: Scenario, job_id: number): Promise<void> {
  const { random, allocator, today } = scenario
  const orders = await scenario.platform.db
    .selectFrom('job_item')
    .select(['id', 'work_date'])
    .where('job_id', '=', job_id)
    .where('order_status', '=', 'Pending')
    .orderBy('work_date')
    .orderBy('id')
    .execute()
  const nextDay = addDays(today, workingDay(today, 1, 0))
  const yesterday = addDays(today, -1)
  for (const [at, { id, work_date }] of orders.entries()) {
    // Every second order goes to a subcontractor with the resources.
    const whose = at % 2 === 0 ? 'theirs' : 'ours'
    const isDue = work_date <= today
    const filled = isDue ? 97 : work_date === nextDay ? 65 : 25
    if (!random.happens(filled)) {
      if (random.happens(40))
        await scenario.at(0, '05:40', allocator, (change) =>
          book(change, id, { certainty: 'pencilled', whose }),
        )
      continue
    }
    const day = isDue ? Math.min(-1, daysUntil(today, work_date) - 1) : -1
    const isBooked = await scenario.at(day, '14:20', allocator, (change) =>
      book(change, id, { certainty: 'confirmed', whose, isYesterday: work_date === yesterday }),
    )
    if (!isBooked) continue
    await scenario.at(day, '15:30', allocator, (change) => confirmOrder(change, id))
    if (await mishap(scenario, id, work_date)) continue
    if (isDue || work_date === nextDay)
      await recordDay(scenario, id, {
        isUnsigned: random.happens(8),
        isUnanswered: work_date >= today && random.happens(30),
      })
  }
}

/** Requested and never done. */
async function callOffRest(change: Change, job_id: number): Promise<void> {
  const orders = await change.tx
    .selectFrom('job_item')
    .select('id')
    .where('job_id', '=', job_id)
    .where('order_status', '=', 'Pending')
    .orderBy('id')
    .execute()
  for (const { id } of orders) await cancelOrder(change, id, { by_office: false, reason: 'Client not ready' })
}

const daysUntil = (today: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)

/** Some orders are moved by the client, cancelled, or break down. @returns whether this one was. */
async function mishap(scenario: Scenario, id: number, work_date: string): Promise<boolean> {
  const { random, allocator, today } = scenario
  const ahead = daysUntil(today, work_date)
  if (ahead > 0 && random.happens(10)) {
    await scenario.at(0, '05:55', allocator, (change) =>
      moveOrder(change, id, { date: addDays(today, workingDay(today, ahead, 2)) }),
    )
    return true
  }
  if (random.happens(5)) {
    await scenario.at(Math.min(ahead, 0), '05:30', allocator, (change) =>
      cancelOrder(change, id, { by_office: random.happens(50), reason: 'Rain/wet site' }),
    )
    return true
  }
  if (ahead < 0 && random.happens(4)) {
    await scenario.at(ahead, '10:45', allocator, (change) =>
      breakDownOrder(change, id, { reason: 'Hydraulic hose burst' }),
    )
    return true
  }
  return false
}
