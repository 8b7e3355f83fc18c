import type { JsonValue } from '#db/schema.ts'
import type { Db, Tx } from './database.ts'

/**
 * The settings of an area, kept under its key. `usual`: what nobody has set yet, so that a setting that comes later has
 * its value too.
 */
export function keptSettings<Settings extends object>(key: string, usual: Settings) {
  const read = async (db: Db | Tx): Promise<Settings> => {
    const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
    return { ...usual, ...(row?.value as Partial<Settings> | undefined) }
  }
  /** Locked until the change ends: two who save at once lose nothing of each other's. */
  const lock = async (tx: Tx): Promise<Settings> => {
    await tx
      .insertInto('setting')
      .values({ key, value: {} })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    await tx.selectFrom('setting').select('key').where('key', '=', key).forUpdate().execute()
    return read(tx)
  }
  const write = async (
    tx: Tx,
    settings: Settings,
    updated: { updated_at: string; updated_by: number | null },
  ): Promise<void> => {
    await tx
      .updateTable('setting')
      .set({ value: JSON.stringify(settings) as unknown as JsonValue, ...updated })
      .where('key', '=', key)
      .execute()
  }
  return { read, lock, write }
}
