import { AppError, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { withSavepoint } from '#platform/server/database/savepoint.ts'
import { acceptStep } from './accept-step.ts'
import { lockDriverJob } from '../driver-job-store.ts'
import { stepFiles } from './step-file-store.ts'
import { type StoredStep, settleStep, waitingFor } from './step-store.ts'

/** Applies what waited for a step just decided, then what waited for that. */
export async function takeWaiting(change: Change, id: number, client_op_id: string): Promise<void> {
  for (const waiting of await waitingFor(change.tx, id, client_op_id)) {
    await takeOrSetAside(change, id, waiting)
    await takeWaiting(change, id, waiting.client_op_id)
  }
}

async function takeOrSetAside(change: Change, id: number, waiting: StoredStep): Promise<void> {
  const { tx } = change
  const { client_op_id } = waiting
  try {
    await withSavepoint(change, async () => {
      const job = await lockDriverJob(tx, change.viewer, 'driver-jobs:work', id)
      if (!job) throw notFound()
      const tap = { client_op_id, step: waiting, files: await stepFiles(tx, [id]) }
      await acceptStep(change, job, tap, () => settleStep(tx, waiting, { state: 'applied' }))
    })
  } catch (error) {
    // A bug, or an unavailable database, is not the driver's fault: the entire request fails and is
    // retried.
    if (!(error instanceof AppError)) throw error
    await settleStep(tx, waiting, { state: 'set_aside', reason: error.message })
  }
}
