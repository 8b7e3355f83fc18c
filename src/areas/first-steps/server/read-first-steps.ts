import type { Db, Tx } from '#platform/server/database/database.ts'
import { type FirstSteps, stepKeys } from '../contract/first-steps.ts'
import { findDone, readClosed } from './first-steps-store.ts'

export async function readFirstSteps(db: Db | Tx): Promise<FirstSteps> {
  const [closed, done] = await Promise.all([readClosed(db), findDone(db)])
  return { ...closed, done: stepKeys.filter((key) => done[key]) }
}
