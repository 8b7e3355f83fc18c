import type { Requirement, RequirementInput } from '#areas/work-orders/contract/requirement.ts'
import { requirementEndpoints } from '#areas/work-orders/contract/requirement-endpoints.ts'
import type { Order, OrderRow } from '#areas/work-orders/contract/order.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'
import type { TestApp } from './app.ts'
import { makeCategory } from './fleet.ts'
import { newJob } from './jobs.ts'

type OfCategory<R> = R & { asset_category_id: number }
type Asked = Partial<RequirementInput> & { asset_category_id?: number | undefined }

/** A job's requirement, in a new category unless `fields` says which: one machine on one day. */
export async function newRequirement(app: TestApp, fields: Asked = {}): Promise<OfCategory<Requirement>> {
  const allocator = await app.as('allocator')
  const job_id = fields.job_id ?? (await newJob(app)).id
  const asset_category_id = fields.asset_category_id ?? (await makeCategory(app)).id
  const start_date = fields.start_date ?? '2026-11-23'
  const body = {
    ideal_asset_qty: 1,
    max_asset_qty: 5,
    start_date,
    end_date: start_date,
    ...fields,
    job_id,
    asset_category_id,
  }
  const made = await allocator.call(requirementEndpoints.createJobRequirement, { body })
  if (made.status !== 200) throw new Error(made.text)
  // As those read it who see its price.
  const { data } = await (
    await app.as('accounts')
  ).call(requirementEndpoints.listJobRequirements, { query: { job_id } })
  return { ...data.find(({ id }) => id === made.data.id)!, asset_category_id }
}

/** The orders of a job, by day and number. */
export async function ordersOf(app: TestApp, job_id: number): Promise<OrderRow[]> {
  const allocator = await app.as('allocator')
  const { data } = await allocator.call(orderEndpoints.listOrders, {
    query: { job_id, sort: 'work_date', page_size: 200 },
  })
  return data
}

/** An order of a new job. Statuses other than Pending are set by SQL: their history does not matter. */
export async function newOrder(
  app: TestApp,
  { status = 'Pending', ...fields }: Asked & { status?: OrderStatus } = {},
): Promise<OfCategory<Order>> {
  const { job_id, asset_category_id } = await newRequirement(app, fields)
  const [row] = await ordersOf(app, job_id)
  const id = row!.id
  if (status !== 'Pending')
    await app.database.pool.query(
      `update job_item set order_status = $2::text::order_status,
        cancel_reason = case when $2::text like 'Cancelled%' then 'Test' end where id = $1`,
      [id, status],
    )
  const accounts = await app.as('accounts')
  const { data } = await accounts.call(orderEndpoints.getOrder, { params: { id } })
  return { ...data, asset_category_id }
}
