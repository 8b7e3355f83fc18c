import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { settingsEndpoints as settings } from '#areas/settings/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { newClientWithSite, newJob, plainOrder, saveCompany } from '#test/jobs.ts'
import { jobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')
await saveCompany(app)
const where = await newClientWithSite(app)
const footings = {
  ...where,
  title: 'Dig the footings',
  job_type: 'Machine Hire',
  start_date: '2026-11-23',
  end_date: '2026-11-27',
}

test('a job is refused without a session, to a driver and to accounts, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createJob, { body: footings })).toMatchObject({
    status: 401,
    message: 'Token is Expired',
  })
  for (const one of [driver, accounts])
    expect(await one.call(calls.createJob, { body: footings })).toMatchObject({
      status: 403,
      message: 'You are not Authorized for this action.',
    })
  const refused = await sales.call(calls.createJob, {} as never, {
    raw: {
      title: 'D',
      start_date: '23 Nov',
      default_start_time: '25:00',
      status: 'Confirmed',
      job_no: 'J-1',
    },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      client_id: 'Client is required.',
      job_site_id: 'Site is required.',
      title: 'Title must be at least 2 characters.',
      job_type: 'Job type is required.',
      start_date: 'Enter a date like 20 Nov 2026.',
      end_date: 'End date is required.',
      default_start_time: 'Enter a time like 7:00 am.',
      status: 'Status is not one of the choices.',
      job_no: 'This field is not known.',
    },
  })
})

test('a job’s references fit together, or the field says why not', async () => {
  const other = await newClientWithSite(app, { name: 'Redgum Civil' })
  const { data: contact } = await administrator.call(clientEndpoints.createContact, {
    params: { id: other.client_id },
    body: { name: 'Jo Nguyen' },
  })
  const refusal = async (fields: object) =>
    (await sales.call(calls.createJob, { body: { ...footings, ...fields } })).errors
  expect(await refusal({ end_date: '2026-11-22' })).toEqual({
    end_date: 'End date must be on or after the start date.',
  })
  expect(await refusal({ job_site_id: other.job_site_id })).toEqual({
    job_site_id: 'This site belongs to another client.',
  })
  expect(await refusal({ job_site_id: 9_999_999 })).toEqual({
    job_site_id: 'Site is not one of the choices.',
  })
  expect(await refusal({ client_id: 9_999_999 })).toEqual({ client_id: 'Client is not one of the choices.' })
  expect(await refusal({ contact_id: contact.id })).toEqual({
    contact_id: 'Contact is not one of the choices.',
  })
  expect(await refusal({ allocator_id: 9_999_999 })).toEqual({
    allocator_id: 'Allocator is not one of the choices.',
  })
  expect(await refusal({ job_type: 'Gardening' })).toEqual({
    job_type: 'Job type is not one of the choices.',
  })
  expect(await refusal({ billing_method: 'fixed' })).toEqual({
    fixed_price_cents: 'Fixed price is required.',
  })
  await administrator.call(clientEndpoints.archiveClients, {
    body: { ids: [other.client_id], reason: 'Closed down' },
  })
  expect(await refusal(other)).toEqual({ client_id: 'This client is archived.' })
})

test('a shared site serves every client', async () => {
  const shared = await app.database.pool.query<{ id: number }>(
    `insert into job_site (name, address_line1, suburb, state, postcode)
     values ('Shared tip', '2 Tip Road', 'Epping', 'VIC', '3076') returning id::int`,
  )
  const job_site_id = shared.rows[0]!.id
  expect((await sales.call(calls.createJob, { body: { ...footings, job_site_id } })).data.site).toBe(
    'Shared tip',
  )
})

