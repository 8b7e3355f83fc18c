import { createFromDockets } from '#areas/invoices/server/index.ts'
import { createRate } from '#areas/jobs/server/index.ts'
import { jobAtWork } from './days-store.ts'
import type { Scenario } from './scenario.ts'

/** A job at a fixed price, of which the first progress claim is drafted. */
export async function seedProgressClaim(scenario: Scenario): Promise<void> {
  const { platform, office } = scenario
  const job = await jobAtWork(platform.db)
  if (!job) return
  const { id: job_rate_id } = await scenario.at(0, '05:20', office, (change) =>
    createRate(change, job.id, {
      description: 'Bulk earthworks to design levels',
      unit: 'fixed',
      quantity: 1,
      unit_price_cents: 5_000_000,
    }),
  )
  await scenario.at(0, '05:22', office, (change) =>
    createFromDockets(change, { docket_ids: [], claims: [{ job_rate_id, percent: 30 }] }),
  )
}
