import { randomUUID } from 'node:crypto'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { lockDriverJob } from '../driver-job-store.ts'
import { progressUntil } from '../steps/read-progress.ts'
import { recompute } from '../steps/recompute.ts'
import { insertStep } from '../steps/step-store.ts'
import { notifyDriver } from '../sending/notify-driver-job.ts'

/** The office reported a breakdown: for a driver working with the machine it counts as their own report. */
export async function breakDownWithOrder(change: Change, id: number, reason: string): Promise<void> {
  const job = await lockDriverJob(change.tx, system, 'driver-jobs:read', id)
  if (!job) return
  const step = { kind: 'breakdown', at: change.now.toISOString(), data: { reason } } as const
  const before = await progressUntil(change.tx, job, step.at)
  await insertStep(change.tx, id, { ...step, client_op_id: randomUUID(), after: null }, 'applied')
  await recompute(change, job, { step, before, files: [] })
  await notifyDriver(change, job, `${job.order_no} broke down`, reason)
}
