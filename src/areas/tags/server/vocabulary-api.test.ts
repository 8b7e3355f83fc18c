import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { tagsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const admin = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const documentType = (record_type: string, name: string) =>
  app.platform.db
    .selectFrom('document_type')
    .select('id')
    .where('record_type', '=', record_type)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

test('who may not is refused: fields never see the lists, safety writes only skills', async () => {
  const tag = { body: { name: 'Night shift', tag_type: 'user' } } as const
  const skill = { body: { name: 'VOC Excavator' } }
  const colour = { body: { name: 'Amber', hex: '#F2A93B' } }
  expect((await app.visitor.call(calls.createTag, tag)).status).toBe(401)
  for (const caller of [driver, subcontractor]) {
    expect((await caller.call(calls.listTags, { query: {} })).status).toBe(403)
    expect((await caller.call(calls.listSkills, { query: {} })).status).toBe(403)
    expect((await caller.call(calls.listColours, { query: {} })).status).toBe(403)
  }
  for (const caller of [accounts, sales, safety, driver, subcontractor]) {
    expect((await caller.call(calls.createTag, tag)).status).toBe(403)
    expect((await caller.call(calls.createColour, colour)).status).toBe(403)
  }
  for (const caller of [accounts, sales, driver, subcontractor])
    expect((await caller.call(calls.createSkill, skill)).status).toBe(403)
  expect((await safety.call(calls.createSkill, skill)).data).toMatchObject({
    name: 'VOC Excavator',
    drivers: 0,
  })
  expect((await sales.call(calls.listSkills, { query: {} })).data).toHaveLength(1)
})

test('wrong fields are refused in words', async () => {
  expect((await allocator.call(calls.createColour, { body: { name: 'B', hex: 'blue' } })).errors).toEqual({
    name: 'Name must be at least 2 characters.',
    hex: 'Enter a colour like #1F7A4D.',
  })
  expect(
    (await allocator.call(calls.createTag, { body: { name: 'Late', tag_type: 'user', colour_id: 9_999 } }))
      .errors,
  ).toEqual({ colour_id: 'Colour is not one of the choices.' })
  const { id } = await documentType('asset', 'Registration')
  for (const document_type_id of [id, 9_999])
    expect(
      (await safety.call(calls.createSkill, { body: { name: 'VOC Dozer', document_type_id } })).errors,
    ).toEqual({
      document_type_id: 'Proven by is not one of the choices.',
    })
  expect(
    (await safety.call(calls.createSkill, { body: { name: 'VOC Dozer', validity_months: 0 } })).errors,
  ).toEqual({ validity_months: 'Valid for must be a whole number from 1 to 240.' })
})

test('a colour is stored one way, with text that can be read on it', async () => {
  const { data } = await allocator.call(calls.createColour, { body: { name: 'Blue', hex: '2d6cdf' } })
  expect(data).toMatchObject({ hex: '#2D6CDF', text_hex: '#FFFFFF', contrast: 4.85, tags: 0 })
  const edit = { params: { id: data.id }, body: { version: 1, hex: '#F2A93B' } }
  expect((await allocator.call(calls.editColour, edit)).data).toMatchObject({
    text_hex: '#000000',
    version: 2,
  })
  expect((await allocator.call(calls.editColour, edit)).status).toBe(409)
})

test('a name is given once, also when two save at once and when one is restored', async () => {
  const named = (name: string) => allocator.call(calls.createColour, { body: { name, hex: '#123456' } })
  const both = await Promise.all([named('Violet'), named('violet')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const taken = { name: 'Another colour already has this name.' }
  expect(both.find(({ status }) => status === 422)?.errors).toEqual(taken)
  const first = both.find(({ status }) => status === 200)!.data
  const archive = { body: { ids: [first.id], reason: 'Not used' } }
  expect((await allocator.call(calls.archiveColours, archive)).data).toEqual({ archived: 1 })
  const second = (await named('VIOLET')).data
  expect(await allocator.call(calls.restoreColours, { body: { ids: [first.id] } })).toMatchObject({
    status: 409,
  })
  const edit = { params: { id: second.id }, body: { version: 1, name: 'Blue' } }
  expect((await allocator.call(calls.editColour, edit)).errors).toEqual(taken)
  await expect(
    app.platform.db.insertInto('colour').values({ name: 'viOLet', hex: '#000000' }).execute(),
  ).rejects.toThrow('colour_name')
})

test('a tag’s name is unique in its type; skills’ names are unique', async () => {
  const tag = (tag_type: 'competency' | 'user') =>
    allocator.call(calls.createTag, { body: { name: 'Rail', tag_type } })
  expect((await tag('user')).status).toBe(200)
  expect((await tag('competency')).status).toBe(200)
  expect((await tag('user')).errors).toEqual({ name: 'Another tag already has this name.' })
  expect((await safety.call(calls.createSkill, { body: { name: 'voc excavator' } })).errors).toEqual({
    name: 'Another skill already has this name.',
  })
})

test('edited, archived and restored, each in the history', async () => {
  const { id: document_type_id } = await documentType('driver', 'White card')
  const { data: skill } = await safety.call(calls.createSkill, { body: { name: 'White Card' } })
  const params = { id: skill.id }
  const edit = { params, body: { version: 1, document_type_id, validity_months: 24 } }
  expect((await safety.call(calls.editSkill, edit)).data).toMatchObject({
    document_type: 'White card',
    version: 2,
  })
  const archive = { body: { ids: [skill.id], reason: 'Not asked for' } }
  expect((await safety.call(calls.archiveSkills, archive)).data).toEqual({ archived: 1 })
  expect((await safety.call(calls.editSkill, { params, body: { version: 3, name: 'Card' } })).message).toBe(
    'Restore this skill to change it.',
  )
  const names = async (archived: '0' | '1') =>
    (await sales.call(calls.listSkills, { query: { archived } })).data.map(({ name }) => name)
  expect(await names('1')).toEqual(['White Card'])
  expect(await names('0')).not.toContain('White Card')
  expect((await safety.call(calls.restoreSkills, { body: { ids: [skill.id] } })).data).toEqual({
    restored: 1,
  })
  const { data } = await admin.request('GET', `/api/records/skill/${skill.id}/history`)
  const { entries } = data as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(['restored', 'archived', 'updated', 'created'])
})
