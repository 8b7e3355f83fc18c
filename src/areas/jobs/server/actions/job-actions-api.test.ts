import { expect, test } from 'vitest'
import { type Caller, testApp } from '#test/app.ts'
import { newClientWithSite, newJob, plainOrder, saveCompany } from '#test/jobs.ts'
import { type JobStatus, jobStatuses } from '../../contract/choices.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'
import {
  type BillingStep,
  type JobAction,
  jobActions,
  jobBilling,
  jobCan,
  jobRight,
  statusAfter,
} from '../../rules/job-status.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { startsFrom } from '#shared/state-table.ts'
import { settleBilling } from './settle-billing.ts'

const app = await testApp()
const { pool } = app.database
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
await saveCompany(app)
const where = await newClientWithSite(app)
const reason = 'Rain/wet site'

/** A job in a status, however it got there. */
async function jobIn(status: JobStatus) {
  const { id, job_no } = await newJob(app, where)
  const held = status === 'On Hold' ? 'Confirmed' : null
  await pool.query(
    `update job set status = $2, status_before_hold = $3, hold_reason = case when $3::job_status is null then null else 'Wet' end,
       cancel_reason = case when $2::job_status in ('Cancelled', 'Cancelled by Office') then 'Rain' end where id = $1`,
    [id, status, held],
  )
  if (jobActionNeedsHold(status))
    await pool.query(`insert into job_hold (job_id, kind) values ($1, 'swms')`, [id])
  const { rows } = await pool.query<{ version: number }>('select version from job where id = $1', [id])
  return { id, job_no, status, version: rows[0]!.version }
}
/** Something to settle, but not where it would prevent confirmation. */
const jobActionNeedsHold = (status: JobStatus) => status !== 'Pending'

type Job = Awaited<ReturnType<typeof jobIn>>
const doing: Record<JobAction, (who: Caller, job: Job) => Promise<{ status: number; message: string }>> = {
  edit: (who, { id, version }) =>
    who.call(calls.editJob, { params: { id }, body: { version, title: 'Level the pad' } }),
  settleHold: async (who, { id, status }) => {
    if (status === 'Pending')
      await pool.query(`insert into job_hold (job_id, kind) values ($1, 'swms') on conflict do nothing`, [id])
    return who.call(calls.clearJobHold, { params: { id, kind: 'swms' } })
  },
  submit: (who, { id }) => who.call(calls.submitJob, { params: { id }, body: {} }),
  confirm: (who, { id }) => who.call(calls.confirmJob, { params: { id }, body: {} }),
  hold: (who, { id }) => who.call(calls.holdJob, { params: { id }, body: { reason } }),
  resume: (who, { id }) => who.call(calls.resumeJob, { params: { id }, body: {} }),
  complete: (who, { id }) => who.call(calls.completeJob, { params: { id }, body: {} }),
  cancel: (who, { id }) => who.call(calls.cancelJob, { params: { id }, body: { reason } }),
  cancelByOffice: (who, { id }) => who.call(calls.cancelJobByOffice, { params: { id }, body: { reason } }),
  archive: (who, { id }) => who.call(calls.archiveJobs, { body: { ids: [id], reason } }),
  restore: (who, { id }) => who.call(calls.restoreJobs, { body: { ids: [id] } }),
}
const names = Object.keys(doing) as JobAction[]
const pairs = jobStatuses.flatMap((status) => names.map((name) => [name, status] as const))
const stateOf = (status: JobStatus) => ({
  status,
  status_before_hold: status === 'On Hold' ? ('Confirmed' as const) : null,
  archived_at: null,
  holds: [],
  unfinished_orders: 0,
})

async function written(id: number) {
  const { rows } = await pool.query(
    `select version, status, archived_at, (select count(*)::int from activity_log where record_type = 'job' and record_id = $1) as entries
     from job where id = $1`,
    [id],
  )
  return rows[0] as { version: number; status: JobStatus; archived_at: Date | null; entries: number }
}

// R7: every status with every action, against the table that the buttons use.
test.each(pairs)('%s on a job that is %s', async (name, status) => {
  const job = await jobIn(status)
  const allowed = jobCan[name](stateOf(status))
  const before = await written(job.id)
  const answer = await doing[name](administrator, job)
  const after = await written(job.id)
  if (allowed !== true) {
    expect(answer.status).toBe(409)
    const isNamed = name === 'archive' || name === 'restore'
    expect(answer.message).toBe(isNamed ? `${job.job_no} Dig the footings: ${allowed}` : allowed)
    expect(after).toEqual(before)
    return
  }
  expect([answer.status, answer.message]).toEqual([200, expect.any(String)])
  expect(after.status).toBe(statusAfter(name, stateOf(status)))
  expect(after.entries).toBe(before.entries + 1)
  expect(after.archived_at !== null).toBe(name === 'archive')
})

/** The billing state of a job's orders before it decides the job's status. */
const billing: Record<BillingStep, string> = { invoice: 'Invoiced', reopen: 'Confirmed' }
const steps = Object.keys(billing) as BillingStep[]
const settle = (id: number) => app.platform.write(system, (change) => settleBilling(change, id))

