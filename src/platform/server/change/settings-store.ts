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
  /** The record type used in the log. */
  record_type: string
  /** What people call them. */
  title: string
  /** Their screen. */
  path: string
  /** Who may see them, and who may change them and read their history. */
  rights: { read: Permission; write: Permission }
  /** Defaults, so that a setting added later has a value too. */
  usual: Settings
  /** How the log has them, where lists are easier to compare in words; as they are by default. */
  logged?: (settings: Settings) => object
}

/** There is only one. */
const theirId = 1

/** The current settings. */
export type Kept<Settings> = Settings & {
  /** 0 until first saved. */
  version: number
}
interface Entry {
  action: string
  part?: string
}
type PatchOf<Settings> = (settings: Settings) => { [K in keyof Settings]?: Settings[K] | undefined }
type Patch<Settings> = { [K in keyof Settings]?: Settings[K] | undefined } & { version: number }

/** An area's settings, kept under its key, and their entry in the record registry. */
export function settingsStore<Settings extends object>({
  key,
  record_type,
  title,
  path,
  rights,
  usual,
  logged = (settings) => settings,
}: Options<Settings>) {
  const read = async (db: Db | Tx): Promise<Kept<Settings>> => {
    const row = await db
      .selectFrom('setting')
      .select(['value', 'version'])
      .where('key', '=', key)
      .executeTakeFirst()
    return { ...usual, ...(row?.value as Partial<Settings> | undefined), version: row?.version ?? 0 }
  }

  /** Locked until the change ends, even when never saved yet. */
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

  /** Of the settings as they are, those that `patchOf` changes. Locked by the caller. */
  const write = async (change: Change, entry: Entry, patchOf: PatchOf<Settings>) => {
    const { tx } = change
    const { version: _, ...kept } = await read(tx)
    const before = kept as unknown as Settings
    const after = { ...before, ...definedFields(patchOf(before)) }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const value = JSON.stringify(after) as unknown as JsonValue
    await tx.updateTable('setting').set({ value }).where('key', '=', key).execute()
    change.log({
      ...entry,
      record_type,
      record_id: theirId,
      record_label: title,
      before: logged(before),
      after: logged(after),
    })
  }

  /**
   * Changes one thing of the settings, whatever else others change: what `patchOf` makes of them once they are locked.
   * `entry`: how the log says it.
   * @throws what `patchOf` throws.
   */
  const amend = async (change: Change, entry: Entry, patchOf: PatchOf<Settings>): Promise<void> => {
    await lock(change.tx)
    await write(change, entry, patchOf)
  }

  /**
   * Changes the settings in `patch`. `present` is what the caller sees of them when someone else saved
   * first.
   * @throws stale with it.
   */
  const save = async (
    change: Change,
    { version, ...patch }: Patch<Settings>,
    present: (tx: Tx) => Promise<unknown> = read,
  ): Promise<void> => {
    const { tx } = change
    await mustBeCurrent(tx, await lock(tx), version, () => present(tx))
    await write(change, { action: 'updated' }, () => patch as ReturnType<PatchOf<Settings>>)
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
  return { read, save, amend, record }
}
