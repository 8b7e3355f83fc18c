import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import type { YesNo } from '#shared/lists.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { isOnce, onceUnits, shareOf } from '../../rules/charges/once-units.ts'
import type { OncePart, OncePrice } from '../../rules/charges/check-still-charged.ts'
import type { JobRate } from '../../rules/charges/job-rate.ts'
import type { Once } from '../../rules/charges/tariff-of.ts'
import { type DocketOrder, findDocketOrder } from '../lookups-store.ts'

interface WeekDay {
  docket_no: string
  quantity: number
  cents: number
}
type PricedOrder = Pick<
  DocketOrder,
  'id' | 'job_requirement_id' | 'quote_line_id' | 'price_asset_qty' | 'quoted_quantity' | 'rate'
>

/**
 * What dockets other than `docket_no` charge of an order's price that is counted once; locked as in {@link
 * lockOncePrice}.
 */
export async function findOnce(
  tx: Tx,
  order: PricedOrder,
  { shift_date, docket_no }: { shift_date: string; docket_no: string | null },
): Promise<Once> {
  // A week is charged by its days.
  const unit = order.rate.unit === 'week' ? 'day' : order.rate.unit
  const price = await lockHire(tx, order, { unit, shift_date })
  return chargedByOthers(price, docket_no)
}

/** The days of a week's hire that dockets other than `docket_no` charge, of everything it was agreed for. */
export const listWeekDays = (tx: Tx, order: PricedOrder, docket_no: string | null): Promise<WeekDay[]> =>
  tx
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .innerJoin('job_requirement as r', 'r.id', 'i.job_requirement_id')
    .select([
      'd.docket_no',
      // Lines made before weeks were charged by their days have a fifth of one.
      sql<number>`(case when l.unit = 'week' then 5 * l.quantity_computed else l.quantity_computed end)::float8`.as(
        'quantity',
      ),
      sql<number>`round(l.quantity_computed * coalesce(l.unit_price_cents, 0))::float8`.as('cents'),
    ])
    .where('l.kind', '=', 'hire')
    .where('l.unit', 'in', ['day', 'week'])
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where('d.docket_no', '<>', docket_no ?? '')
    .where((e) =>
      e.or([e('r.id', '=', order.job_requirement_id), e('r.quote_line_id', '=', order.quote_line_id ?? 0)]),
    )
    .orderBy('d.docket_no')
    .execute()

/** The same for travel with one fixed price on the job. */
export async function findTravelOnce(
  tx: Tx,
  rate: Pick<JobRate, 'id' | 'unit'> | undefined,
  docket_no: string | null,
): Promise<Once> {
  const price = rate?.unit === 'fixed' ? await lockTravel(tx, rate.id) : null
  return chargedByOthers(price, docket_no)
}

const chargedByOthers = (price: OncePrice | null, docket_no: string | null): Once => ({
  agreed: price?.agreed ?? null,
  charged: (price?.parts ?? [])
    .filter((part) => part.docket_no !== docket_no && part.charged > 0)
    .map((part) => ({ docket_no: part.docket_no, quantity: part.charged })),
})

/** Identifies a price charged once: a job's travel, or an order's hire by its unit and day. */
export interface OnceKey {
  job_item_id: number
  shift_date: string
  unit: ChargeUnit
  /** For travel; null: the hire. */
  job_rate_id: number | null
}

/** The prices charged once that some dockets had a part in, in any revision. */
export const listOnceKeys = (tx: Tx, docket_nos: readonly string[]): Promise<OnceKey[]> =>
  tx
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .select(['d.job_item_id', 'd.shift_date', 'l.unit'])
    .select(sql<number | null>`case when l.kind = 'travel' then l.job_rate_id end`.as('job_rate_id'))
    .distinct()
    .where('d.docket_no', 'in', [...docket_nos])
    .where((e) =>
      e.or([
        e('l.kind', '=', 'hire').and('l.unit', 'in', [...onceUnits]),
        e('l.kind', '=', 'travel').and('l.unit', '=', 'fixed').and('l.job_rate_id', 'is not', null),
      ]),
    )
    .orderBy('job_rate_id', (order) => order.asc().nullsFirst())
    .orderBy('d.job_item_id')
    .orderBy('d.shift_date')
    .orderBy('l.unit')
    .execute()

