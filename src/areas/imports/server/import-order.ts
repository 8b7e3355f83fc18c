import { jobKind } from '#platform/server/jobs/jobs.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'

/** A step of an import for the server to do: the one its status names. */
export interface ImportOrder {
  readonly import_id: number
  /** Who ordered it: rows are checked by their rights, and logged under their name. */
  readonly viewer: Viewer
}

export const importJob = jobKind<ImportOrder>('imports-run')

/** Orders the step that the import's status names. The session is not needed, so it is not stored. */
export const orderStep = (change: Change, import_id: number): Promise<void> =>
  change.queue(importJob, { import_id, viewer: { ...change.viewer, session_id: null } })
