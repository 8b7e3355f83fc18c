import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import { type Step, progressOf } from '#areas/driver-jobs/rules/progress.ts'
import { chance } from '#db/demo/random.ts'
import { stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { clusterFolder } from '#platform/server/embedded-postgres/place.ts'
import { copyCluster } from './new-cluster.ts'
import { launch, post, ready, setUp } from './process.ts'
import { count, figure } from './proof.ts'
import { withDatabase } from './real-server.ts'
import { type SentDay, sendDays, tapsOf } from './sent-days.ts'

const kills = count({ short: 1, full: 50 })
/** Answers before a kill, at least and at most: where few are killed, enough for all that is looked for below. */
const before = { least: count({ short: 130, full: 12 }), most: count({ short: 200, full: 30 }) }
const password = 'a-password-for-tests'

interface Asked {
  path: string
  body: object
  key: string
}
interface Kept {
  key: string
  data: { id: number; invoice_no?: string | null }
}
interface Refused {
  path: string
  message: string
}

/** Someone at work: what they ask for next depends on what they were answered. */
type Work = AsyncGenerator<Asked, void, Kept['data']>

/**
 * Asks for one thing after the other. What was not answered when the server went away is asked for again, under the same
 * key, as phones and browsers do.
 */
function worker(authorization: string, work: Work, kept: Kept[], refused: Refused[]) {
  let asked: Asked | undefined
  let answer: Kept['data'] = { id: 0 }
  return async (origin: string, until: { over: boolean }): Promise<void> => {
    while (!until.over) {
      const wanted = asked ?? (await work.next(answer)).value
      if (!wanted) return
      asked = wanted
      const { path, body, key } = wanted
      const reply = await post(origin, path, body, { authorization, 'idempotency-key': key }).catch(
        () => null,
      )
      if (!reply) return // the server is gone
      if (!reply.success) refused.push({ path, message: reply.message })
      else {
        answer = reply.data as Kept['data']
        kept.push({ key, data: answer })
      }
      asked = undefined
    }
  }
}

/** The days of a driver, tap by tap. */
async function* driving(days: readonly SentDay[], checklist: Checklist): Work {
  for (const day of days)
    for (const tap of tapsOf(day, checklist))
      yield { path: `/api/driver-jobs/${day.id}/steps`, body: tap, key: tap.client_op_id }
}

const received_on = '2026-11-01'

/** Invoices one after the other, each made, approved and paid in two parts; some stay drafts. */
async function* billing(client_id: number, name: string): Work {
  for (let number = 1; ; number++) {
    const key = `${name}-${number}`
    const lines = [
      { description: 'Excavator', unit: 'hour', quantity: 8, unit_price_cents: 185_00, gst_code: 'GST' },
    ]
    const { id } = yield { path: '/api/invoices', body: { client_id, lines }, key: `${key}-make` }
    if (number % 5 === 0) continue
    yield { path: `/api/invoices/${id}/approve`, body: {}, key: `${key}-approve` }
    for (const [part, amount_cents] of [500_00, 1128_00].entries())
      yield {
        path: '/api/payments',
        body: { client_id, received_on, method: 'eft', allocations: [{ invoice_id: id, amount_cents }] },
        key: `${key}-pay-${part}`,
      }
  }
}

// The same, longer, is R1 in test/durability.test.ts; here are taps, numbers and money.
test(
  'after kill -9 no tap, number or cent that was acknowledged is lost, and nothing is there by half',
  { timeout: count({ short: 600_000, full: 14_400_000 }) },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haulyard-durable-'))
    copyCluster(clusterFolder(folder), 'migrated')
    const env = { HAULYARD_DATA: folder, HAULYARD_DEMO: '0' }
    const random = chance(31)
    let server = await launch(env)
    // Also when something below fails: nobody else ends the server, and it keeps the folder locked.
    onTestFinished(async () => {
      await server.end('SIGKILL')
      await stopPostgres(folder).catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    }, 120_000)
    await ready(server)
    const startAgain = async () => ready((server = await launch(env)))
    const { authorization } = await setUp(server.origin)
    await server.end('SIGTERM')
    const seeded = await withDatabase(folder, async (owner) => {
      const days = await sendDays(owner, { drivers: 2, days: count({ short: 9, full: 60 }) })
      const { rows } = await owner.query<{ id: number }>(`select id::int from client where name = 'Sent'`)
      return { days, client_id: rows[0]!.id }
    })
    await startAgain()
    const kept: Kept[] = []
    const refused: Refused[] = []
    const workers = ['one', 'two'].map((name) =>
      worker(authorization, billing(seeded.client_id, name), kept, refused),
    )
    for (const email of new Set(seeded.days.map((day) => day.email))) {
      const { data } = await post(server.origin, '/api/login', { email, password })
      const driver = `Bearer ${(data as { token: string }).token}`
      const own = seeded.days.filter((day) => day.email === email)
      const answer = await fetch(`${server.origin}/api/driver-jobs/${own[0]!.id}/checklists`, {
        headers: { authorization: driver },
      })
      const { templates } = ((await answer.json()) as { data: { templates: Checklist[] } }).data
      workers.push(worker(driver, driving(own, templates[0]!), kept, refused))
    }

    for (let kill = 0; kill < kills; kill++) {
      const until = { over: false }
      const { origin } = server
      const working = workers.map((work) => work(origin, until))
      // So many answers later, however slow the machine is, and then at any moment.
      const enough = kept.length + random.whole(before.least, before.most)
      for (let tries = 0; kept.length < enough && tries < 4000; tries++) await sleep(5)
      await sleep(random.whole(0, 40))
      await server.end('SIGKILL')
      until.over = true
      await Promise.all(working)
      await startAgain()
    }
    await server.end('SIGTERM')

    expect(refused).toEqual([])
    await withDatabase(folder, async (owner) => {
      await expectKept(owner, kept)
      await expectWholeSteps(owner)
      const numbers = await expectWholeInvoices(owner)
      figure(
        'R4',
        `${kills} kills of the server, ${kept.length} acknowledged: numbers 1 to ${numbers}, no gap, none twice`,
      )
    })
  },
)