test('a job is created, found, changed and cancelled, and the log says so', async () => {
  const made = await sales.call(calls.createJob, { body: { ...footings, title: 'Trench for Wattle Street' } })
  expect(made).toMatchObject({
    status: 200,
    data: {
      status: 'Draft',
      client: 'Kestrel Homes',
      site: 'Quarry',
      default_start_time: '07:00',
      holds: [],
      orders: 0,
      version: 1,
    },
  })
  const { id, job_no } = made.data
  expect(job_no).toMatch(/^J-\d{6}$/)
  const next = await newJob(app, { ...where })
  expect(Number(next.job_no.slice(2))).toBe(Number(job_no.slice(2)) + 1)
  for (const search of ['wattle', job_no.toLowerCase(), 'kestrel trench'])
    expect((await sales.call(calls.listJobs, { query: { search } })).data.map((job) => job.id)).toEqual([id])
  const edited = await sales.call(calls.editJob, {
    params: { id },
    body: { version: 1, po_number: 'PO 7', default_start_time: '06:30' },
  })
  expect(edited.data).toMatchObject({ po_number: 'PO 7', default_start_time: '06:30', version: 2 })
  await allocator.call(calls.cancelJob, { params: { id }, body: { reason: 'Customer changed date' } })
  const cancelled = await sales.call(calls.listJobs, { query: { cancelled: '1', search: 'wattle' } })
  expect(cancelled.data).toMatchObject([{ id, status: 'Cancelled', cancel_reason: 'Customer changed date' }])
  const { rows: log } = await app.database.pool.query(
    `select action, actor, after, reason from activity_log where record_type = 'job' and record_id = $1 order by id`,
    [id],
  )
  expect(log).toMatchObject([
    { action: 'created', actor: 'Sal Moretti' },
    { action: 'updated', after: { po_number: 'PO 7', default_start_time: '06:30' } },
    {
      action: 'cancelled',
      actor: 'Alby Wills',
      after: { status: 'Cancelled' },
      reason: 'Customer changed date',
    },
  ])
})

test('a type is chosen from the list, and one hidden since stays', async () => {
  const { id } = await newJob(app, { ...where, job_type: 'Cartage Only' })
  const list = { list_key: 'job_type' } as const
  const { data: types } = await administrator.call(settings.listDropdown, { params: list })
  const cartage = types.find(({ value }) => value === 'Cartage Only')!
  await administrator.call(settings.editDropdownItem, {
    params: { ...list, id: cartage.id },
    body: { version: cartage.version, is_visible: 0 },
  })
  const none = { job_type: 'Job type is not one of the choices.' }
  const edit = (fields: object) =>
    sales.call(calls.editJob, { params: { id }, body: { version: 1, ...fields } })
  expect((await edit({ job_type: 'Gardening' })).errors).toEqual(none)
  const another = await sales.call(calls.createJob, { body: { ...footings, job_type: 'Cartage Only' } })
  expect(another.errors).toEqual(none)
  const kept = await edit({ job_type: 'Cartage Only', title: 'Cart the spoil' })
  expect(kept.data).toMatchObject({ job_type: 'Cartage Only', title: 'Cart the spoil' })
  await administrator.call(settings.editDropdownItem, {
    params: { ...list, id: cartage.id },
    body: { version: cartage.version + 1, is_visible: 1 },
  })
})

test('the second of two editors sees both values', async () => {
  const { id } = await newJob(app, where)
  await allocator.call(calls.editJob, { params: { id }, body: { version: 1, title: 'Level the pad' } })
  const late = await sales.call(calls.editJob, { params: { id }, body: { version: 1, title: 'Dig the pad' } })
  expect(late).toMatchObject({
    status: 409,
    data: { changed_by: 'Alby Wills', current: { title: 'Level the pad', version: 2 } },
  })
  expect(late.text).not.toContain('search_text')
})

test('a client is changed only before anything was agreed, together with the site', async () => {
  const { id } = await newJob(app, where)
  const other = await newClientWithSite(app, { name: 'Otway Roads' })
  const edit = (version: number, fields: object) =>
    administrator.call(calls.editJob, { params: { id }, body: { version, ...fields } })
  expect((await edit(1, { client_id: other.client_id })).errors).toEqual({
    job_site_id: 'This site belongs to another client.',
  })
  expect((await edit(1, other)).data).toMatchObject({ client: 'Otway Roads', version: 2 })
  await administrator.call(calls.confirmJob, { params: { id }, body: {} })
  expect((await edit(3, where)).errors).toEqual({ client_id: 'To change the client, make a new job.' })
})

