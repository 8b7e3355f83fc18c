import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { newClientWithSite, newJob, saveCompany } from '#test/jobs.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
await saveCompany(app)
const work = {
  title: 'Dig the footings',
  job_type: 'Machine Hire',
  start_date: '2026-11-23',
  end_date: '2026-11-27',
}
const onHold = { credit_hold: 1, credit_hold_reason: 'Invoices 60 days over' } as const

test('a client on credit hold gets a job only with a reason from those responsible for credit', async () => {
  const where = await newClientWithSite(app, { name: 'Overdue Civil', ...onHold })
  const body = { ...work, ...where }
  expect(await sales.call(calls.createJob, { body })).toMatchObject({
    status: 409,
    message: 'Overdue Civil is on credit hold. Someone who may set credit can override this with a reason.',
  })
  const credit_override_reason = 'Paid by phone'
  expect((await allocator.call(calls.createJob, { body: { ...body, credit_override_reason } })).status).toBe(
    403,
  )
  const made = await administrator.call(calls.createJob, { body: { ...body, credit_override_reason } })
  expect(made.data.holds).toMatchObject([
    { kind: 'credit', override_reason: 'Paid by phone', cleared_by: 'Ada Marsh' },
  ])
  const { rows } = await app.database.pool.query(
    `select reason, part from activity_log where record_type = 'job' and record_id = $1 and action = 'hold overridden'`,
    [made.data.id],
  )
  expect(rows).toEqual([{ reason: 'Paid by phone', part: 'Credit' }])
  expect((await sales.call(calls.listJobs, { query: { client_id: where.client_id } })).total).toBe(1)
})

test('a job waits for its purchase order and induction', async () => {
  const where = await newClientWithSite(app, { po_required: 1 }, { induction_required: 1 })
  const job = await newJob(app, where)
  const params = { id: job.id }
  expect(job.holds).toMatchObject([
    { kind: 'po', detail: 'Kestrel Homes needs a purchase order number.', cleared_at: null },
    { kind: 'induction', detail: 'Quarry requires an induction.', cleared_at: null },
  ])
  expect(await allocator.call(calls.confirmJob, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'Clear or override first: Purchase order, Induction.',
  })
  const ordered = await sales.call(calls.editJob, { params, body: { version: 1, po_number: 'PO 7' } })
  expect(ordered.data.holds).toMatchObject([
    { kind: 'po', cleared_by: 'Sal Moretti', override_reason: null },
    { kind: 'induction', cleared_at: null },
  ])
  expect((await sales.call(calls.clearJobHold, { params: { id: job.id, kind: 'induction' } })).status).toBe(
    403,
  )
  await allocator.call(calls.clearJobHold, { params: { id: job.id, kind: 'induction' } })
  // Settled holds stay settled while other things change.
  const edited = await sales.call(calls.editJob, { params, body: { version: 2, title: 'Dig deeper' } })
  expect(edited.data.holds.every(({ cleared_at }) => cleared_at !== null)).toBe(true)
  expect((await allocator.call(calls.confirmJob, { params, body: {} })).data.status).toBe('Confirmed')
  const removed = await allocator.call(calls.editJob, { params, body: { version: 4, po_number: null } })
  expect(removed.data.holds.find(({ kind }) => kind === 'po')).toMatchObject({ cleared_at: null })
})

test('SWMS and BYDA plans are requested by hand, one at a time', async () => {
  const job = await newJob(app)
  const params = { id: job.id }
  const raise = (kind: 'swms' | 'credit') =>
    sales.call(calls.raiseJobHold, { params, body: { kind: kind as 'swms', detail: 'Deep trench' } })
  expect((await raise('credit')).errors).toEqual({ kind: 'Choose a check.' })
  expect((await raise('swms')).data.holds).toMatchObject([{ kind: 'swms', detail: 'Deep trench' }])
  expect(await raise('swms')).toMatchObject({
    status: 409,
    message: 'This job already has this check: SWMS.',
  })
  const over = { params: { id: job.id, kind: 'swms' as const } }
  expect(await allocator.call(calls.overrideJobHold, { ...over, body: { reason: '' } })).toMatchObject({
    status: 422,
    errors: { reason: 'Reason is required.' },
  })
  const settled = await allocator.call(calls.overrideJobHold, {
    ...over,
    body: { reason: 'Signed on paper' },
  })
  expect(settled.data.holds).toMatchObject([{ override_reason: 'Signed on paper', cleared_by: 'Alby Wills' }])
  expect(await allocator.call(calls.clearJobHold, over)).toMatchObject({
    status: 409,
    message: 'This check is already cleared or overridden.',
  })
  expect((await allocator.call(calls.clearJobHold, { params: { id: job.id, kind: 'byda' } })).status).toBe(
    404,
  )
})