/** Every answer that came is the answer that is kept; what is kept twice would be paid twice. */
async function expectKept(owner: pg.Client, kept: readonly Kept[]): Promise<void> {
  const { rows } = await owner.query<{ key: string; answer: string | null }>(
    'select key, answer from idempotency',
  )
  const answers = new Map(rows.map(({ key, answer }) => [key, answer]))
  expect(kept.filter(({ key }) => !answers.get(key))).toEqual([])
  expect(rows.filter(({ answer }) => answer === null)).toEqual([])
  const { rows: taps } = await owner.query<{ id: string }>(`select client_op_id as id from driver_job_step`)
  const tapped = kept.filter(({ key }) => /^[0-9a-f-]{36}$/.test(key))
  expect(tapped.length).toBeGreaterThan(40)
  expect(tapped.filter(({ key }) => !taps.some(({ id }) => id === key))).toEqual([])
  expect(taps.filter(({ id }) => !answers.has(id))).toEqual([])

  const { rows: invoices } = await owner.query<{ id: number; invoice_no: string | null }>(
    'select id::int, invoice_no from invoice',
  )
  const numberOf = new Map(invoices.map(({ id, invoice_no }) => [id, invoice_no]))
  const made = kept.filter(({ key }) => key.endsWith('-make'))
  expect(made.filter(({ data }) => !numberOf.has(data.id))).toEqual([])
  const approved = kept.filter(({ key }) => key.endsWith('-approve'))
  expect(approved.length).toBeGreaterThan(10)
  expect(approved.filter(({ data }) => numberOf.get(data.id) !== data.invoice_no)).toEqual([])

  const { rows: payments } = await owner.query<{ id: number }>('select id::int from payment')
  const paid = kept.filter(({ key }) => key.includes('-pay-')).map(({ data }) => data.id)
  expect(new Set(paid).size).toBe(paid.length)
  expect(paid.filter((id) => !payments.some((payment) => payment.id === id))).toEqual([])
  expect(payments.length).toBe(rows.filter(({ key }) => key.includes('-pay-')).length)
  expect(invoices.length).toBe(rows.filter(({ key }) => key.endsWith('-make')).length)
}

interface TappedJob {
  id: number
  status: string
  taps: Step[]
  entries: { kind: string; ended: boolean }[]
  loads: { status: string }[]
  logged: number
  checklists: number
  docket: { status: string; issued: number } | null
}

