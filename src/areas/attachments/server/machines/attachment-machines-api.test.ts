import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeAttachment, makeCategory } from '#test/fleet.ts'
import { attachmentEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const category = await makeCategory(app)
const fits = { compatible_category_ids: [category.id] }
const machine = () => makeAsset(app, { asset_category_id: category.id })
const attachment = (fields: object = {}) => makeAttachment(app, { ...fits, ...fields })
const tick = (row_id: number, column_id: number) => ({ row_id, column_id })
const save = (body: { added?: object[]; removed?: object[] }, caller = allocator) =>
  caller.call(calls.moveAttachments, { body: body as never })
const read = async (id: number) => (await allocator.call(calls.getAttachment, { params: { id } })).data
const edit = (id: number, body: object, caller = allocator) =>
  caller.call(calls.editAttachment, { params: { id }, body: { version: 1, ...body } })
const archiveAsset = (id: number) =>
  allocator.call(resourceEndpoints.archiveAssets, { body: { ids: [id], reason: 'Sold' } })

test('the grid is refused without the right, and for one on two machines or on an archived one', async () => {
  const [one, first, second] = [await attachment(), await machine(), await machine()]
  expect(await app.visitor.call(calls.attachmentsByMachine, {})).toMatchObject({ status: 401 })
  const added = [tick(one.id, first.id)]
  for (const caller of [sales, driver]) expect((await save({ added }, caller)).status).toBe(403)
  expect(await save({ added: [...added, tick(one.id, second.id)] })).toMatchObject({
    status: 422,
    errors: { added: 'An attachment stays on one machine.' },
  })
  expect((await save({ added: [tick(9_999_999, first.id)] })).status).toBe(404)
  await archiveAsset(first.id)
  const refused = {
    status: 409,
    message: `${one.code} ${one.name}: Fixed to is not one of the choices.`,
  }
  for (const id of [first.id, 9_999_999])
    expect(await save({ added: [tick(one.id, id)] })).toMatchObject(refused)
  expect(await read(one.id)).toMatchObject({ asset_id: null, version: 1 })
})

test('attachments go on machines and come off them as one change, each with its history; the inverse undoes it', async () => {
  const [one, two] = [await attachment(), await attachment()]
  const [first, second] = [await machine(), await machine()]
  await save({ added: [tick(two.id, first.id)] })
  const change = {
    added: [tick(one.id, first.id), tick(two.id, second.id)],
    removed: [tick(two.id, first.id)],
  }
  expect((await save(change)).data).toEqual({ changed: 2 })
  const { data: rows } = await sales.call(calls.attachmentsByMachine, {})
  expect(rows.filter(({ id }) => id === one.id || id === two.id)).toEqual([
    {
      id: one.id,
      name: one.code,
      hint: one.name,
      ticked: [first.id],
      asset: `${first.fleet_no} ${first.name}`,
      compatible_category_ids: [category.id],
      is_changeable: 0,
    },
    expect.objectContaining({ id: two.id, ticked: [second.id] }),
  ])
  const history = await allocator.request('GET', `/api/records/attachment/${two.id}/history`)
  expect(history.text).toContain(`${second.fleet_no} ${second.name}`)
  expect((await save({ added: change.removed, removed: change.added })).data).toEqual({ changed: 2 })
  expect([(await read(one.id)).asset_id, (await read(two.id)).asset_id]).toEqual([null, first.id])
})

test('one that someone else has moved is named, and none of the others moves', async () => {
  const [one, two] = [await attachment(), await attachment()]
  const [first, second] = [await machine(), await machine()]
  await save({ added: [tick(two.id, first.id)] })
  expect(await save({ added: [tick(one.id, second.id), tick(two.id, second.id)] })).toMatchObject({
    status: 409,
    message: `${two.code} ${two.name}: Someone else moved it to another machine. Check and save again.`,
  })
  expect((await read(one.id)).asset_id).toBeNull()
  const both = await Promise.all([
    save({ added: [tick(one.id, first.id)] }),
    save({ added: [tick(one.id, second.id)] }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an archived machine or category is not chosen, and one chosen before stays', async () => {
  const [gone, old] = [await machine(), await makeCategory(app)]
  const kept = await attachment({ asset_id: gone.id, compatible_category_ids: [category.id, old.id] })
  await archiveAsset(gone.id)
  await allocator.call(resourceEndpoints.archiveCategories, { body: { ids: [old.id], reason: 'Unused' } })
  const other = await attachment()
  expect((await edit(other.id, { asset_id: gone.id })).errors).toEqual({
    asset_id: 'Fixed to is not one of the choices.',
  })
  const compatible_category_ids = [category.id, old.id]
  expect((await edit(other.id, { compatible_category_ids })).errors).toEqual({
    compatible_category_ids: 'Fits is not one of the choices.',
  })
  const body = { code: 'GONE-1', name: 'Bucket', kind: 'bucket_gp' as const, ...fits, asset_id: gone.id }
  expect((await allocator.call(calls.createAttachment, { body })).errors).toEqual({
    asset_id: 'Fixed to is not one of the choices.',
  })
  expect(
    await edit(kept.id, { name: 'Kept bucket', compatible_category_ids: [old.id, category.id] }),
  ).toMatchObject({ status: 200, data: { asset_id: gone.id, name: 'Kept bucket' } })
})

test('a machine archived while an attachment is being put on it is noticed', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, plant] = [await attachment(), await machine()]
    const [put, archived] = await Promise.all([edit(one.id, { asset_id: plant.id }), archiveAsset(plant.id)])
    expect(archived.status).toBe(200)
    // Either it was there first, or it is refused.
    expect((await read(one.id)).asset_id).toBe(put.status === 200 ? plant.id : null)
    expect([200, 422]).toContain(put.status)
  }
})

test('whoever sees all attachments but changes only their own, changes only those on their machines', async () => {
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
      select id, p, 'all' from user_role, unnest(array['attachments:read', 'documents:read', 'documents:write']) p
      where is_system and user_type = 7`,
  )
  const { rows } = await owner.query<{ id: number }>(
    'select subcontractor_id::int as id from app_user where id = $1',
    [subcontractor.user_id],
  )
  const theirs = { asset_owner: 'subcontractor', subcontractor_id: rows[0]!.id } as const
  const mine = await makeAsset(app, { ...theirs, asset_category_id: category.id })
  const ours = await machine()
  const [foreign, loose, own] = [
    await attachment({ asset_id: ours.id }),
    await attachment(),
    await attachment({ asset_id: mine.id }),
  ]
  const { data: grid } = await subcontractor.call(calls.attachmentsByMachine, {})
  const changeable = grid.filter(({ is_changeable }) => is_changeable).map(({ id }) => id)
  expect(changeable).toEqual([own.id])
  expect(grid.map(({ id }) => id)).toEqual(expect.arrayContaining([foreign.id, loose.id]))
  const ids = [foreign.id]
  for (const { id } of [foreign, loose]) {
    expect((await subcontractor.call(calls.getAttachment, { params: { id } })).status).toBe(200)
    expect((await edit(id, { asset_id: mine.id }, subcontractor)).status).toBe(404)
    expect((await edit(id, { name: 'Taken over' }, subcontractor)).status).toBe(404)
    const payload = { body: 'Taken over' }
    const note = await subcontractor.request('POST', `/api/records/attachment/${id}/notes`, { payload })
    expect(note.status).toBe(403)
  }
  expect((await save({ added: [tick(loose.id, mine.id)] }, subcontractor)).status).toBe(404)
  expect((await save({ removed: [tick(own.id, mine.id)] }, subcontractor)).message).toBe(
    `${own.code} ${own.name}: Fixed to is not one of the choices.`,
  )
  const reason = 'Taken over'
  expect((await subcontractor.call(calls.archiveAttachments, { body: { ids, reason } })).status).toBe(404)
  await allocator.call(calls.archiveAttachments, { body: { ids, reason: 'Worn' } })
  expect((await subcontractor.call(calls.restoreAttachments, { body: { ids } })).status).toBe(404)
  expect((await edit(own.id, { name: 'Own bucket' }, subcontractor)).status).toBe(200)
  const ownNote = await subcontractor.request('POST', `/api/records/attachment/${own.id}/notes`, {
    payload: { body: 'Greased.' },
  })
  expect(ownNote.status, ownNote.text).toBe(200)
})
