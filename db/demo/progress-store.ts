import type { JsonValue } from '#db/schema.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db } from '#platform/server/database/database.ts'

const key = 'demo_chapters'

/**
 * How many chapters of the demo's fortnight are seeded; null without a demo company, or with one from an
 * older version.
 */
export async function readProgress(db: Db): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row ? Number(row.value) : null
}

export async function writeProgress(change: Change, done: number): Promise<void> {
  const value = JSON.stringify(done) as unknown as JsonValue
  await change.tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
