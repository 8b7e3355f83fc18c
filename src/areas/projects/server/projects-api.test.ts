import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { exported } from '#test/exports.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { projectEndpoints as calls } from '../contract/endpoints.ts'
import type { ProjectInput } from '../contract/project.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const where = await newClientWithSite(app)
const elsewhere = await newClientWithSite(app, { name: 'Moorabool Civil' })

let made = 0
async function newProject(fields: Partial<ProjectInput> = {}) {
  made += 1
  const { data, status, text } = await accounts.call(calls.createProject, {
    body: { client_id: where.client_id, name: `Precinct ${made}`, ...fields },
  })
  expect(status, text).toBe(200)
  return data
}
const found = async (query: object) =>
  (await safety.call(calls.listProjects, { query })).data.map(({ id }) => id)
const addRate = (id: number, unit_price_cents: number) =>
  administrator.call(jobEndpoints.createJobRate, {
    params: { id },
    body: { description: 'Float in', unit: 'fixed', quantity: 1, unit_price_cents },
  })

test('a project is refused without the right, and with wrong fields', async () => {
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  const body = { client_id: where.client_id, name: 'Precinct' }
  for (const caller of [driver, subcontractor])
    expect(await caller.call(calls.listProjects, { query: {} })).toMatchObject(refused)
  for (const caller of [safety, driver, subcontractor])
    expect(await caller.call(calls.createProject, { body })).toMatchObject(refused)
  for (const caller of [sales, safety])
    expect(await caller.call(calls.exportProjects, { query: { format: 'csv' } })).toMatchObject(refused)
  const wrong = await accounts.call(calls.createProject, {} as never, {
    raw: { name: 'P', client_id: 0, budget_cents: -1, start_date: '31 Nov', status: 'Closed' },
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      client_id: 'Client is not one of the choices.',
      start_date: 'Enter a date like 20 Nov 2026.',
      status: 'This field is not known.',
    },
  })
  expect(wrong.errors).toHaveProperty('budget_cents')
  const dates = { start_date: '2026-12-01', end_date: '2026-11-30' }
  const early = 'End date must be on or after the start date.'
  expect(await accounts.call(calls.createProject, { body: { ...body, ...dates } })).toMatchObject({
    status: 422,
    errors: { end_date: early },
  })
  const { id, version } = await newProject({ start_date: '2026-12-01' })
  expect(
    await accounts.call(calls.editProject, { params: { id }, body: { version, end_date: '2026-11-30' } }),
  ).toMatchObject({ status: 422, errors: { end_date: early } })
  expect(await accounts.call(calls.createProject, { body: { ...body, client_id: 999_999 } })).toMatchObject({
    status: 422,
    errors: { client_id: 'Client is not one of the choices.' },
  })
  expect(await accounts.call(calls.getProject, { params: { id: 999_999 } })).toMatchObject({ status: 404 })
})

test('who plans does not see or set the budget', async () => {
  const { id, version } = await newProject({ budget_cents: 8_000_000 })
  const seen = await allocator.call(calls.getProject, { params: { id } })
  expect(seen.data).not.toHaveProperty('budget_cents')
  expect(seen.data.money).toBeNull()
  expect(
    await allocator.call(calls.editProject, { params: { id }, body: { version, budget_cents: 1 } }),
  ).toMatchObject({ status: 403 })
  const renamed = await allocator.call(calls.editProject, {
    params: { id },
    body: { version, name: 'Renamed' },
  })
  expect(renamed).toMatchObject({ status: 200, data: { name: 'Renamed' } })
  expect((await sales.call(calls.getProject, { params: { id } })).data).toMatchObject({
    budget_cents: 8_000_000,
    money: null,
  })
  const { headings, rows } = await exported(allocator, '/api/projects/export', 'search=renamed')
  expect(rows.map(({ Name }) => Name)).toEqual(['Renamed'])
  expect(headings).toEqual(expect.not.arrayContaining(['Budget', 'Agreed', 'Billed']))
})

