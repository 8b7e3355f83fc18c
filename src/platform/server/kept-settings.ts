import type { JsonValue } from '#db/schema.ts'
import type { Change } from './change.ts'
import type { Db, Tx } from './database.ts'
import { given } from './given.ts'
import { mustBeCurrent } from './stale.ts'

interface Options<Settings> {
  key: string
  /** The kind of record that the log calls them. */
  record_type: string
  label: string
  /** What nobody has set yet, so that a setting that comes later has its value too. */
  usual: Settings
}

/** Settings as they stand. */
export type Kept<Settings> = Settings & {
  /** 0 until somebody saves them. */
  version: number
}
type Patch<Settings> = { [K in keyof Settings]?: Settings[K] | undefined } & { version: number }

/** The settings of an area, kept under its key. */
export function keptSettings<Settings extends object>({ key, record_type, label, usual }: Options<Settings>) {
  const read = async (db: Db | Tx): Promise<Kept<Settings>> => {
    const row = await db
      .selectFrom('setting')
      .select(['value', 'version'])
      .where('key', '=', key)
      .executeTakeFirst()
    return { ...usual, ...(row?.value as Partial<Settings> | undefined), version: row?.version ?? 0 }
  }

  /** Locked until the change ends, also when nobody has saved them yet. */
  const lock = async (tx: Tx) => {
    await tx
      .insertInto('setting')
      .values({ key, value: {}, version: 0 })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return tx
      .selectFrom('setting')
      .select(['version', 'updated_at', 'updated_by'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  /**
   * Changes what `patch` names. `present` is what the caller sees of the settings when somebody else saved first.
   * @throws stale with it.
   */
  const save = async (
    change: Change,
    { version, ...patch }: Patch<Settings>,
    present: (tx: Tx) => Promise<unknown> = read,
  ): Promise<void> => {
    const { tx } = change
    await mustBeCurrent(tx, await lock(tx), version, () => present(tx))
    const { version: _, ...before } = await read(tx)
    const after = { ...before, ...given(patch) }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const value = JSON.stringify(after) as unknown as JsonValue
    await tx.updateTable('setting').set({ value }).where('key', '=', key).execute()
    change.log({ action: 'updated', record_type, record_id: 1, record_label: label, before, after })
  }
  return { read, save }
}
