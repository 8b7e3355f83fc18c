import type { Db, Tx } from '../database/database.ts'
import { conflict, forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Permission } from '#shared/permissions.ts'
import { type Allowed, reasonOf } from '#shared/allowed.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

/** What notes, documents, history and notifications need to know of a kind of record that they hang on. */
export interface RecordType {
  /** As in `record_type`: client. */
  readonly type: string
  /** What people call the kind: Client. */
  readonly title: string
  /**
   * What people call this one, and why nothing may be added to it if that is so (it is archived); null when there is
   * none that this viewer may see. Own-only scope is in the SQL.
   */
  readonly find: (
    db: Db | Tx,
    viewer: Viewer,
    id: number,
  ) => Promise<{ label: string; closed?: string | null } | null>
  /** Who holds it for all records may read them all, also in the log of everything. */
  readonly readRight: Permission
  /**
   * Who may know what was done to it, where they are fewer than those who may read it: to the one with the id, or,
   * without an id, to every one.
   */
  readonly mayReadHistory?: (viewer: Viewer, id?: number) => boolean
  /** Whose entries (by the first word of their `part`) somebody may know to whom {@link mayReadHistory} refuses the rest. */
  readonly historyParts?: (viewer: Viewer) => readonly string[]
  readonly mayWrite: (viewer: Viewer) => boolean
  /** The address of its screen; a kind without one is named in words alone. */
  readonly path?: (id: number) => string
  /** Fields of the record that this viewer may not see, in its history. */
  readonly hiddenFields?: (viewer: Viewer) => readonly string[]
  /** What was done to it that this viewer may not know of at all: such an entry reveals too much by its words alone. */
  readonly hiddenActions?: (viewer: Viewer) => readonly string[]
  /** What people call it who may not see it, but see a record that names it. Without it only those who see it. */
  readonly nameOf?: (db: Db | Tx, id: number) => Promise<string | undefined>
  /** Fields that hold the id of another record, with its type: its history says what people call it. */
  readonly references?: Readonly<Record<string, string>>
}

/** `find` of a record that is closed while its rules allow no edit. */
export const findEditable =
  <State, Row extends State & { name: string }>(
    right: Permission,
    find: (db: Db | Tx, viewer: Viewer, id: number) => Promise<Row | undefined>,
    can: { edit: (state: State) => Allowed },
    label = ({ name }: Row): string => name,
  ): RecordType['find'] =>
  async (db, viewer, id) => {
    const found = may(viewer, right) ? await find(db, viewer, id) : undefined
    return found ? { label: label(found), closed: reasonOf(can.edit(found)) ?? null } : null
  }

export interface RecordRegistry {
  readonly types: readonly RecordType[]
  /** The record type, or undefined for a word that none of the areas knows. */
  of(type: string): RecordType | undefined
  /** @throws not_found when there is no such record for this viewer. */
  mustRead(
    db: Db | Tx,
    viewer: Viewer,
    type: string,
    id: number,
  ): Promise<{ label: string; record: RecordType }>
  /** @throws not_found as above; forbidden when the viewer may see but not change it; conflict when it is closed. */
  mustWrite(
    db: Db | Tx,
    viewer: Viewer,
    type: string,
    id: number,
  ): Promise<{ label: string; record: RecordType }>
}

export function openRecords(types: readonly RecordType[]): RecordRegistry {
  const byType = new Map(types.map((record) => [record.type, record]))
  const open = async (db: Db | Tx, viewer: Viewer, type: string, id: number) => {
    const record = byType.get(type)
    const found = await record?.find(db, viewer, id)
    if (!record || !found) throw notFound()
    return { label: found.label, closed: found.closed ?? null, record }
  }
  return {
    types,
    of: (type) => byType.get(type),
    mustRead: open,
    mustWrite: async (db, viewer, type, id) => {
      const found = await open(db, viewer, type, id)
      if (!found.record.mayWrite(viewer)) throw forbidden()
      if (found.closed) throw conflict(found.closed)
      return found
    },
  }
}
