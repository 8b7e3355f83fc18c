import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { settingsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const allocator = await app.as('allocator')
const driver = await app.as('driver')

const materials = { list_key: 'material_type' } as const
const labels = async () =>
  (await driver.call(calls.listDropdown, { params: materials })).data
    .filter(({ is_visible }) => is_visible)
    .map(({ label }) => label)

test('an item added by several people at once is on the list once', async () => {
  const add = () => administrator.call(calls.addDropdownItem, { params: materials, body: { label: 'Slate' } })
  const answers = await Promise.all(Array.from({ length: 10 }, add))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject({ status: 422, errors: { label: 'This is already on the list.' } })
  expect((await labels()).filter((label) => label === 'Slate')).toHaveLength(1)
})

test('only the list of materials says which contain PFAS or asbestos', async () => {
  const { data } = await driver.call(calls.listDropdown, { params: materials })
  const having = (contents: 'has_pfas' | 'has_asbestos') =>
    data.flatMap((item) => (item[contents] === 1 ? [item.value] : [])).toSorted()
  expect(having('has_pfas')).toEqual(['Cat C with PFAS'])
  expect(having('has_asbestos')).toEqual(['Cat A/B/C/D with ASB', 'Clean Fill with ASB'])
  for (const contents of [{ has_pfas: 1 as const }, { has_asbestos: 1 as const }])
    expect(
      await allocator.call(calls.addDropdownItem, {
        params: { list_key: 'job_type' },
        body: { label: 'Soil', ...contents },
      }),
    ).toMatchObject({ status: 422, message: 'Only a material can contain PFAS or asbestos.' })
})

test('only the list of materials says which are tracked waste', async () => {
  const tracked = async () =>
    (await driver.call(calls.listDropdown, { params: materials })).data
      .filter(({ is_tracked }) => is_tracked)
      .map(({ value }) => value)
      .toSorted()
  const seeded = [
    'Cat A',
    'Cat A/B/C/D with ASB',
    'Cat B',
    'Cat C',
    'Cat C with PFAS',
    'Cat C/Cat D',
    'Cat D',
    'Clean Fill with ASB',
  ]
  expect(await tracked()).toEqual(seeded)
  const body = { label: 'Acid sulfate soil', is_tracked: 1 as const }
  const added = (await allocator.call(calls.addDropdownItem, { params: materials, body })).data
  expect(await tracked()).toEqual([body.label, ...seeded])
  await allocator.call(calls.editDropdownItem, {
    params: { ...materials, id: added.id },
    body: { version: added.version, is_tracked: 0 },
  })
  expect(await tracked()).toEqual(seeded)
  expect(
    await allocator.call(calls.addDropdownItem, { params: { list_key: 'job_type' }, body }),
  ).toMatchObject({ message: 'Only a material can be tracked waste.' })
})

test('only a material has a density, and one that can be', async () => {
  const density = (list_key: 'material_type' | 'job_type', value: number) =>
    allocator.call(calls.addDropdownItem, {
      params: { list_key },
      body: { label: `Gravel ${value}`, density: value },
    })
  expect((await density('material_type', 0.05)).errors).toEqual({ density: 'Density must be 0.1 or more.' })
  expect((await density('material_type', 9)).status).toBe(422)
  expect(await density('job_type', 1.6)).toMatchObject({
    errors: { density: 'Only a material has a density, from 0.1 to 5 t/m³.' },
  })
  expect((await density('material_type', 1.65)).data.density).toBe(1.65)
})
