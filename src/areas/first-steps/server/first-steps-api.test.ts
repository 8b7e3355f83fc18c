import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { firstStepsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')

const first = async () => (await administrator.call(calls.getFirstSteps, {})).data
const save = (closed: 0 | 1, version: number) =>
  administrator.call(calls.saveFirstSteps, { body: { closed, version } })

test('only people who may set up the company get them', async () => {
  for (const name of ['allocator', 'sales', 'driver', 'safety', 'subcontractor'] as const) {
    const person = await app.as(name)
    expect([name, (await person.call(calls.getFirstSteps, {})).status]).toEqual([name, 403])
    const body = { closed: 1, version: 0 } as const
    expect([name, (await person.call(calls.saveFirstSteps, { body })).status]).toEqual([name, 403])
  }
})

test('a step ticks itself when there is a record, and unticks without one', async () => {
  expect((await first()).done).not.toContain('company')
  await administrator.call(settingsEndpoints.saveCompany, { body: { version: 0, name: 'Yarra Ridge' } })
  expect((await first()).done, 'a name alone prints no tax invoice').not.toContain('company')
  await administrator.call(settingsEndpoints.saveCompany, { body: { version: 1, abn: '51 824 753 556' } })
  expect((await first()).done).toContain('company')
  expect((await first()).done).not.toContain('logo')

  expect((await first()).done).not.toContain('client')
  const { data: client } = await administrator.call(clientEndpoints.createClient, {
    body: { name: 'First Civil', client_type: 'civil', email: 'office@example.com' },
  })
  expect((await first()).done).toContain('client')
  await administrator.call(clientEndpoints.archiveClients, {
    body: { ids: [client.id], reason: 'Entered twice' },
  })
  expect((await first()).done).not.toContain('client')
})

test('hidden until someone shows them again', async () => {
  expect(await first()).toMatchObject({ closed: 0, version: 0 })
  expect((await save(1, 0)).data).toMatchObject({ closed: 1 })
  const { version } = await first()
  expect((await save(0, 0)).status, 'a second person’s stale change').toBe(409)
  expect((await save(0, version)).data).toMatchObject({ closed: 0 })
})