/** Sets an order's status by hand; before it is confirmed the job's checks are cleared. */
async function becomes(order: number, status: string): Promise<void> {
  await pool.query(
    'update job_hold set cleared_at = now() where job_id = (select job_id from job_item where id = $1)',
    [order],
  )
  await pool.query(
    `update job_item set order_status = $2::text::order_status,
      cancel_reason = case when $2::text like 'Cancelled%' then 'Rain' end where id = $1`,
    [order, status],
  )
}

test.each(jobStatuses.flatMap((status) => steps.map((step) => [step, status] as const)))(
  '%s on a job that is %s',
  async (step, status) => {
    const { id } = await jobIn(status)
    const order = await plainOrder(app, id, '2026-11-24')
    await becomes(order, billing[step])
    const before = await written(id)
    await settle(id)
    const after = await written(id)
    if (!startsFrom(jobBilling[step], status)) return expect(after).toEqual(before)
    expect(after).toMatchObject({ status: jobBilling[step].to, entries: before.entries + 1 })
    await settle(id)
    expect(await written(id)).toEqual(after)
  },
)

/** The statuses of a completed job's orders, and the resulting one. */
test.each([
  ['Completed', []],
  ['Completed', ['Cancelled', 'Cancelled by Office', 'Moved']],
  ['Completed', ['Invoiced', 'Confirmed']],
  ['Completed', ['Invoiced', 'Broke Down']],
  ['Completed', ['Invoiced', 'Pending']],
  ['Invoiced', ['Invoiced', 'Cancelled', 'Cancelled by Office', 'Moved']],
])('a job ends up %s when its orders are %j', async (status, orders) => {
  const { id } = await jobIn('Completed')
  for (const order_status of orders) {
    const order = await plainOrder(app, id, '2026-11-24')
    await becomes(order, order_status)
  }
  await settle(id)
  expect((await written(id)).status).toBe(status)
})

test('a fully billed job is invoiced when completed, even if archived since', async () => {
  const { id } = await jobIn('In Progress')
  const order = await plainOrder(app, id, '2026-11-24')
  await pool.query(`update job_item set order_status = 'Invoiced' where id = $1`, [order])
  const { data } = await allocator.call(calls.completeJob, { params: { id }, body: {} })
  expect(data.status).toBe('Invoiced')
  await allocator.call(calls.archiveJobs, { body: { ids: [id], reason } })
  await pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [order])
  await settle(id)
  expect(await written(id)).toMatchObject({ status: 'Completed', archived_at: expect.any(String) })
})

test('each action needs the right that the table has for the status', async () => {
  for (const [who, user_type] of [
    [sales, 4],
    [allocator, 3],
  ] as const)
    for (const [name, status] of pairs) {
      if (!startsFrom(jobActions[name], status)) continue
      const right = jobRight(name, { status })
      const job = await jobIn(status)
      const answer = await doing[name](who, job)
      expect([user_type, name, status, answer.status]).toEqual([
        user_type,
        name,
        status,
        effectiveGrants(user_type)[right] ? 200 : 403,
      ])
    }
})

test('a job with holds or open orders goes no further', async () => {
  const waiting = await jobIn('Pending')
  await pool.query(`insert into job_hold (job_id, kind) values ($1, 'byda')`, [waiting.id])
  expect(await doing.confirm(allocator, waiting)).toMatchObject({
    status: 409,
    message: 'Clear or override first: BYDA plans.',
  })
  const running = await jobIn('In Progress')
  await plainOrder(app, running.id, '2026-11-24')
  expect(await doing.complete(allocator, running)).toMatchObject({
    status: 409,
    message: '1 order of this job is not finished. Finish or cancel first.',
  })
})

test('a hold keeps its reason and the job’s earlier status, and resuming clears both', async () => {
  const job = await jobIn('In Progress')
  const held = await allocator.call(calls.holdJob, {
    params: { id: job.id },
    body: { reason: 'Water main', version: job.version },
  })
  expect(held.data).toMatchObject({
    status: 'On Hold',
    status_before_hold: 'In Progress',
    hold_reason: 'Water main',
  })
  expect(
    (await allocator.call(calls.resumeJob, { params: { id: job.id }, body: { version: job.version } }))
      .status,
  ).toBe(409)
  const resumed = await allocator.call(calls.resumeJob, { params: { id: job.id }, body: {} })
  expect(resumed.data).toMatchObject({ status: 'In Progress', status_before_hold: null, hold_reason: null })
})

test('holding and cancelling need a reason', async () => {
  const { id } = await jobIn('Confirmed')
  for (const call of [calls.holdJob, calls.cancelJob, calls.cancelJobByOffice])
    expect(await allocator.call(call, { params: { id }, body: { reason: ' ' } })).toMatchObject({
      status: 422,
      errors: { reason: 'Reason is required.' },
    })
})

test('a job is cancelled only for a reason in the list', async () => {
  const { id } = await jobIn('Confirmed')
  for (const call of [calls.cancelJob, calls.cancelJobByOffice])
    expect(await allocator.call(call, { params: { id }, body: { reason: 'Felt like it' } })).toMatchObject({
      status: 422,
      errors: { reason: 'Reason is not one of the choices.' },
    })
  expect((await allocator.call(calls.getJob, { params: { id } })).data).toMatchObject({
    status: 'Confirmed',
    cancel_reason: null,
  })
})

test('of twenty simultaneous confirmations one succeeds', async () => {
  const { id } = await jobIn('Pending')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => allocator.call(calls.confirmJob, { params: { id }, body: {} })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
})
