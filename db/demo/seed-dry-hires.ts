import { recordOffHire, recordOnHire } from '#areas/dry-hires/server/index.ts'
import { approveInvoice, createFromDockets } from '#areas/invoices/server/index.ts'
import { confirmJob, createJob } from '#areas/jobs/server/index.ts'
import { availableAssets, bookOrder } from '#areas/scheduler/server/index.ts'
import { confirmOrder, createRequirement } from '#areas/work-orders/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { addDays } from '#shared/local-date.ts'
import type { Scenario } from './scenario.ts'
import { settleHolds } from './seed-jobs.ts'

interface Hire {
  /** The product that names the plant. */
  code: string
  title: string
  /** Days from today. */
  on: number
  off: number | null
  /** How many meter hours it works. */
  hours: number
}

/** A machine that is out, and one that is back and billed. */
const hires: readonly Hire[] = [
  { code: 'WH-RS', title: 'Roll the pad for the warehouse slab', on: -17, off: -8, hours: 96 },
  { code: 'WH-EX05', title: 'Pipe trench, own operator', on: -9, off: null, hours: 0 },
]

/** Machines hired without a driver. */
export async function seedDryHires(scenario: Scenario): Promise<void> {
  const customers = scenario.customers.filter(({ po_required }) => po_required === 0)
  for (const [at, hire] of hires.entries()) {
    const customer = customers[at * 5 + 2]
    if (customer) await seedDryHire(scenario, hire, customer)
  }
}

async function seedDryHire(
  scenario: Scenario,
  { code, title, on, off, hours }: Hire,
  customer: Scenario['customers'][number],
): Promise<void> {
  const { allocator, office, today } = scenario
  const asset_category_id = scenario.products.get(code)?.asset_category_id
  if (!asset_category_id) throw new Error(`${code} names no plant.`)
  const [start_date, end_date] = [addDays(today, on), addDays(today, off ?? 6)]
  const planned = await scenario.at(on - 2, '10:00', allocator, async (change) => {
    const job = await createJob(change, {
      client_id: customer.client_id,
      job_site_id: customer.job_site_id,
      contact_id: customer.site_contact_id,
      title,
      job_type: 'Machine Hire',
      billing_method: 'schedule_of_rates',
      start_date,
      end_date,
      default_start_time: '07:00',
      allocator_id: allocator.user_id,
      status: 'Pending',
    })
    const requirement = await createRequirement(change, {
      job_id: job.id,
      asset_category_id,
      ideal_asset_qty: 1,
      start_date,
      end_date,
      selectedDates: [],
      needs_driver: 0,
    })
    await settleHolds(change, job.id)
    await confirmJob(change, job.id)
    const asset = await bookForAll(change, requirement.id)
    return asset && { job_id: job.id, job_requirement_id: requirement.id, asset }
  })
  if (!planned) return
  const { job_id, job_requirement_id, asset } = planned
  const hire = await scenario.at(on, '07:20', allocator, (change) =>
    recordOnHire(change, job_id, {
      job_requirement_id,
      asset_id: asset.id,
      on_date: start_date,
      on_time: '07:00',
      smu_on: asset.smu,
    }),
  )
  if (off === null) return
  const back = await scenario.at(off, '15:40', allocator, (change) =>
    recordOffHire(change, hire.id, {
      off_date: end_date,
      off_time: '15:30',
      smu_off: asset.smu + hours,
      version: hire.version,
    }),
  )
  const dry_hire_lines = (['hire', 'excess_hours'] as const).map((line) => ({ dry_hire_id: back.id, line }))
  await scenario.at(off + 1, '09:00', office, async (change) => {
    for (const id of await createFromDockets(change, { docket_ids: [], dry_hire_lines }))
      await approveInvoice(change, id)
  })
}

/** Books the first machine that is free on all of a requirement’s days. */
async function bookForAll(
  change: Change,
  job_requirement_id: number,
): Promise<{ id: number; smu: number } | null> {
  const { tx, viewer } = change
  const orders = await tx
    .selectFrom('job_item')
    .select('id')
    .where('job_requirement_id', '=', job_requirement_id)
    .orderBy('work_date')
    .execute()
  const free: ReadonlySet<number>[] = []
  for (const { id } of orders) {
    const offered = await availableAssets(tx, viewer, id, { search: '', limit: 60 })
    free.push(
      new Set(offered.filter((one) => one.free === 1 && one.reasons.length === 0).map((one) => one.id)),
    )
  }
  const asset_id = [...(free[0] ?? [])].find((id) => free.every((day) => day.has(id)))
  if (asset_id === undefined) return null
  for (const { id } of orders) {
    await bookOrder(change, id, { asset_id, certainty: 'confirmed' })
    await confirmOrder(change, id)
  }
  const { smu_current } = await tx
    .selectFrom('asset')
    .select('smu_current')
    .where('id', '=', asset_id)
    .executeTakeFirstOrThrow()
  return { id: asset_id, smu: smu_current ?? 1000 }
}
