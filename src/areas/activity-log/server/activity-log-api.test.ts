import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { newJob } from '#test/jobs.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import type { RecordType } from '#platform/server/change/record-registry.ts'
import { serverArea } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { serverAreas } from '#app/server/areas.ts'
import { testApp } from '#test/app.ts'
import { pdf } from '#test/uploads.ts'
import { activityLogEndpoints as calls } from '../contract/endpoints.ts'
import type { LogFilters } from '../contract/endpoints.ts'

/** A record type that only administrators may read in full. */
const vault: RecordType = {
  type: 'vault',
  title: 'Vault',
  path: (id) => `/dashboard/vaults/${id}`,
  find: async () => null,
  readRight: 'roles:write',
  mayWrite: () => false,
  references: { key_holder_id: 'key_holder' },
}
const keyHolder: RecordType = {
  ...vault,
  type: 'key_holder',
  title: 'Key holder',
  find: async (_db, _viewer, id) => (id === 7 ? { label: 'Sid Barwon' } : null),
}
const vaultArea = serverArea({ endpoints: {}, handlers: () => ({}), records: [vault, keyHolder] })
const app = await testApp({ areas: [...serverAreas, vaultArea] })
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')

const newClient = async (name: string) =>
  (
    await accounts.call(clientEndpoints.createClient, {
      body: { name, client_type: 'civil', email: 'office@example.com' },
    })
  ).data
const logged = async (who: typeof sales, query: Partial<Record<keyof LogFilters, unknown>> = {}) =>
  (await who.call(calls.listActivity, { query: query as object })).data.entries
const history = (who: typeof sales, record_id: number, record_type = 'client') =>
  who.call(calls.recordHistory, { params: { record_type, record_id }, query: {} })

test('the log is for those with the right, a history for those who may read the record', async () => {
  const { id } = await newClient('Refused Civil')
  expect(await app.visitor.call(calls.listActivity, { query: {} })).toMatchObject({ status: 401 })
  expect(await driver.call(calls.listActivity, { query: {} })).toMatchObject({ status: 403 })
  expect(await driver.call(calls.activityChoices, {})).toMatchObject({ status: 403 })
  expect(await history(driver, id)).toMatchObject({ status: 404, message: 'Not found.' })
  expect(await history(sales, 999_999)).toMatchObject({ status: 404 })
  expect(await history(sales, id, 'spaceship')).toMatchObject({ status: 404 })
  expect(await sales.call(calls.listActivity, { query: { from: '31 Nov' } })).toMatchObject({
    status: 422,
    errors: { from: 'Enter a date like 20 Nov 2026.' },
  })
})

test('a user’s history is for that person and those who edit users; IP addresses are for administrators', async () => {
  const of = (who: typeof sales, id: number) => history(who, id, 'user')
  expect(await of(sales, administrator.user_id)).toMatchObject({ status: 404 })
  for (const who of [accounts, allocator])
    expect(await of(who, administrator.user_id)).toMatchObject({ status: 403 })

  const signsIn = { ...system, user_id: sales.user_id, name: 'Sal Moretti', ip: '203.0.113.7' }
  await app.platform.write(signsIn, async (change) =>
    change.log({
      action: 'signed in',
      record_type: 'user',
      record_id: sales.user_id,
      record_label: 'Sal Moretti',
    }),
  )
  const own = await of(sales, sales.user_id)
  expect(own.data.entries).toMatchObject([{ action: 'signed in', ip: null }])
  const [signedIn] = (await of(administrator, sales.user_id)).data.entries
  expect(signedIn).toMatchObject({ action: 'signed in', ip: '203.0.113.7' })
  expect(await logged(accounts, { action: 'signed in' })).toEqual([])
})