/**
 * A price charged once, with the dockets that have a part in it. Locks what was agreed until the change ends,
 * so that two simultaneous dockets see each other.
 */
export async function lockOncePrice(tx: Tx, { job_rate_id, job_item_id, ...of }: OnceKey) {
  if (job_rate_id !== null) return lockTravel(tx, job_rate_id)
  const order = await findDocketOrder(tx, job_item_id)
  return order ? lockHire(tx, order, of) : null
}

async function lockHire(
  tx: Tx,
  order: PricedOrder,
  { unit, shift_date }: { unit: ChargeUnit; shift_date: string },
): Promise<OncePrice | null> {
  if (!isOnce(unit)) return null
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
  const parts = await partsOf(tx)
    .where('l.kind', '=', 'hire')
    .where('l.unit', '=', unit)
    .$if(byDay, (q) => q.where('d.job_item_id', '=', order.id).where('d.shift_date', '=', shift_date))
    .$if(!byDay, (q) =>
      q.where(
        'i.job_requirement_id',
        'in',
        agreedFor.map(({ id }) => id),
      ),
    )
    .execute()
  const share = shareOf(unit)
  // What is billed from the job dockets leave to no other docket.
  const agreed = (await isBilledByHand(tx, order.rate)) ? null : agreedOf(order, unit)
  return { what: 'price', share, agreed: byDay ? share : agreed, parts }
}

/**
 * Whether a fixed price is billed from the job: on a job that is billed by progress, and once an invoice bills some of it
 * by hand. Its rate is locked until the change ends, so that a docket and a claim at once see each other.
 */
export async function isBilledByHand(tx: Tx, { unit, job_rate_id }: DocketOrder['rate']): Promise<boolean> {
  if (unit !== 'fixed' || job_rate_id === undefined) return false
  await tx.selectFrom('job_rate').select('id').where('id', '=', job_rate_id).forNoKeyUpdate().execute()
  const billed = await tx
    .selectFrom('job_rate as r')
    .innerJoin('job as j', 'j.id', 'r.job_id')
    .select('r.id')
    .where('r.id', '=', job_rate_id)
    .where('r.archived_at', 'is', null)
    .where(
      sql<boolean>`(j.billing_method = 'progress'
        or exists (select from billed_line b where b.job_rate_id = r.id and b.cents <> 0))`,
    )
    .executeTakeFirst()
  return billed !== undefined
}

/** As many as quoted; otherwise one fixed price per asset it is based on. Per-unit prices are open-ended. */
const agreedOf = ({ quoted_quantity, price_asset_qty }: PricedOrder, unit: ChargeUnit): number | null =>
  quoted_quantity ?? (unit === 'fixed' ? Math.max(1, price_asset_qty) : null)

/** As many as quoted; a fixed price without a number is one per job. */
async function lockTravel(tx: Tx, job_rate_id: number): Promise<OncePrice> {
  const { quantity } = await tx
    .selectFrom('job_rate')
    .select('quantity')
    .where('id', '=', job_rate_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const parts = await partsOf(tx)
    .where('l.kind', '=', 'travel')
    .where('l.unit', '=', 'fixed')
    .where('l.job_rate_id', '=', job_rate_id)
    .execute()
  return { what: 'travel', share: shareOf('fixed'), agreed: quantity ?? 1, parts }
}

/** The lines of counting dockets, as parts of a price; apart from travel a line has a part when someone worked. */
const partsOf = (tx: Tx) =>
  tx
    .selectFrom('docket as d')
    .innerJoin('docket_line as l', 'l.docket_id', 'd.id')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select(['d.docket_no', 'd.status'])
    .select([
      sql<YesNo>`l.kind = 'travel' or d.worked_minutes + d.standby_minutes > 0`.as('takes_part'),
      'l.quantity_computed as computed',
      sql<number>`case when l.is_billable then l.quantity_agreed else 0 end::float8`.as('charged'),
    ])
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .orderBy('d.docket_no')
    .$castTo<OncePart>()
