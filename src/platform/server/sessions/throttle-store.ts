import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '../database/database.ts'

/** Failed attempts allowed per window and bucket. Successes are not counted, so a busy office is not slowed. */
export interface Limit {
  failures: number
  minutes: number
}
/** By bucket name. */
export type Limits = Readonly<Record<string, Limit>>

/**
 * Counts an attempt in every bucket before it is known whether it fails, so that simultaneous ones cannot
 * slip by; a success is uncounted. If one bucket is full, none counts it. It stays counted even though the
 * call is refused.
 * @throws throttled, saying how long to wait.
 */
export async function countAttempt(db: Db, limits: Limits): Promise<void> {
  const buckets = Object.entries(limits).map(([name, limit]) => ({ key: keyOf(name), ...limit }))
  // Checked first, since refused callers need not write, nor wait for others who do.
  const counted = await db
    .selectFrom('throttle')
    .select((row) => ['bucket', row('failures', '+', 1).as('failures'), secondsLeft])
    .where(
      'bucket',
      'in',
      buckets.map(({ key }) => key),
    )
    .where('window_ends_at', '>', sql<string>`now()`)
    .execute()
  mustHoldThem(buckets, counted)
  await db.transaction().execute(async (tx) => mustHoldThem(buckets, await countIn(tx, buckets)))
}

interface Bucket extends Limit {
  key: string
}
interface Counted {
  bucket: string
  failures: number
  seconds: number
}

/** A bucket's name includes typed text, perhaps a password entered as an email: only its hash is stored. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url')

const secondsLeft = sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('seconds')

/** In a fixed order, so that two calls counting in the same buckets cannot deadlock. */
function countIn(tx: Tx, buckets: readonly Bucket[]): Promise<Counted[]> {
  const rows = buckets.map(({ key, minutes }) => ({
    bucket: key,
    failures: 1,
    window_ends_at: sql<string>`now() + make_interval(mins => ${minutes})`,
  }))
  return tx
    .insertInto('throttle')
    .values(rows.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        failures: sql`case when throttle.window_ends_at > now() then throttle.failures + 1 else 1 end`,
        window_ends_at: sql`case when throttle.window_ends_at > now() then throttle.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning(['bucket', 'failures', secondsLeft])
    .execute()
}

/** @throws throttled where a bucket's count, including this attempt, exceeds its limit. */
function mustHoldThem(buckets: readonly Bucket[], counted: readonly Counted[]): void {
  const most = new Map(buckets.map(({ key, failures }) => [key, failures]))
  const full = counted.filter(({ bucket, failures }) => failures > (most.get(bucket) ?? Infinity))
  if (full.length === 0) return
  const seconds = Math.max(1, ...full.map((one) => one.seconds))
  const minutes = Math.ceil(seconds / 60)
  throw new AppError(
    'throttled',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retry_after_seconds: seconds },
  )
}

/** An attempt that was counted and succeeded. */
export async function uncountTry(db: Db, names: readonly string[]): Promise<void> {
  // Separate statements, each holding one lock at a time.
  for (const name of names)
    await db
      .updateTable('throttle')
      .set((row) => ({ failures: row('failures', '-', 1) }))
      .where('bucket', '=', keyOf(name))
      .where('failures', '>', 0)
      .execute()
}

/** Clears a bucket. */
export const clearAttempts = (db: Db, name: string): Promise<unknown> =>
  db.deleteFrom('throttle').where('bucket', '=', keyOf(name)).execute()

export const deleteOldAttempts = (db: Db): Promise<unknown> =>
  db
    .deleteFrom('throttle')
    .where('window_ends_at', '<', sql<string>`now()`)
    .execute()
