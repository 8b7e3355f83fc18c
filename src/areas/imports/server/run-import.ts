import { AppError } from '#platform/contract/app-error.ts'
import { job } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { plural } from '#shared/text.ts'
import type { ImportStatus } from '../contract/choices.ts'
import { checkImport } from './check-import.ts'
import { type ImportOrder, importJob, orderStep } from './import-order.ts'
import { importRows, RowsChanged } from './import-rows.ts'
import { findAnyImport, lockAnyImport, updateImport } from './import-store.ts'
import { Cancelled } from './progress.ts'
import { RecordsHeld, removeRecords } from './remove-records.ts'

/** A step that a crash interrupts begins again: the change it was in has left nothing. */
export const runImports = job(importJob, runImport, {
  retry: { limit: 5, delay_seconds: 5, max_delay_seconds: 60 },
})

const steps: Partial<Record<ImportStatus, typeof checkImport | typeof importRows | typeof removeRecords>> = {
  checking: checkImport,
  importing: importRows,
  undoing: removeRecords,
}

/** Does the step that an import's status names, and notes why if it cannot come to its end. */
export async function runImport(order: ImportOrder, platform: Platform): Promise<void> {
  const found = await findAnyImport(platform.db, order.import_id)
  const step = found && steps[found.status]
  const kind = platform.imports.find((one) => one.kind === found?.kind)
  if (!found || !step || !kind) return
  try {
    await step(platform, kind, found, order)
  } catch (error) {
    if (error instanceof Cancelled) return
    await goBack(platform, order, { from: found.status, ...wayBack(error, found.status, platform) })
  }
}

type WayBack = Pick<Parameters<typeof updateImport>[2], 'problem' | 'held'> & { to: ImportStatus }

/** How many records are named that keep an import from being undone. */
const maxHeld = 100

function wayBack(error: unknown, status: ImportStatus, { logger }: Pick<Platform, 'logger'>): WayBack {
  if (error instanceof RecordsHeld)
    return {
      to: 'imported',
      problem: `${plural(error.held.length, 'record')} cannot be removed, so nothing was.`,
      held: error.held.slice(0, maxHeld),
    }
  if (status === 'importing' && isChanged(error))
    return {
      to: 'checking',
      problem:
        'Something the rows depend on has just changed. They were checked again; nothing was imported yet.',
    }
  logger.error({ err: error, step: status }, 'import failed')
  const [to, problem] = afterFailure[status] ?? ['matching', '']
  return { to, problem }
}

/** Someone has just used a number, or archived what rows refer to. */
const isChanged = (error: unknown): boolean =>
  error instanceof RowsChanged ||
  (error instanceof AppError && ['conflict', 'invalid'].includes(error.code)) ||
  String((error as { code?: unknown }).code).startsWith('23')

const afterFailure: Partial<Record<ImportStatus, readonly [ImportStatus, string]>> = {
  checking: ['matching', 'The rows could not be checked. Try again.'],
  importing: ['checked', 'The import stopped, and nothing was imported. Try again.'],
  undoing: ['imported', 'The import could not be undone. Try again.'],
}

async function goBack(
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
