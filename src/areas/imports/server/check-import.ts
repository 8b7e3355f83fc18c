import { setImmediate as turn } from 'node:timers/promises'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { openCheck } from './check-rows.ts'
import type { ImportOrder } from './import-order.ts'
import { type StoredImport, lockAnyImport, updateImport } from './import-store.ts'
import { listStagedRows, setProblems } from './row-store.ts'

/** Rows checked in one go: other work gets its turn in between. */
export const slice = 200

/** Checks every row of a file, and stores what is wrong with it. Nothing else is written. */
export async function checkImport(
  { db, write, clock }: Pick<Platform, 'db' | 'write' | 'clock'>,
  kind: AnyImportKind,
  { id, fields, created_by }: StoredImport,
  { viewer }: ImportOrder,
): Promise<void> {
  const check = await openCheck(kind, fields, { db, viewer, today: clock.today() })
  let [done_count, bad_count, after] = [0, 0, 0]
  for (;;) {
    const rows = await listStagedRows(db, id, { after, limit: slice, good: false })
    const checked = await check(rows)
    after = rows.at(-1)?.row_no ?? after
    done_count += rows.length
    bad_count += checked.filter(({ problem }) => problem !== null).length
    const isLast = rows.length < slice
    const goesOn = await write(system, async (change) => {
      const found = await lockAnyImport(change.tx, id)
      if (found?.status !== 'checking') return false
      const problems = checked.map(({ row_no, problem }) => ({ row_no, problem }))
      if (problems.length > 0) await setProblems(change.tx, id, problems)
      await updateImport(change.tx, id, {
        done_count,
        bad_count,
        ...(isLast && { status: 'checked' as const }),
      })
      change.live('import', id, created_by)
      return !isLast
    })
    if (!goesOn) return
    await turn()
  }
}
