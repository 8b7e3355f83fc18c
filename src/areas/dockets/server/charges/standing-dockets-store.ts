import { type Selectable, sql } from 'kysely'
import type { StandingDocket } from '#areas/rates/rules/facts.ts'
import type { DocketLine } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { melbourneTime } from '#shared/local-date.ts'
import { chargedLine } from '../../rules/charges/agreed-line.ts'
import { type UsedAttachment, attachmentMinutes } from '../../rules/shift/extras.ts'
import { shortDayOf } from '../../rules/shift/short-day.ts'
import type { Entry } from '../../rules/shift/time-words.ts'

/** The machine's day on a job whose dockets are priced together; without a machine, an order's. */
export interface DocketDay {
  readonly job_id: number
  readonly job_item_id: number
  readonly asset_id: number | null
  readonly shift_date: string
}

/** Names a day: of a machine, or without one of an order. */
export const keyOfDay = ({ job_id, job_item_id, asset_id, shift_date }: DocketDay): string =>
  [job_id, asset_id ?? `order ${job_item_id}`, shift_date].join(' ')

/** Locks a day until the change ends. */
export async function lockDay(tx: Tx, day: DocketDay): Promise<void> {
  await sql`select pg_advisory_xact_lock(7416, hashtext(${keyOfDay(day)}))`.execute(tx)
}

/**
 * The counting dockets of a day, without one of them, with what each charges. Locks the day until the change ends, so
 * that two dockets computed at once see each other.
 */
export async function lockStandingDockets(
  tx: Tx,
  day: DocketDay,
  docket_no: string | null,
): Promise<StandingDocket[]> {
  await lockDay(tx, day)
  return standingOf(tx, day, docket_no)
}

/** The latest revisions that count, of a day. */
const countingOn = (db: Db | Tx, { job_id, job_item_id, asset_id, shift_date }: DocketDay) =>
  db
    .selectFrom('docket as d')
    .where('d.job_id', '=', job_id)
    .where('d.shift_date', '=', shift_date)
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where((e) =>
      asset_id === null
        ? e('d.asset_id', 'is', null).and('d.job_item_id', '=', job_item_id)
        : e('d.asset_id', '=', asset_id),
    )

/** The same in the order in which they were computed. */
export const listCounting = (tx: Tx, day: DocketDay) =>
  countingOn(tx, day).select(['d.id', 'd.docket_no', 'd.status', 'd.job_item_id']).orderBy('d.id').execute()

async function standingOf(tx: Tx, day: DocketDay, docket_no: string | null): Promise<StandingDocket[]> {
  const others = await countingOn(tx, day)
    .select('d.id')
    .$if(docket_no !== null, (q) => q.where('d.docket_no', '<>', docket_no ?? ''))
    .execute()
  const standing = await listStanding(
    tx,
    others.map(({ id }) => id),
  )
  return [...standing.values()]
}

/** Dockets that stand, with what each charges, by id in the order of their numbers. */
export async function listStanding(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StandingDocket>> {
  if (ids.length === 0) return new Map()
  const dockets = await db
    .selectFrom('docket as d')
    .where('d.id', 'in', ids)
    .select(['d.id', 'd.docket_no', 'd.short_day', 'd.cancelled_at', 'd.distance_km', 'd.starts_at'])
    .select([sql<Entry[]>`d.entries`.as('entries'), sql<UsedAttachment[]>`d.attachments`.as('attachments')])
    .orderBy('d.docket_no')
    .execute()
  const lines = await db
    .selectFrom('docket_line')
    .select(['docket_id', 'kind', 'unit', 'starts_at', 'quantity_computed', 'quantity_agreed'])
    .select(['unit_price_cents', 'is_billable', 'is_price_set', 'bears_fuel_levy'])
    .select(['description', 'job_rate_id'])
    .where('docket_id', 'in', ids)
    .orderBy('position')
    .execute()
  return new Map(
    dockets.map(({ id, docket_no, entries, attachments, ...short }) => {
      const own = lines.filter(({ docket_id }) => docket_id === id)
      const standing = {
        docket_no,
        entries,
        lines: own.map((line) => chargedLine(line, docket_no)),
        short_day: shortDayOf(short),
        start_time: melbourneTime(short.starts_at),
        attachments: attachmentMinutes(attachments, entries).flatMap((one) => chargedOf(one, own)),
        ...tollsOf(own),
      }
      return [id, standing]
    }),
  )
}

type ExtraLine = Pick<Selectable<DocketLine>, 'kind' | 'description' | 'job_rate_id' | 'quantity_computed'>

/** An attachment with what its line counts; one that had no rate has none. */
const chargedOf = <A extends { name: string }>(attachment: A, lines: readonly ExtraLine[]) =>
  lines
    .filter(({ kind, description }) => kind === 'attachment' && description === attachment.name)
    .map(({ quantity_computed }) => ({ ...attachment, charged: quantity_computed }))

/** Tolls that a rate of the job covers are billed from it. */
function tollsOf(lines: readonly ExtraLine[]): Pick<StandingDocket, 'toll_line'> {
  const tolls = lines.find(({ kind, job_rate_id }) => kind === 'toll' && job_rate_id === null)
  return tolls ? { toll_line: tolls.quantity_computed > 0 ? 'charged' : 'left' } : {}
}

/** The days, in any revision, of some dockets that other dockets are or were on too. */
export const listSharedDays = (tx: Tx, docket_nos: readonly string[]): Promise<DocketDay[]> =>
  tx
    .selectFrom('docket as d')
    .innerJoin('docket as o', (join) =>
      join
        .onRef('o.job_id', '=', 'd.job_id')
        .onRef('o.shift_date', '=', 'd.shift_date')
        .on(sql<boolean>`o.asset_id is not distinct from d.asset_id`)
        .onRef('o.docket_no', '<>', 'd.docket_no'),
    )
    .where('d.docket_no', 'in', [...docket_nos])
    .where((e) => e.or([e('d.asset_id', 'is not', null), e('o.job_item_id', '=', e.ref('d.job_item_id'))]))
    .select(['d.job_id', 'd.asset_id', 'd.shift_date'])
    .select(sql<number>`min(o.job_item_id)::int`.as('job_item_id'))
    .groupBy(['d.job_id', 'd.asset_id', 'd.shift_date'])
    .orderBy('d.job_id')
    .orderBy('d.shift_date')
    .orderBy('d.asset_id')
    .execute()
