import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { type SentJob, type Tap, tap, wholeDay } from './driver-jobs.ts'

/** Where a driver says that a load was tipped. */
export interface Place {
  tip: string
  tip_site_id?: number
  tip_order_id?: number
}

/** The steps of a day until work starts. */
export const untilWork = async (app: TestApp, job: SentJob): Promise<Tap[]> =>
  (await wholeDay(app, job)).slice(0, 7)

/** A load taken on at a time of the job's day. */
export const loaded = (job: SentJob, material: string, time: string, data: object = {}) =>
  tap('load', job.at(time), { client_load_id: randomUUID(), material, ...data })

/** The same load, tipped. */
export const tippedAt = (job: SentJob, load: ReturnType<typeof loaded>, time: string, data: Place) =>
  tap('tip', job.at(time), { client_load_id: load.data.client_load_id as string, ...data })
