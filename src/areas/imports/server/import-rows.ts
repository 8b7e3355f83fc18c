import { setImmediate as turn } from 'node:timers/promises'
import type { Activity } from '#platform/server/change/activity.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { slice } from './check-import.ts'
import { openCheck } from './check-rows.ts'
import type { ImportOrder } from './import-order.ts'
import { importEntry } from './import-record.ts'
import { type StoredImport, lockAnyImport, updateImport } from './import-store.ts'
import { insertImported } from './imported-store.ts'
import { Cancelled, type Progress, openProgress } from './progress.ts'
import { deleteGoodRows, listStagedRows } from './row-store.ts'

/** A row that was good is not any more: someone has changed what it depends on. */
export class RowsChanged extends Error {}

/** Makes a record of every good row, in one change: all or none. @throws RowsChanged, Cancelled */
export async function importRows(
  platform: Pick<Platform, 'db' | 'write'>,
  kind: AnyImportKind,
  found: StoredImport,
  { viewer }: ImportOrder,
): Promise<void> {
  const progress = openProgress(platform, found.id, 'importing')
  try {
    await platform.write(viewer, async (change) => {
      const ids = await insertGoodRows(change, kind, found, progress)
      await finish(change, found.id, ids)
    })
  } finally {
    await progress.stop()
  }
}

async function insertGoodRows(
  change: Change,
  kind: AnyImportKind,
  found: StoredImport,
  progress: Progress,
): Promise<number[]> {
  const { file_name } = found
  const good = await checkAgain(change, kind, found, progress)
  await kind.lock?.(change, good)
  const ids: number[] = []
  for (let at = 0; at < good.length; at += slice) {
    const records = await kind.insert(change, good.slice(at, at + slice))
    await change.logNow(records.map(({ entry }) => ({ ...entry, ...sourceOf(entry, file_name) })))
    ids.push(...records.map(({ id }) => id))
    progress.at(half(good.length + ids.length))
    await turn()
  }
  return ids
}

/** Checks the good rows once more, before anything is written or locked. @returns what is stored of each. */
async function checkAgain(
  { tx, viewer, today }: Change,
  kind: AnyImportKind,
  { id, fields }: StoredImport,
  progress: Progress,
): Promise<unknown[]> {
  const check = await openCheck(kind, fields, { db: tx, viewer, today })
  const good: unknown[] = []
  let after = 0
  for (;;) {
    progress.at(half(good.length))
    const rows = await listStagedRows(tx, id, { after, limit: slice, good: true })
    if (rows.length === 0) return good
    after = rows.at(-1)?.row_no ?? after
    for (const row of await check(rows)) {
      if (row.problem !== null) throw new RowsChanged()
      good.push(row.columns)
    }
    await turn()
  }
}

/** Checking a row is half of the work, storing it the other half. */
const half = (rows: number): number => Math.floor(rows / 2)

/** Where a record came from; one that is part of another has its own name there. */
const sourceOf = ({ part }: Activity, file_name: string) =>
  part === undefined ? { part: `from ${file_name}` } : { reason: `From ${file_name}` }

/** The import’s own row is only locked here, so that it can be cancelled until then. */
async function finish(change: Change, id: number, ids: readonly number[]): Promise<void> {
  const found = await lockAnyImport(change.tx, id)
  if (found?.status !== 'importing') throw new Cancelled()
  await updateImport(change.tx, id, {
    status: 'imported',
    finished_at: change.now.toISOString(),
    imported_count: ids.length,
    done_count: ids.length,
    problem: null,
  })
  await insertImported(change.tx, id, ids)
  await deleteGoodRows(change.tx, id)
  change.log({ ...importEntry(found), action: 'completed' })
}
