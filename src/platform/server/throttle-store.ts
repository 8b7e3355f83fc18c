import { sql } from 'kysely'
import { AppError } from '#platform/contract/app-error.ts'
import type { Db } from './database.ts'

/** Failed tries allowed in a window, per bucket. Right answers are never counted, so a busy office is not slowed. */
export interface Limit {
  failures: number
  minutes: number
}

/** @throws throttled while a bucket is full, saying how long to wait. */
export async function mustNotBeThrottled(db: Db, limits: Readonly<Record<string, Limit>>): Promise<void> {
  const buckets = Object.keys(limits)
  const rows = await db
    .selectFrom('throttle')
    .select([
      'bucket',
      'failures',
      sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('seconds'),
    ])
    .where('bucket', 'in', buckets)
    .where('window_ends_at', '>', sql<string>`now()`)
    .execute()
  const full = rows.filter((row) => row.failures >= (limits[row.bucket]?.failures ?? Infinity))
  if (full.length === 0) return
  const seconds = Math.max(1, ...full.map((row) => row.seconds))
  const minutes = Math.ceil(seconds / 60)
  throw new AppError(
    'throttled',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {
      retry_after_seconds: seconds,
    },
  )
}

/** Counts a failed try in each bucket, on its own connection: it stays although the call is refused. */
export async function countFailure(db: Db, limits: Readonly<Record<string, Limit>>): Promise<void> {
  for (const [bucket, { minutes }] of Object.entries(limits)) {
    const ends = sql<string>`now() + make_interval(mins => ${minutes})`
    await db
      .insertInto('throttle')
      .values({ bucket, failures: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          failures: sql`case when throttle.window_ends_at > now() then throttle.failures + 1 else 1 end`,
          window_ends_at: sql`case when throttle.window_ends_at > now() then throttle.window_ends_at else excluded.window_ends_at end`,
        }),
      )
      .execute()
  }
}

export const forgetFailures = (db: Db, bucket: string): Promise<unknown> =>
  db.deleteFrom('throttle').where('bucket', '=', bucket).execute()

export const forgetOldFailures = (db: Db): Promise<unknown> =>
  db
    .deleteFrom('throttle')
    .where('window_ends_at', '<', sql<string>`now()`)
    .execute()
