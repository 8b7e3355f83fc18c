import { AppError } from '#platform/contract/app-error.ts'
import { job } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { plural } from '#shared/text.ts'
import type { ImportStatus } from '../contract/choices.ts'
import { checkImport } from './check-import.ts'
import { type WayBack, failed, goBack } from './go-back.ts'
import { type ImportOrder, importJob } from './import-order.ts'
import { importRows, RowsChanged } from './import-rows.ts'
import { findAnyImport } from './import-store.ts'
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

/** How many records are named that keep an import from being undone. */
const maxHeld = 100

function wayBack(error: unknown, status: ImportStatus, { logger }: Pick<Platform, 'logger'>): WayBack {
  if (error instanceof RecordsHeld) {
    const { length } = error.held
    const listed = length > maxHeld ? ` The first ${maxHeld} are listed.` : ''
    return {
      to: 'imported',
      problem: `${plural(length, 'record')} cannot be removed, so nothing was.${listed}`,
      held: error.held.slice(0, maxHeld),
    }
  }
  if (status === 'importing' && isChanged(error))
    return {
      to: 'checking',
      problem:
        'Something the rows depend on has just changed. They were checked again; nothing was imported yet.',
    }
  logger.error({ err: error, step: status }, 'import failed')
  return failed(status)
}

/** A record that rows refer to is gone, a number is in use, or a time is. */
const rowsConflict = ['23503', '23505', '23P01']

/** Someone has just used a number, or archived what rows refer to. */
const isChanged = (error: unknown): boolean =>
  error instanceof RowsChanged ||
  (error instanceof AppError && ['conflict', 'invalid'].includes(error.code)) ||
  rowsConflict.includes(String((error as { code?: unknown }).code))
