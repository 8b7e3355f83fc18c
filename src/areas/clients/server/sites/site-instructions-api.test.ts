import { expect, test } from 'vitest'
import { type Caller, testApp } from '#test/app.ts'
import { newClientWithSite } from '#test/jobs.ts'

// The specification's own call, as its clients send it: POST jobSite/{id}/updateSiteInstructions {value}.
const app = await testApp()
const allocator = await app.as('allocator')
const update = (who: Caller, id: number, payload: object) =>
  who.request('POST', `/api/jobSite/${id}/updateSiteInstructions`, { payload })

test('instructions cannot be written by a driver, nor for a missing site', async () => {
  const { job_site_id } = await newClientWithSite(app)
  expect((await update(app.visitor, job_site_id, { value: 'X' })).status).toBe(401)
  expect((await update(await app.as('driver'), job_site_id, { value: 'X' })).status).toBe(403)
  expect((await update(allocator, 9_999_999, { value: 'X' })).status).toBe(404)
  expect(await update(allocator, job_site_id, { value: 'x'.repeat(5001) })).toMatchObject({
    status: 422,
    errors: { value: 'Site instructions must be 5000 characters or fewer.' },
  })
})

test('a call without the text is refused and wipes nothing; null and empty text clear it', async () => {
  const { job_site_id } = await newClientWithSite(app)
  for (const cleared of [null, '']) {
    await update(allocator, job_site_id, { value: 'Gate 1' })
    expect(await update(allocator, job_site_id, {})).toMatchObject({
      status: 422,
      errors: { value: 'Site instructions are required.' },
    })
    const kept = await update(allocator, job_site_id, { value: 'Gate 1' })
    expect(kept.data).toMatchObject({ site_instructions: 'Gate 1' })
    const after = await update(allocator, job_site_id, { value: cleared })
    expect(after.data).toMatchObject({ site_instructions: null })
  }
})

test('new instructions get a new version, and unknown keys are ignored', async () => {
  const { client_id, job_site_id } = await newClientWithSite(app)
  const first = await update(allocator, job_site_id, { value: 'Ring the foreman at the gate.', extra: 1 })
  expect(first).toMatchObject({
    status: 200,
    success: true,
    data: { site_instructions: 'Ring the foreman at the gate.', instructions_version: 2 },
  })
  const again = await update(allocator, job_site_id, { value: 'Ring the foreman at the gate.' })
  expect(again.data).toMatchObject({ instructions_version: 2 })
  expect((await update(allocator, job_site_id, { value: '' })).data).toMatchObject({
    site_instructions: null,
    instructions_version: 3,
  })
  const { rows } = await app.database.pool.query(
    `select part, after from activity_log where record_type = 'client' and record_id = $1 and action = 'site changed' order by id`,
    [client_id],
  )
  expect(rows).toMatchObject([
    { part: 'Quarry', after: { site_instructions: 'Ring the foreman at the gate.' } },
    { part: 'Quarry', after: { site_instructions: null } },
  ])
})

test('a call with a version never overwrites someone else’s text', async () => {
  const { job_site_id } = await newClientWithSite(app)
  const { data } = await update(allocator, job_site_id, { value: 'Gate 1' })
  const { version } = data as { version: number }
  expect((await update(allocator, job_site_id, { value: 'Gate 2', version })).status).toBe(200)
  expect(await update(allocator, job_site_id, { value: 'Gate 3', version })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Alby Wills changed this record at /),
    data: { current: { site_instructions: 'Gate 2', version: version + 1 }, changed_by: 'Alby Wills' },
  })
  // Without a version, as in the specification, the last write wins.
  expect((await update(allocator, job_site_id, { value: 'Gate 4' })).status).toBe(200)
})

test('a shared site has instructions too; an archived client’s are closed', async () => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into job_site (name, address_line1, suburb, state, postcode)
     values ('Shared tip', '2 Tip Road', 'Epping', 'VIC', '3076') returning id::int`,
  )
  expect((await update(allocator, rows[0]!.id, { value: 'Weigh in.' })).data).toMatchObject({
    client_id: null,
    site_instructions: 'Weigh in.',
  })
  const { client_id, job_site_id } = await newClientWithSite(app)
  const administrator = await app.as('administrator')
  await administrator.request('POST', '/api/clients/archive', {
    payload: { ids: [client_id], reason: 'Closed' },
  })
  expect(await update(allocator, job_site_id, { value: 'X' })).toMatchObject({
    status: 409,
    message: 'Restore this client to change it.',
  })
})
