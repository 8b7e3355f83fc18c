import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { newJob, plainOrder } from '#test/jobs.ts'
import { jobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const administrator = await app.as('administrator')
const safety = await app.as('safety')
const path = '/api/jobs/export'

test('exporting jobs needs the right', async () => {
  for (const name of ['sales', 'driver', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  expect(await allocator.request('GET', `${path}?sort=job_no`)).toMatchObject({ status: 422 })
})

test('an export has the listed jobs, and the log names its filters', async () => {
  const { id, client_id, job_site_id } = await newJob(app, {
    title: 'Basement dig',
    po_limit_cents: 1_234_50,
    fixed_price_cents: 99_95,
    budget_cents: 80_05,
    retention_percent: 5,
    internal_notes: 'Pays late',
  })
  await newJob(app, { client_id, job_site_id, title: 'Trench' })
  await newJob(app, { title: 'Of someone else' })
  await plainOrder(app, id, '2026-11-24')
  const list = await allocator.call(calls.listJobs, {
    query: { client_id: String(client_id), sort: 'job_no' },
  })
  const { rows } = await exported(administrator, path, `client_id=${client_id}`)
  expect(rows.map((row) => row['Number'])).toEqual(list.data.map(({ job_no }) => job_no))
  expect(rows).toMatchObject([
    {
      Title: 'Basement dig',
      Status: 'Pending',
      Client: 'Kestrel Homes',
      Suburb: 'Epping',
      'Start date': '2026-11-23',
      'End date': '2026-11-27',
      Orders: '1',
      'Unfilled orders': '1',
      'PO limit': '1234.50',
      'Internal notes': 'Pays late',
    },
    { Title: 'Trench', Orders: '0', Budget: '' },
  ])
  expect((await exported(allocator, path, 'unfilled=1')).rows).toHaveLength(1)
  expect(await lastExport(app, 'job')).toMatchObject({ record_label: 'Jobs', after: { unfilled: '1' } })
})

test('prices are in columns only for viewers who may see them', async () => {
  const whole = await exported(administrator, path, 'search=basement')
  expect(whole.rows).toMatchObject([{ 'Fixed price': '99.95', Budget: '80.05', 'Retention (%)': '5' }])
  const { headings, rows } = await exported(safety, path, 'search=basement')
  expect(rows).toHaveLength(1)
  expect(whole.headings.filter((heading) => !headings.includes(heading))).toEqual([
    'Quote',
    'PO limit',
    'Fixed price',
    'Budget',
    'Retention (%)',
  ])
  const planned = await exported(allocator, path, 'search=basement')
  expect(planned.headings).toEqual(expect.arrayContaining([...headings, 'Quote']))
  expect(planned.headings).toHaveLength(headings.length + 1)
})