test('entries about a person’s documents are also for those who review them, and no others', async () => {
  const title = 'Forklift ticket'
  const { id } = await app.platform.db
    .selectFrom('document_type')
    .select('id')
    .where('record_type', '=', 'user')
    .where('name', '=', 'Other')
    .executeTakeFirstOrThrow()
  const params = { record_type: 'user', record_id: driver.user_id }
  const body = { document_type_id: id, title, number: '61 0042' }
  expect(
    await driver.call(documentEndpoints.addDocument, { params, body }, { files: [pdf()] }),
  ).toMatchObject({
    status: 200,
  })
  await app.platform.write(system, async (change) => {
    const record = { record_type: 'user', record_id: driver.user_id, record_label: 'Dan Okafor' }
    change.log({ ...record, action: 'signed in' })
    change.log({ ...record, action: 'added', part: 'note' })
  })

  expect(await history(accounts, driver.user_id, 'user')).toMatchObject({ status: 403 })
  expect(await logged(accounts, { record_type: 'user' })).toEqual([])
  const own = (await history(driver, driver.user_id, 'user')).data.entries
  expect(own.map(({ part }) => part)).toEqual(['note', null, `document ${title}`])

  const added = { action: 'added', part: `document ${title}`, ip: null, after: { title } }
  const reviewed = await history(safety, driver.user_id, 'user')
  expect([reviewed.status, reviewed.data.entries]).toMatchObject([200, [added]])
  expect(reviewed.text).not.toContain('61 0042')
  expect(await logged(safety, { record_type: 'user' })).toMatchObject([added])
  const choices = (await safety.call(calls.activityChoices, {})).data
  expect(choices.record_types).toContainEqual({ type: 'user', title: 'User' })
  expect(choices.actions).not.toContain('signed in')
})

test('the log of users, roles and settings is for those who may edit them', async () => {
  await app.platform.write(system, async (change) => {
    for (const record_type of ['user', 'role', 'company', 'dropdown_item', 'message', 'client'])
      change.log({ action: 'touched', record_type, record_id: 1, record_label: 'One' })
  })
  const touched = async (who: typeof sales) =>
    (await logged(who, { action: 'touched' })).map(({ record_type }) => record_type).toSorted()
  const kinds = async (who: typeof sales) =>
    (await who.call(calls.activityChoices, {})).data.record_types.map(({ type }) => type)

  expect(await touched(safety)).toEqual(['client'])
  expect(await touched(accounts)).toEqual(['client', 'company'])
  expect(await touched(allocator)).toEqual(['client', 'dropdown_item'])
  expect(await touched(sales)).toEqual([])
  expect(await touched(administrator)).toHaveLength(6)
  expect(await kinds(accounts)).not.toContain('user')
})

test('viewers see the areas they may read; elsewhere, and with own scope, only their own actions', async () => {
  await newClient('Shared Civil')
  await app.platform.write(system, async (change) =>
    change.log({
      action: 'opened',
      record_type: 'vault',
      record_id: 1,
      record_label: 'Main vault',
      after: { code: 7 },
    }),
  )
  await app.platform.write({ ...system, user_id: allocator.user_id, name: 'Alby Wills' }, async (change) => {
    change.log({ action: 'closed', record_type: 'vault', record_id: 1, record_label: 'Main vault' })
    change.log({
      action: 'sent',
      record_type: 'pigeon',
      record_id: 1,
      record_label: 'Pigeon',
      after: { to: 'Sid' },
    })
  })
  const seen = async (who: typeof sales) =>
    (await logged(who)).map((one) => `${one.action} ${one.record_label}`)

  expect(await seen(administrator)).toEqual(
    expect.arrayContaining(['opened Main vault', 'created Shared Civil']),
  )
  expect(await seen(administrator)).not.toContain('sent Pigeon')
  expect(await seen(allocator)).toEqual(
    expect.arrayContaining(['closed Main vault', 'sent Pigeon', 'created Shared Civil']),
  )
  expect(await seen(allocator)).not.toContain('opened Main vault')
  expect(await seen(sales)).toEqual(['signed in Sal Moretti'])
  await sales.call(clientEndpoints.createClient, {
    body: { name: 'Own Civil', client_type: 'civil', email: 'own@example.com' },
  })
  expect(await seen(sales)).toEqual(['created Own Civil', 'signed in Sal Moretti'])

  const [pigeon, closed] = await logged(allocator, { search: 'pig' }).then(async (found) => [
    found[0],
    (await logged(allocator, { action: 'closed' }))[0],
  ])
  expect(pigeon).toMatchObject({ after: null, link: null, record_title: 'pigeon' })
  expect(closed).toMatchObject({ link: null, record_title: 'Vault' })
  const [opened] = await logged(administrator, { record_type: 'vault', action: 'opened' })
  expect(opened).toMatchObject({ link: '/dashboard/vaults/1', actor: 'Haulyard', after: { code: 7 } })
})