/** What is stored of each driver job is what its taps come to, with everything that they bring about. */
async function expectWholeSteps(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<TappedJob>(
    `select d.id::int, d.status,
       coalesce((select json_agg(json_build_object('kind', s.kind, 'at', s.at, 'data', s.data) order by s.applied_no)
         from driver_job_step s where s.driver_job_id = d.id and s.state = 'applied'), '[]') as taps,
       coalesce((select json_agg(json_build_object('kind', t.kind, 'ended', t.ended_at is not null) order by t.started_at)
         from time_entry t where t.driver_job_id = d.id), '[]') as entries,
       coalesce((select json_agg(json_build_object('status', l.status) order by l.load_no)
         from load l where l.driver_job_id = d.id), '[]') as loads,
       (select count(*)::int from activity_log a where a.record_type = 'driver_job' and a.record_id = d.id) as logged,
       (select count(*)::int from asset_checklist c where c.id = d.asset_checklist_id) as checklists,
       (select json_build_object('status', k.status, 'issued', (select count(*) from issued_document p
         where p.record_type = 'docket' and p.record_id = k.id)) from docket k where k.driver_job_id = d.id) as docket
     from driver_job d order by d.id`,
  )
  for (const { id, taps, ...stands } of rows) {
    const expectedProgress = progressOf(taps, {
      tracked_materials: [],
      order_version: 1,
      checklist: 'pass',
      ended: null,
    })
    const has = (kind: Step['kind']) => taps.some((tap) => tap.kind === kind)
    const expected: Omit<TappedJob, 'id' | 'taps'> = {
      status: expectedProgress.status,
      entries: expectedProgress.entries.map(({ kind, ended_at }) => ({ kind, ended: ended_at !== null })),
      loads: expectedProgress.loads.map(({ status }) => ({ status })),
      logged: taps.length,
      checklists: Number(has('prestart')),
      docket: has('finish')
        ? { status: has('sign') ? 'Submitted' : 'Draft', issued: Number(has('sign')) }
        : null,
    }
    expect({ id, ...stands }).toEqual({ id, ...expected })
  }
  const { rows: waiting } = await owner.query(`select from driver_job_step where state <> 'applied'`)
  expect(waiting).toEqual([])
}

/** Approved, numbered and issued are one; numbers are 1 to n; what is paid is what payments give. */
async function expectWholeInvoices(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{
    number: number | null
    is_approved: boolean
    issued: number
    lines: number
    logged: number
    paid: number
    given: number
    parts: number
  }>(
    `select i.number, i.status <> 'Draft' as is_approved, i.paid_cents::int as paid,
       (select count(*)::int from issued_document d where d.record_type = 'invoice' and d.record_id = i.id
         and d.model ->> 'number' = i.invoice_no) as issued,
       (select count(*)::int from invoice_line l where l.invoice_id = i.id) as lines,
       (select count(*)::int from activity_log a where a.record_type = 'invoice' and a.record_id = i.id) as logged,
       (select coalesce(sum(a.amount_cents), 0)::int from payment_allocation a where a.invoice_id = i.id) as given,
       (select count(*)::int from payment_allocation a where a.invoice_id = i.id) as parts
     from invoice i order by i.number`,
  )
  for (const { number, is_approved, issued, lines, logged, paid, given, parts } of rows) {
    expect({ is_approved, issued, lines }).toEqual({
      is_approved: number !== null,
      issued: Number(number !== null),
      lines: 1,
    })
    expect({ paid, logged }).toEqual({ paid: given, logged: 1 + Number(is_approved) + parts })
    expect(paid).toBe([0, 500_00, 1628_00][parts])
  }
  const numbers = rows.flatMap(({ number }) => number ?? [])
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  const { rows: series } = await owner.query<{ last_number: number }>(
    `select last_number::int from number_sequence where name = 'invoice'`,
  )
  expect(series[0]?.last_number).toBe(numbers.length)
  const { rows: uneven } = await owner.query(
    `select p.id from payment p where p.amount_cents <>
       (select coalesce(sum(a.amount_cents), 0) from payment_allocation a where a.payment_id = p.id)`,
  )
  expect(uneven).toEqual([])
  return numbers.length
}