test('a new credit hold applies to a client’s jobs, unless confirmed', async () => {
  const where = await newClientWithSite(app)
  const setHold = (version: number, fields: object) =>
    administrator.call(clientEndpoints.editClient, {
      params: { id: where.client_id },
      body: { version, ...fields },
    })
  const holdsOf = async ({ id }: { id: number }) =>
    (await sales.call(calls.getJob, { params: { id } })).data.holds
  const [draft, pending, confirmed, other] = [
    await newJob(app, where),
    await newJob(app, where),
    await newJob(app, where),
    await newJob(app),
  ]
  await sales.call(calls.submitJob, { params: { id: pending.id }, body: {} })
  await sales.call(calls.submitJob, { params: { id: confirmed.id }, body: {} })
  await allocator.call(calls.confirmJob, { params: { id: confirmed.id }, body: {} })

  expect((await setHold(1, onHold)).status).toBe(200)
  for (const job of [draft, pending])
    expect(await holdsOf(job)).toMatchObject([
      { kind: 'credit', detail: 'Kestrel Homes is on credit hold.', cleared_at: null },
    ])
  for (const job of [confirmed, other]) expect(await holdsOf(job)).toEqual([])
  expect(await allocator.call(calls.confirmJob, { params: { id: pending.id }, body: {} })).toMatchObject({
    status: 409,
    message: 'Clear or override first: Credit.',
  })
  // Once settled, changing another field of the client does not raise it again; a new hold does.
  const credit = { params: { id: draft.id, kind: 'credit' as const } }
  await allocator.call(calls.overrideJobHold, { ...credit, body: { reason: 'Paid by phone' } })
  await setHold(2, { credit_hold_reason: 'Invoices 90 days over' })
  expect(await holdsOf(draft)).toMatchObject([{ override_reason: 'Paid by phone' }])
  expect((await setHold(3, { credit_hold: 0 })).status).toBe(200)
  expect(await holdsOf(pending)).toMatchObject([{ cleared_by: 'Ada Marsh', override_reason: null }])
  expect(await holdsOf(draft)).toMatchObject([{ override_reason: 'Paid by phone' }])
  await setHold(4, onHold)
  expect(await holdsOf(draft)).toMatchObject([{ cleared_at: null, override_reason: null }])
  const { rows } = await app.database.pool.query(
    `select action from activity_log where record_type = 'job' and record_id = $1 and part = 'Credit' order by id`,
    [pending.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['hold raised', 'hold cleared', 'hold raised'])
})

test('a job created for a client just going on hold, or moved to it later, waits too', async () => {
  const [from, to] = [await newClientWithSite(app), await newClientWithSite(app)]
  const hold = administrator.call(clientEndpoints.editClient, {
    params: { id: to.client_id },
    body: { version: 1, ...onHold },
  })
  const made = await Promise.all([newJobOrRefusal(to), hold])
  const { status, data } = made[0]
  if (status === 200)
    expect((await sales.call(calls.getJob, { params: { id: data.id } })).data.holds).toMatchObject([
      { kind: 'credit', cleared_at: null },
    ])
  else expect(status).toBe(409)
  const job = await newJob(app, from)
  const moved = await sales.call(calls.editJob, { params: { id: job.id }, body: { version: 1, ...to } })
  expect(moved.data.holds).toMatchObject([{ kind: 'credit', cleared_at: null }])
})

/** Depending on timing, the client may be on hold by then. */
const newJobOrRefusal = (where: Awaited<ReturnType<typeof newClientWithSite>>) =>
  sales.call(calls.createJob, { body: { ...work, ...where } })
