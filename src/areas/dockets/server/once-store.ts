import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import { type CountedOnce, isOnce } from '../rules/count-once.ts'
import type { RateTerm } from '../rules/match-rate.ts'
import type { OrderGround } from './ground-store.ts'

type PricedOrder = Pick<
  OrderGround,
  'id' | 'job_requirement_id' | 'quote_line_id' | 'price_asset_qty' | 'quoted_quantity' | 'rate'
>

/**
 * What other dockets than `docket_no` charge of an order's price where that is counted once: a day's of the same order
 * and day, a fixed one of all orders that it was agreed for. Who asks holds what was agreed until the change ends, so
 * that two dockets at once see each other.
 */
export async function findOnce(
  tx: Tx,
  order: PricedOrder,
  { shift_date, docket_no }: { shift_date: string; docket_no: string | null },
): Promise<CountedOnce> {
  const { unit } = order.rate
  if (!isOnce(unit)) return { charged: [], agreed: null }
  const agreedFor = await tx
    .selectFrom('job_requirement')
    .select('id')
    .where((e) =>
      e.or([e('id', '=', order.job_requirement_id), e('quote_line_id', '=', order.quote_line_id ?? 0)]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const byDay = unit === 'day' || unit === 'week'
  const charged = await tx
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select('d.docket_no')
    .select(sql<number>`sum(l.quantity_agreed)::float8`.as('quantity'))
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where('l.kind', '=', 'hire')
    .where('l.unit', '=', unit)
    .where('l.is_billable', '=', 1)
    .where('l.quantity_agreed', '>', 0)
    .$if(docket_no !== null, (q) => q.where('d.docket_no', '<>', docket_no ?? ''))
    .$if(byDay, (q) => q.where('d.job_item_id', '=', order.id).where('d.shift_date', '=', shift_date))
    .$if(!byDay, (q) =>
      q.where(
        'i.job_requirement_id',
        'in',
        agreedFor.map(({ id }) => id),
      ),
    )
    .groupBy('d.docket_no')
    .orderBy('d.docket_no')
    .execute()
  return { charged, agreed: agreedOf(order) }
}

/** As many as were quoted; else one fixed price for each asset that it is based on. Of a price for each nobody said. */
const agreedOf = ({ rate, quoted_quantity, price_asset_qty }: PricedOrder): number | null =>
  quoted_quantity ?? (rate.unit === 'fixed' ? Math.max(1, price_asset_qty) : null)

/** What other dockets charge of travel that the job has one fixed price for; who asks holds it as {@link findOnce} does. */
export async function findTravelOnce(
  tx: Tx,
  rate: RateTerm | undefined,
  docket_no: string | null,
): Promise<CountedOnce> {
  if (rate?.unit !== 'fixed') return { charged: [], agreed: null }
  await tx.selectFrom('job_rate').select('id').where('id', '=', rate.id).forNoKeyUpdate().execute()
  const charged = await tx
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .select('d.docket_no')
    .select(sql<number>`sum(l.quantity_agreed)::float8`.as('quantity'))
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where('l.job_rate_id', '=', rate.id)
    .where('l.is_billable', '=', 1)
    .$if(docket_no !== null, (q) => q.where('d.docket_no', '<>', docket_no ?? ''))
    .groupBy('d.docket_no')
    .orderBy('d.docket_no')
    .execute()
  return { charged, agreed: rate.quantity ?? null }
}
