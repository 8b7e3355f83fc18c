import type { Platform } from '#platform/server/platform.ts'
import type { ImportStatus } from '../contract/choices.ts'
import { type ImportOrder, orderStep } from './import-order.ts'
import { lockAnyImport, updateImport } from './import-store.ts'

/** Where an import goes when its step cannot come to its end, and why. */
export type WayBack = Pick<Parameters<typeof updateImport>[2], 'problem' | 'held'> & { to: ImportStatus }

const failures: Partial<Record<ImportStatus, WayBack>> = {
  checking: { to: 'matching', problem: 'The rows could not be checked. Try again.' },
  importing: { to: 'checked', problem: 'The import stopped, and nothing was imported. Try again.' },
  undoing: { to: 'imported', problem: 'The import could not be undone. Try again.' },
}

/** The way back from a step that failed: to where its owner can order it again. */
export function failed(status: ImportStatus): WayBack {
  const way = failures[status]
  if (!way) throw new Error(`No step is under way while an import is ${status}.`)
  return way
}

/** Takes an import back, unless its step has ended meanwhile. */
export async function goBack(
  { write }: Pick<Platform, 'write'>,
  { import_id, viewer }: ImportOrder,
  { from, to, ...why }: WayBack & { from: ImportStatus },
): Promise<void> {
  await write(viewer, async (change) => {
    const found = await lockAnyImport(change.tx, import_id)
    if (found?.status !== from) return
    await updateImport(change.tx, import_id, { ...why, status: to, done_count: 0 })
    change.live('import', import_id, found.created_by)
    if (to === 'checking') await orderStep(change, import_id)
  })
}
