import { setImmediate as turn } from 'node:timers/promises'
import type { Activity } from '#platform/server/change/activity.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import {
  type RecordRow,
  deleteRecordRows,
  listDependents,
  lockRecordRows,
} from '#platform/server/imports/record-rows.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HeldRecord } from '../contract/import.ts'
import { changedSince, usedBy } from '../rules/held-words.ts'
import { slice } from './check-import.ts'
import type { ImportOrder } from './import-order.ts'
import { importEntry } from './import-record.ts'
import { type StoredImport, lockAnyImport, updateImport } from './import-store.ts'
import { listImported } from './imported-store.ts'
import { Cancelled, type Progress, openProgress } from './progress.ts'

/** Records that keep an import from being undone. */
export class RecordsHeld extends Error {
  readonly held: readonly HeldRecord[]
  constructor(held: readonly HeldRecord[]) {
    super()
    this.held = held
  }
}

/**
 * Removes the records of an import, all or none. Their rows are locked first: an edit that waits finds no record then,
 * and what would come to depend on one is refused. @throws RecordsHeld
 */
export async function removeRecords(
  platform: Pick<Platform, 'db' | 'write' | 'records'>,
  kind: AnyImportKind,
  found: StoredImport,
  { viewer }: ImportOrder,
): Promise<void> {
  const record_type = platform.records.of(kind.kind)?.type ?? null
  const progress = openProgress(platform, found.id, 'undoing')
  try {
    await platform.write(viewer, async (change) => {
      const rows = await lockRecordRows(change.tx, kind.table, await listImported(change.tx, found.id))
      const held = await heldRecords(change, kind, record_type, rows)
      if (held.length > 0) throw new RecordsHeld(held)
      await removeRows(change, kind, rows, { file_name: found.file_name, progress })
      await finish(change, found.id)
    })
  } finally {
    await progress.stop()
  }
}

async function heldRecords(
  { tx }: Change,
  kind: AnyImportKind,
  record_type: string | null,
  rows: readonly RecordRow[],
): Promise<HeldRecord[]> {
  const { table, parts = [], label } = kind
  const ids = rows.map(({ id }) => id)
  const reasons = new Map<number, string[]>()
  const add = (id: number, reason: string) => reasons.set(id, [...(reasons.get(id) ?? []), reason])
  for (const { id, version } of rows) if (version > 1) add(id, changedSince)
  for (const dependent of await listDependents(tx, { table, parts, record_type }, ids))
    add(dependent.record_id, usedBy(dependent))
  return rows.flatMap((row) => {
    const its = reasons.get(row.id)
    return its ? [{ id: row.id, label: label(row), reasons: its }] : []
  })
}

async function removeRows(
  change: Change,
  kind: AnyImportKind,
  rows: readonly RecordRow[],
  { file_name, progress }: { file_name: string; progress: Progress },
): Promise<void> {
  for (let at = 0; at < rows.length; at += slice) {
    const some = rows.slice(at, at + slice)
    const entries = await (kind.removed?.(change, some) ?? entriesOf(kind, some))
    await deleteRecordRows(
      change.tx,
      kind,
      some.map(({ id }) => id),
    )
    await change.logNow(entries.map((entry) => ({ ...entry, reason: `Import of ${file_name} undone` })))
    progress.at(at + some.length)
    await turn()
  }
}

const entriesOf = (kind: AnyImportKind, rows: readonly RecordRow[]): Activity[] =>
  rows.map((row) => ({
    record_type: kind.kind,
    record_id: row.id,
    record_label: kind.label(row),
    action: 'removed',
  }))

async function finish(change: Change, id: number): Promise<void> {
  const found = await lockAnyImport(change.tx, id)
  if (found?.status !== 'undoing') throw new Cancelled()
  await updateImport(change.tx, id, {
    status: 'undone',
    undone_at: change.now.toISOString(),
    undone_by: change.viewer.user_id,
    problem: null,
    held: [],
  })
  change.log({ ...importEntry(found), action: 'undone' })
}
