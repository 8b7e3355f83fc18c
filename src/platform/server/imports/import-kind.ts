import type * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import type { Noun } from '#shared/text.ts'
import type { Activity } from '../change/activity.ts'
import type { Change } from '../change/change.ts'
import type { Db, Tx } from '../database/database.ts'
import type { Viewer } from '../sessions/viewer.ts'
import type { ImportColumn } from './import-columns.ts'
import type { RecordRow, RecordTable } from './record-rows.ts'

/** What rows are checked with: the same before the import and, once more, inside it. */
export interface ImportInputs {
  readonly db: Db | Tx
  readonly viewer: Viewer
  /** The work day in Melbourne, `YYYY-MM-DD`. */
  readonly today: string
}

/** A value that no two current records may share, as one of the table's unique indexes has it. */
export interface UniqueValue<Columns> {
  /** The field whose error it is. */
  readonly field: string
  /** What may not repeat, in the index's own spelling; null where there is nothing. */
  readonly of: (columns: Columns) => string | null
  /** For those of `values` that a record has already: why not, by value. */
  readonly inUse: (db: Db | Tx, values: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/**
 * How an area offers its records for import. The rules are the record's own: the schema of its create call, `prepare`
 * of its create verb, and the table's constraints.
 */
export interface ImportKind<Input = never, Columns = never, References = never> {
  /** As in the address and the database: asset. */
  readonly kind: string
  readonly noun: Noun
  /** The right to create one. */
  readonly right: Permission
  /** The right to read them: for all of them, it shows imports of others too. */
  readonly read: Permission
  readonly columns: readonly ImportColumn<References>[]
  /** The schema of a new record. */
  readonly schema: z.ZodType<Input>
  /** Reads once what rows refer to by name. */
  readonly references: (inputs: ImportInputs) => Promise<References>
  /** What is stored of a valid row. @throws invalid for what the record's rules refuse, as its create verb. */
  readonly prepare: (
    input: Input,
    { viewer, today, references }: Omit<ImportInputs, 'db'> & { references: References },
  ) => Columns
  readonly unique: readonly UniqueValue<Columns>[]
  /**
   * Locks what the rows belong to until the change ends: once for all of them, in order of id, and so that others may
   * still refer to it. @throws conflict for what has just been archived.
   */
  readonly lock?: (change: Change, rows: readonly Columns[]) => Promise<void>
  /** Stores rows, in their order, with the log entry of each. */
  readonly insert: (
    change: Change,
    rows: readonly Columns[],
  ) => Promise<readonly { id: number; entry: Activity }[]>
  /** The log entries of records of which an import is undone, where they are part of another record. */
  readonly removed?: (change: Change, rows: readonly RecordRow[]) => Promise<readonly Activity[]>
  readonly table: RecordTable
  /** Tables whose rows are part of the record, and leave with it. */
  readonly parts?: readonly RecordTable[]
  /** What people call one, from its row. */
  readonly label: (row: Readonly<Record<string, unknown>>) => string
}

/** A kind whose own types only its area knows. */
export type AnyImportKind = ImportKind<unknown, unknown, unknown>

/** Checks a kind against its own types, then drops them. */
export const importKind = <Input, Columns, References>(
  kind: ImportKind<Input, Columns, References>,
): AnyImportKind => kind as unknown as AnyImportKind

/** The log entry of an imported record: of the record itself, or of a part of it. */
export const importedEntry = (
  record: Pick<Activity, 'record_type' | 'record_id' | 'record_label'>,
  after: object,
): Activity => ({ ...record, action: 'imported', after })
