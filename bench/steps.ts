import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { type SentDay, sendDays, tapsOf } from '#test/sent-days.ts'
import { type Caller, atOnce, signIn } from './calls.ts'
import { type Figure, median, percentile } from './report.ts'
import { makeDemo, startHaulyard } from './server.ts'

const drivers = 20
/** The first driver's are measured one by one, after a warm-up day. */
const days = 8
const connections = 10

/** Drivers' days step by step: how long one takes on the server, and how many a second with ten in parallel. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-bench-'))
  const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '1', LOG_LEVEL: 'error' }
  try {
    await makeDemo(env)
    const sent = await fill(env.HAULYARD_DATA)
    const ours = await startHaulyard(env)
    const phones = new Map<string, Caller>()
    try {
      for (const { email } of sent)
        if (!phones.has(email)) phones.set(email, await signIn(ours.origin, email))
      return await measure(sent, (email) => phones.get(email)!)
    } finally {
      for (const phone of phones.values()) phone.close()
      await ours.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string): Promise<SentDay[]> {
  const database = await startPostgres(folder)
  const owner = new pg.Client(database.config)
  await owner.connect()
  try {
    const sent = await sendDays(owner, { drivers, days })
    await owner.query('vacuum analyze')
    return sent
  } finally {
    await owner.end()
    await database.stop()
  }
}

async function measure(sent: readonly SentDay[], phoneOf: (email: string) => Caller): Promise<Figure[]> {
  const [first = [], ...others] = Object.values(Object.groupBy(sent, ({ email }) => email)).map(
    (own) => own ?? [],
  )
  const alone: number[] = []
  for (const [at, job] of first.entries()) {
    const times = await sendDay(phoneOf(job.email), job)
    if (at > 0) alone.push(...times)
  }
  const sustained: number[] = []
  // A driver works on one job at a time.
  const rate = await atOnce(connections, others, async (own) => {
    for (const job of own) sustained.push(...(await sendDay(phoneOf(job.email), job)))
  })
  return [
    {
      name: `a driver's step, one connection, p50 of ${alone.length}`,
      value: median(alone),
      unit: 'ms',
      at_most: 20,
    },
    { name: 'the same, p95', value: percentile(alone, 95), unit: 'ms' },
    {
      name: `${sustained.length} steps, ${connections} connections, sustained`,
      value: (rate * sustained.length) / others.length,
      unit: '/s',
      at_least: 100,
    },
    { name: 'the same, p50', value: median(sustained), unit: 'ms' },
    { name: 'the same, p95', value: percentile(sustained, 95), unit: 'ms' },
  ]
}

/** @returns how long each step of the day took. */
async function sendDay(phone: Caller, job: SentDay): Promise<number[]> {
  const path = `/api/driver-jobs/${job.id}`
  const { data } = await phone.get<{ templates: Checklist[] }>(`${path}/checklists`)
  const [template] = data.templates
  if (!template) throw new Error('Nobody asks for a prestart.')
  const times: number[] = []
  let status = 'Sent'
  for (const tap of tapsOf(job, template)) {
    const answer = await phone.post<DriverJob>(`${path}/steps`, tap, tap.client_op_id)
    times.push(answer.ms)
    status = answer.data.progress.status
  }
  if (status !== 'Closed') throw new Error(`The day ended ${status}.`)
  return times
}