test('hidden fields are hidden in the history too; other records appear by name', async () => {
  const { id, version } = await newClient('Credit Civil')
  await accounts.call(clientEndpoints.editClient, {
    params: { id },
    body: { version, credit_limit_cents: 500_000, suburb: 'Altona', account_manager_id: sales.user_id },
  })
  const full = (await history(accounts, id)).data
  expect(full.older).toBeNull()
  expect(full.entries.map(({ action }) => action)).toEqual(['updated', 'created'])
  expect(full.entries[0]).toMatchObject({
    actor: 'Con Petrou',
    actor_user_id: accounts.user_id,
    record_title: 'Client',
    link: `/dashboard/clients/${id}/edit`,
    ip: null,
    before: { credit_limit_cents: null, suburb: null },
    after: { credit_limit_cents: 500_000, suburb: 'Altona' },
  })
  const [seen] = (await history(sales, id)).data.entries
  expect(Object.keys(seen?.after ?? {}).toSorted()).toEqual(['account_manager_id', 'suburb'])
  expect(seen?.after).toMatchObject({ account_manager_id: 'Sal Moretti' })
  const [listed] = await logged(allocator, { record_type: 'client', action: 'updated' })
  expect(Object.keys(listed?.before ?? {})).not.toContain('credit_limit_cents')

  await app.platform.write(system, async (change) =>
    change.log({
      action: 'handed over',
      record_type: 'vault',
      record_id: 1,
      record_label: 'Main vault',
      before: { key_holder_id: 8 },
      after: { key_holder_id: 7 },
    }),
  )
  const [handed] = await logged(administrator, { action: 'handed over' })
  expect(handed).toMatchObject({
    before: { key_holder_id: 'Not shown' },
    after: { key_holder_id: 'Sid Barwon' },
  })
})

test('a history names other records and never shows row ids', async () => {
  const { id: job_id } = await newJob(app)
  const { data: product } = await administrator.call(productEndpoints.createProduct, {
    body: { code: 'FLOAT', name: 'Float', category: 'float', unit: 'each', sell_price_cents: 450_00 },
  })
  const body = {
    product_id: product.id,
    description: 'Float in',
    unit: 'each',
    unit_price_cents: 450_00,
  } as const
  await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body })
  const [added] = (await history(administrator, job_id, 'job')).data.entries
  expect(added).toMatchObject({ action: 'rate added', part: 'Float in', after: { product_id: 'Float' } })
  expect(Object.keys(added?.after ?? {})).not.toContain('job_id')

  const subject = { record_type: 'job', record_id: job_id, record_label: 'A job' }
  await app.platform.write(system, async (change) =>
    change.log({
      ...subject,
      action: 'planned',
      after: {
        title: 'Dam',
        quote_line_id: 7,
        priced_by: 3,
        rate_snapshot: { unit: 'hour', job_rate_id: 12 },
      },
    }),
  )
  const [planned] = (await history(administrator, job_id, 'job')).data.entries
  expect(planned?.after).toEqual({ title: 'Dam', rate_snapshot: { unit: 'hour' } })
})

test('the log filters by record, person, action, day in Melbourne and name', async () => {
  app.clock.set('2026-11-21T23:59:00+11:00')
  await newClient('Saturday Civil')
  app.clock.set('2026-11-22T00:00:00+11:00')
  await newClient('Sunday Civil')
  const labels = async (query: object) => (await logged(administrator, query)).map((one) => one.record_label)

  expect(await labels({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['Saturday Civil'])
  expect(await labels({ from: '2026-11-22' })).toEqual(['Sunday Civil'])
  expect(await labels({ search: 'turday' })).toEqual(['Saturday Civil'])
  expect(await labels({ search: 'civil', from: '2026-11-21', actor_user_id: accounts.user_id })).toEqual([
    'Sunday Civil',
    'Saturday Civil',
  ])
  expect(await labels({ from: '2026-11-21', actor_user_id: sales.user_id })).toEqual([])
  expect(await labels({ record_type: 'vault' })).not.toContain('Sunday Civil')
  app.clock.set('2026-11-20T06:00:00+11:00')

  const { data } = await administrator.call(calls.activityChoices, {})
  expect(data.record_types).toEqual(
    expect.arrayContaining([
      { type: 'client', title: 'Client' },
      { type: 'vault', title: 'Vault' },
    ]),
  )
  expect(data.people).toContainEqual({ id: accounts.user_id, name: 'Con Petrou' })
  expect(data.actions).toEqual(expect.arrayContaining(['created', 'opened', 'updated']))
  const own = (await sales.call(calls.activityChoices, {})).data
  expect([own.people, own.actions]).toEqual([
    [{ id: sales.user_id, name: 'Sal Moretti' }],
    ['created', 'signed in'],
  ])
})