test('a client has one current project of a name, also on simultaneous saves', async () => {
  const body = { client_id: where.client_id, name: 'Sunshine Station' }
  const inUse = { status: 422, errors: { name: 'This client already has a project of this name.' } }
  const both = await Promise.all([1, 2, 3].map(() => accounts.call(calls.createProject, { body })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(
    await sales.call(calls.createProject, { body: { ...body, name: 'SUNSHINE station' } }),
  ).toMatchObject(inUse)
  const other = await accounts.call(calls.createProject, {
    body: { ...body, client_id: elsewhere.client_id },
  })
  expect(other.status).toBe(200)
  const first = both.find(({ status }) => status === 200)!.data
  await accounts.call(calls.archiveProjects, { body: { ids: [first.id], reason: 'Not going ahead' } })
  expect((await accounts.call(calls.createProject, { body })).status).toBe(200)
  expect(await accounts.call(calls.restoreProjects, { body: { ids: [first.id] } })).toMatchObject({
    status: 409,
  })
})

test('the second of two editors sees both values', async () => {
  const { id, version } = await newProject()
  const edit = (name: string) => accounts.call(calls.editProject, { params: { id }, body: { version, name } })
  expect((await edit('North yard')).status).toBe(200)
  expect(await edit('South yard')).toMatchObject({ status: 409, data: { current: { name: 'North yard' } } })
})

test('a job belongs to an open project of its own client', async () => {
  const ours = await newProject()
  const theirs = await newProject({ client_id: elsewhere.client_id })
  const job = await newJob(app, where)
  const put = (project_id: number | null, version: number) =>
    allocator.call(jobEndpoints.editJob, { params: { id: job.id }, body: { version, project_id } })
  expect(await put(theirs.id, job.version)).toMatchObject({
    status: 422,
    errors: { project_id: 'Choose a project of this client.' },
  })
  const inside = await put(ours.id, job.version)
  expect(inside).toMatchObject({ status: 200, data: { project: ours.name } })
  expect(
    await allocator.call(jobEndpoints.editJob, {
      params: { id: job.id },
      body: {
        version: inside.data.version,
        client_id: elsewhere.client_id,
        job_site_id: elsewhere.job_site_id,
      },
    }),
  ).toMatchObject({ status: 422, errors: { project_id: 'Choose a project of this client.' } })
  expect(await found({ client_id: elsewhere.client_id })).not.toContain(ours.id)
  const listed = await safety.call(jobEndpoints.listJobs, { query: { project_id: ours.id } })
  expect(listed.data.map(({ id }) => id)).toEqual([job.id])
})

test('open jobs keep a project open, and a closed one takes none, also at the same moment', async () => {
  const project = await newProject()
  const job = await newJob(app, { ...where, project_id: project.id })
  const close = (id: number) => accounts.call(calls.closeProject, { params: { id }, body: {} })
  expect(await close(project.id)).toMatchObject({
    status: 409,
    message: '1 job of this project is still open. Complete or cancel first.',
  })
  expect(
    await accounts.call(calls.archiveProjects, { body: { ids: [project.id], reason: 'Over' } }),
  ).toMatchObject({ status: 409 })
  await expect(
    app.database.pool.query(`update project set status = 'Closed' where id = $1`, [project.id]),
  ).rejects.toThrow(/has open jobs/)
  await administrator.call(jobEndpoints.cancelJob, {
    params: { id: job.id },
    body: { reason: 'Client not ready' },
  })
  expect(await close(project.id)).toMatchObject({ status: 200, data: { status: 'Closed' } })
  expect(await close(project.id)).toMatchObject({ status: 409, message: 'This project is already closed.' })
  const late = await newJob(app, where)
  expect(
    await allocator.call(jobEndpoints.editJob, {
      params: { id: late.id },
      body: { version: late.version, project_id: project.id },
    }),
  ).toMatchObject({ status: 422, errors: { project_id: 'This project is closed.' } })

  for (let round = 0; round < 4; round += 1) {
    const contested = await newProject()
    const wanting = await newJob(app, where)
    const [closed, joined] = await Promise.all([
      close(contested.id),
      allocator.call(jobEndpoints.editJob, {
        params: { id: wanting.id },
        body: { version: wanting.version, project_id: contested.id },
      }),
    ])
    expect([closed.status, joined.status].filter((status) => status === 200)).toHaveLength(1)
  }
})

test('a project comes to the sum of “To bill” of its jobs', async () => {
  const project = await newProject({ budget_cents: 1_000_000 })
  const jobs = [
    await newJob(app, { ...where, project_id: project.id }),
    await newJob(app, { ...where, project_id: project.id }),
    await newJob(app, { ...where, project_id: project.id }),
  ]
  for (const [at, { id }] of jobs.entries()) expect((await addRate(id, 450_00 + at)).status).toBe(200)
  await administrator.call(jobEndpoints.cancelJob, {
    params: { id: jobs[2]!.id },
    body: { reason: 'Client not ready' },
  })
  const { data } = await accounts.call(calls.listProjectJobs, { params: { id: project.id } })
  for (const { id, status, money } of data) {
    const bill = (await accounts.call(chainEndpoints.getToBill, { params: { id } })).data
    expect(money).toEqual({
      agreed_cents: status === 'Cancelled' ? 0 : bill.agreed_cents,
      done_cents: bill.done_cents,
      billed_cents: bill.billed_cents,
      to_invoice_cents: bill.to_invoice_cents,
    })
  }
  const read = await accounts.call(calls.getProject, { params: { id: project.id } })
  expect(read.data).toMatchObject({ jobs: 3, open_jobs: 2, money: { agreed_cents: 900_01 } })
  const seen = await safety.call(calls.listProjectJobs, { params: { id: project.id } })
  expect(seen.data.map(({ money }) => money)).toEqual([null, null, null])
  const { rows } = await exported(accounts, '/api/projects/export', `search=${project.name}`)
  expect(rows).toMatchObject([{ Budget: '10000.00', Agreed: '900.01', Jobs: '3' }])
})

test('it is found by its client’s name, also a new one, and sorted with blanks last', async () => {
  const client = await newClientWithSite(app, { name: 'Werribee Rail Works' })
  const late = await newProject({ client_id: client.client_id, start_date: '2026-12-01' })
  const none = await newProject({ client_id: client.client_id })
  expect(await found({ search: 'werribee rail', sort: '-start_date' })).toEqual([late.id, none.id])
  await app.database.pool.query(`update client set name = 'Altona Rail Works' where id = $1`, [
    client.client_id,
  ])
  expect(await found({ search: 'altona rail', status: 'Open' })).toHaveLength(2)
  expect(await found({ search: 'werribee rail' })).toEqual([])
  expect((await accounts.call(calls.getProject, { params: { id: late.id } })).data.version).toBe(late.version)
})
