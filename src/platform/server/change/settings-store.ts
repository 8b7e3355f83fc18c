import type { JsonValue } from '#db/schema.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Change } from './change.ts'
import type { Db, Tx } from '../database/database.ts'
import { definedFields } from './defined-fields.ts'
import type { RecordType } from './record-registry.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { may } from '../sessions/viewer.ts'

interface Options<Settings> {
  key: string
  /** The kind of record that the log calls them. */
  record_type: string
  /** What people call them. */
  title: string
  /** Their screen. */
  path: string
  /** Who sees them, and who changes them and may know who did. */
  rights: { read: Permission; write: Permission }
  /** What nobody has set yet, so that a setting that comes later has its value too. */
  usual: Settings
}

/** There is one of them. */
const theirId = 1

/** Settings as they stand. */
export type Kept<Settings> = Settings & {
  /** 0 until somebody saves them. */
  version: number
}
type Patch<Settings> = { [K in keyof Settings]?: Settings[K] | undefined } & { version: number }

/** The settings of an area, kept under its key, and what the record registry knows of them. */
export function settingsStore<Settings extends object>({
  key,
  record_type,
  title,
  path,
  rights,
  usual,
}: Options<Settings>) {
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
    const after = { ...before, ...definedFields(patch) }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const value = JSON.stringify(after) as unknown as JsonValue
    await tx.updateTable('setting').set({ value }).where('key', '=', key).execute()
    change.log({ action: 'updated', record_type, record_id: theirId, record_label: title, before, after })
  }

  const record: RecordType = {
    type: record_type,
    title,
    path: () => path,
    find: async (_db, viewer, id) => (may(viewer, rights.read) && id === theirId ? { label: title } : null),
    readRight: rights.read,
    mayReadHistory: (viewer) => may(viewer, rights.write),
    mayWrite: (viewer) => may(viewer, rights.write),
  }
  return { read, save, record }
}
