import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import type { ImportStatus } from '../contract/choices.ts'
import { findAnyImport, setProgress } from './import-store.ts'

/** The step was cancelled while the server was at it. */
export class Cancelled extends Error {}

export interface Progress {
  /** @throws Cancelled */
  at(done_count: number): void
  stop(): Promise<void>
}

/** How often progress is stored and shown, in milliseconds. */
const every = 400

/**
 * Shows how far a long change has come, from outside it: what it has written itself is not to be seen before it ends.
 * Begin before the change, since its timer writes changes of its own.
 */
export function openProgress(
  { db, write }: Pick<Platform, 'db' | 'write'>,
  id: number,
  status: ImportStatus,
): Progress {
  let done = 0
  let stored = 0
  let isCancelled = false
  let storing: Promise<void> = Promise.resolve()

  const store = async (): Promise<void> => {
    const found = await findAnyImport(db, id)
    isCancelled = found?.status !== status
    if (!found || isCancelled || done === stored) return
    const done_count = done
    await write(system, async (change) => {
      if (await setProgress(change.tx, id, { status, done_count }))
        change.live('import', id, found.created_by)
    })
    stored = done_count
  }
  const timer = setInterval(() => {
    storing = storing.then(store).catch(() => {})
  }, every)
  return {
    at(done_count) {
      if (isCancelled) throw new Cancelled()
      done = done_count
    },
    async stop() {
      clearInterval(timer)
      await storing
    },
  }
}
