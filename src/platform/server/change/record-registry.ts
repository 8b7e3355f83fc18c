import type { Db, Tx } from '../database/database.ts'
import { conflict, forbidden, notFound } from '#platform/contract/app-error.ts'
import type { Permission } from '#shared/permissions.ts'
import { type Allowed, reasonOf } from '#shared/allowed.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

/** A picture of a record, as it is offered to be cropped or marked. */
export interface RecordPicture {
  file_id: number
  key: string
  title: string
  label: string
  created_at: string
}
/** Those older than a file, at most so many. */
export interface PicturePage {
  before: number | undefined
  limit: number
}
/** The pictures among a record type's files; signatures are not, since nobody may touch them up. */
export interface RecordPictures {
  /** What it shows; undefined for a file that is none of them. */
  readonly titleOf: (db: Db | Tx, file_id: number) => Promise<string | undefined>
  /** The latest that this viewer may see, the newest first. */
  readonly latest: (db: Db, viewer: Viewer, page: PicturePage) => Promise<RecordPicture[]>
  /**
   * For pictures that are a person's own: only they see them here, and they change them although they may not change
   * the record. `path`: their screen.
   */
  readonly own?: { readonly isOf: (viewer: Viewer, record_id: number) => boolean; readonly path: string }
}

/** What notes, documents, history and notifications need to know about the record type they belong to. */
export interface RecordType {
  /** As in `record_type`: client. */
  readonly type: string
  /** The name of the record type: Client. */
  readonly title: string
  /**
   * The record's name, whom it is for, and why nothing may be added to it, if so (it is archived); null when
   * this viewer cannot see such a record. Own-only scope is applied in the SQL.
   */
  readonly find: (
    db: Db | Tx,
    viewer: Viewer,
    id: number,
  ) => Promise<{ label: string; client?: string; closed?: string | null } | null>
  /** People with it for all records may read them all, also in the activity log. */
  readonly readRight: Permission
  /**
   * Who may read its history, where that is fewer people than may read the record: for the record with the
   * id, or, without an id, for all of them.
   */
  readonly mayReadHistory?: (viewer: Viewer, id?: number) => boolean
  /**
   * Parts of the record (the first word of an entry's `part`) whose entries are visible even to someone whom
   * {@link mayReadHistory} refuses the rest.
   */
  readonly historyParts?: (viewer: Viewer) => readonly string[]
  /** Whether this viewer may change the record with the id, which they may see. */
  readonly mayWrite: (viewer: Viewer, db: Db | Tx, id: number) => boolean | Promise<boolean>
  /** The address of its screen; record types without one are shown as plain text. */
  readonly path?: (id: number) => string
  /** Fields that this viewer may not see in its history. */
  readonly hiddenFields?: (viewer: Viewer) => readonly string[]
  /** Entries that this viewer may not see at all, because even their wording reveals too much. */
  readonly hiddenActions?: (viewer: Viewer) => readonly string[]
  /**
   * Its name for viewers who cannot see it, but can see a record that mentions it. Without this, only viewers
   * who can see it get its name.
   */
  readonly nameOf?: (db: Db | Tx, id: number) => Promise<string | undefined>
  /** Fields that hold another record's id, with its type: the history shows that record's name. */
  readonly references?: Readonly<Record<string, string>>
  readonly pictures?: RecordPictures
}

interface PlainRecordType<Row>
  extends
    Omit<RecordType, 'type' | 'find' | 'readRight' | 'mayWrite'>,
    Partial<Pick<RecordType, 'readRight' | 'mayWrite'>> {
  record: Named<Row>
  rights: { readonly read: Permission; readonly write: Permission }
}
interface Named<Row> {
  readonly record_type: string
  readonly label: (record: Row) => string
}
interface Guarded<Row, State> {
  readonly find: (db: Db | Tx, viewer: Viewer, id: number) => Promise<Row | undefined>
  /** Nothing may be added to one while its rules allow no edit. */
  readonly can: { readonly edit: (state: State) => Allowed }
}

/**
 * A record type as notes, documents and history know it. Unless it says otherwise, whoever may read or write some of its
 * records may do so with all that they see. One made by `plainRecord` has its own `find` and `can`.
 */
export function plainRecordType<Row>(
  type: PlainRecordType<Row> & { record: Guarded<Row, Row> } & { find?: never; can?: never },
): RecordType
export function plainRecordType<State, Row extends State>(
  type: PlainRecordType<Row> & Guarded<Row, State>,
): RecordType
export function plainRecordType<Row>({
  record,
  rights: { read, write },
  find = record.find,
  can = record.can,
  ...rest
}: PlainRecordType<Row> & { record: Partial<Guarded<Row, Row>> } & Partial<Guarded<Row, Row>>): RecordType {
  const { record_type: type, label } = record
  if (!find || !can) throw new Error(`The record type ${type} has no find or no rules.`)
  return {
    type,
    find: async (db, viewer, id) => {
      const found = may(viewer, read) ? await find(db, viewer, id) : undefined
      return found ? { label: label(found), closed: reasonOf(can.edit(found)) ?? null } : null
    },
    readRight: read,
    mayWrite: (viewer) => may(viewer, write),
    ...rest,
  }
}

export interface RecordRegistry {
  readonly types: readonly RecordType[]
  /** The record type, or undefined for a word no area registered. */
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
      if (!(await found.record.mayWrite(viewer, db, id))) throw forbidden()
      if (found.closed) throw conflict(found.closed)
      return found
    },
  }
}
