import { dryHireEndpoints as calls } from '#areas/dry-hires/contract/endpoints.ts'
import type { OnHireInput } from '#areas/dry-hires/contract/dry-hire.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import type { TestApp } from './app.ts'
import { makeAsset } from './fleet.ts'
import { newClientWithSite, newJob } from './jobs.ts'
import { newRequirement } from './work-orders.ts'

/** $320.00 a day with 8 meter hours, and $45.00 for each over them. */
const rate = { unit: 'day', unit_price_cents: 320_00, min_hours: null, round_minutes: 15, source: 'Agreed' }
const terms = { included_hours_day: 8, included_hours_week: 40, excess_rate_cents: 45_00 }

/** Dry hires of confirmed jobs, as the allocator records them. */
export async function dryHiring(app: TestApp) {
  const allocator = await app.as('allocator')
  const where = await newClientWithSite(app)
  const { pool } = app.database

  /** A job that needs a machine without a driver; `price` overrides its rate and terms. */
  const newDryJob = async ({
    ideal_asset_qty = 1,
    ...price
  }: {
    unit?: string
    unit_price_cents?: number | null
    terms?: object
    ideal_asset_qty?: number
  } = {}) => {
    const { id: job_id, job_no } = await newJob(app, { ...where, start_date: '2026-11-01' })
    await pool.query(`update job set status = 'Confirmed' where id = $1`, [job_id])
    const requirement = await newRequirement(app, { job_id, needs_driver: 0, ideal_asset_qty })
    const snapshot = { ...rate, ...price, terms: RateTerms.parse({ ...terms, ...price.terms }) }
    await pool.query('update job_requirement set rate_snapshot = $2 where id = $1', [
      requirement.id,
      snapshot,
    ])
    return {
      ...where,
      job_id,
      job_no,
      requirement_id: requirement.id,
      category: requirement.asset_category_id,
    }
  }
  type Job = Awaited<ReturnType<typeof newDryJob>>

  /** Records that a machine, a new one by default, went out on 3 Nov at 7:00 am. */
  const onHire = async (
    { job_id, requirement_id }: Job,
    fields: Partial<OnHireInput> = {},
    who = allocator,
  ) =>
    who.call(calls.recordOnHire, {
      params: { id: job_id },
      body: {
        job_requirement_id: requirement_id,
        asset_id: fields.asset_id ?? (await makeAsset(app)).id,
        on_date: '2026-11-03',
        on_time: '07:00',
        smu_on: 1204,
        ...fields,
      },
    })
  /** It is back on 12 Nov at 3:00 pm, after 106 hours. */
  const offHire = ({ id, version }: { id: number; version: number }, fields: object = {}) =>
    allocator.call(calls.recordOffHire, {
      params: { id },
      body: { version, off_date: '2026-11-12', off_time: '15:00', smu_off: 1310, ...fields },
    })
  const hiresOf = async (job_id: number, who = allocator) =>
    (await who.call(calls.listDryHires, { params: { id: job_id } })).data
  return { newDryJob, onHire, offHire, hiresOf }
}