test('a job’s days include its orders', async () => {
  const { id } = await newJob(app, where)
  await plainOrder(app, id, '2026-11-24')
  const edit = (fields: object) =>
    allocator.call(calls.editJob, { params: { id }, body: { version: 1, ...fields } })
  expect((await edit({ start_date: '2026-11-25' })).errors).toEqual({
    start_date: 'Orders start on 24 Nov 2026.',
  })
  expect((await edit({ end_date: '2026-11-23' })).errors).toEqual({
    end_date: 'Orders run until 24 Nov 2026.',
  })
  const { data } = await allocator.call(calls.getJob, { params: { id } })
  expect(data).toMatchObject({ orders: 1, unfilled_orders: 1, unfinished_orders: 1 })
  expect(
    (await allocator.call(calls.listJobs, { query: { unfilled: '1' } })).data.map((job) => job.id),
  ).toEqual([id])
  const sums = await allocator.call(calls.sumJobs, { query: { unfilled: '1' } })
  expect(sums.data).toEqual({ orders: 1, unfilled_orders: 1 })
  const driver = await app.as('driver')
  expect((await driver.call(calls.sumJobs, { query: {} })).data).toMatchObject({ orders: 0 })
})

test('the list filters by status, client, type and days, and its total is exact', async () => {
  const other = await newClientWithSite(app, { name: 'Ironbark Plumbing' })
  const at = async (fields: object) => (await newJob(app, { ...other, ...fields })).id
  const early = await at({ start_date: '2026-12-01', end_date: '2026-12-02' })
  const long = await at({ start_date: '2026-12-01', end_date: '2026-12-20', job_type: 'Cartage Only' })
  const late = await at({ start_date: '2026-12-20', end_date: '2026-12-21', status: 'Draft' })
  const asked = async (query: object) => {
    const { data, total } = await sales.call(calls.listJobs, {
      query: { client_id: other.client_id, sort: 'job_no', ...query },
    })
    expect(total).toBe(data.length)
    return data.map((job) => job.id)
  }
  expect(await asked({})).toEqual([early, long, late])
  expect(await asked({ sort: '-start_date' })).toEqual([late, long, early])
  expect(await asked({ status: 'Draft' })).toEqual([late])
  expect(await asked({ job_type: 'Cartage Only' })).toEqual([long])
  expect(await asked({ from: '2026-12-03', to: '2026-12-19' })).toEqual([long])
  expect(await asked({ cancelled: '1' })).toEqual([])
  expect(await asked({ unfilled: '1' })).toEqual([])
})

test('several are archived and restored together, or none of them', async () => {
  const done = await newJob(app, where)
  const open = await newJob(app, where)
  await allocator.call(calls.cancelJob, { params: { id: done.id }, body: { reason: 'No PO' } })
  const ids = [done.id, open.id]
  expect(await allocator.call(calls.archiveJobs, { body: { ids, reason: 'Finished' } })).toMatchObject({
    status: 409,
    message: `${open.job_no} ${open.title}: Complete or cancel this job first.`,
  })
  expect((await allocator.call(calls.getJob, { params: { id: done.id } })).data.archived_at).toBeNull()
  await allocator.call(calls.cancelJobByOffice, { params: { id: open.id }, body: { reason: 'Safety hold' } })
  expect((await allocator.call(calls.archiveJobs, { body: { ids, reason: 'Finished' } })).data).toEqual({
    archived: 2,
  })
  expect((await sales.call(calls.listJobs, { query: { archived: '1' } })).total).toBe(2)
  expect(await allocator.call(calls.archiveJobs, { body: { ids: [done.id], reason: 'X' } })).toMatchObject({
    status: 409,
    message: `${done.job_no} ${done.title}: This job is already archived.`,
  })
  expect((await allocator.call(calls.restoreJobs, { body: { ids } })).data).toEqual({ restored: 2 })
  expect(await allocator.call(calls.restoreJobs, { body: { ids } })).toMatchObject({
    status: 409,
    message: `${done.job_no} ${done.title}: This job is not archived.`,
  })
})

test('people responsible for a job are notified about it, except of their own actions', async () => {
  const job = await newJob(app, {
    ...where,
    sales_user_id: sales.user_id,
    allocator_id: allocator.user_id,
  })
  await allocator.call(calls.confirmJob, { params: { id: job.id }, body: {} })
  const { rows } = await app.database.pool.query(
    `select user_id::int, title from notification where record_type = 'job' and record_id = $1`,
    [job.id],
  )
  expect(rows).toEqual([{ user_id: sales.user_id, title: `${job.job_no} confirmed` }])
})
