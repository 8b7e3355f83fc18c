import type { AgreedTolls } from '#areas/rates/rules/tariff.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { JobRate } from '../../rules/charges/job-rate.ts'

type TollRate = Pick<JobRate, 'id' | 'description' | 'unit' | 'unit_price_cents'>

/**
 * The job's rate that covers a docket's tolls: one price covers them all, any other as many dockets as were agreed, of
 * which each covers one. Locks the rates until the change ends, so that two dockets computed at once see each other.
 */
export async function findAgreedTolls(
  tx: Tx,
  rates: readonly TollRate[],
  docket_no: string | null,
): Promise<AgreedTolls | null> {
  for (const { id, description, unit, unit_price_cents } of rates.toSorted((a, b) => a.id - b.id)) {
    const { quantity } = await tx
      .selectFrom('job_rate')
      .select('quantity')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (unit === 'fixed' || (await countCovered(tx, id, docket_no)) < (quantity ?? 1))
      return { id, description, rate_cents: unit_price_cents }
  }
  return null
}

/** How many other dockets a rate covers the tolls of. */
async function countCovered(tx: Tx, job_rate_id: number, docket_no: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom('docket_line as l')
    .innerJoin('docket as d', 'd.id', 'l.docket_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('l.kind', '=', 'toll')
    .where('l.job_rate_id', '=', job_rate_id)
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where('d.docket_no', '<>', docket_no ?? '')
    .executeTakeFirstOrThrow()
  return Number(count)
}
