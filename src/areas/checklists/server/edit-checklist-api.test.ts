import { expect, test } from 'vitest'
import type * as z from 'zod'
import { testApp } from '#test/app.ts'
import { complete, filledIn, prepared, prestartOf } from '#test/checklists.ts'
import type { ChecklistInput } from '../contract/checklist.ts'
import { checklistEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const safety = await app.as('safety')
const allocator = await app.as('allocator')
const { pool } = app.database

type Typed = z.input<typeof ChecklistInput>
const body: Typed = {
  name: 'Float ramps',
  kind: 'trailer',
  items: [{ text: 'Ramps locked', is_critical: 1 }],
}
const make = async (name: string) =>
  (await safety.call(calls.createChecklist, { body: { ...body, name } })).data

test('only those with the right change checklists, and wrong ones are refused on the field', async () => {
  expect((await allocator.call(calls.createChecklist, { body })).status).toBe(403)
  expect((await safety.call(calls.createChecklist, { body: { ...body, items: [] } })).status).toBe(422)
  const wrong: Typed = { ...body, items: [{ text: 'Hours', answer_type: 'number', is_critical: 1 }] }
  expect((await safety.call(calls.createChecklist, { body: wrong })).text).toContain('items.0.is_critical')
  const category = await safety.call(calls.createChecklist, {
    body: { ...body, asset_category_ids: [999_999] },
  })
  expect(category.text).toContain('asset_category_ids')
  await make('Float ramps')
  expect(
    (await safety.call(calls.createChecklist, { body: { ...body, name: 'float RAMPS' } })).text,
  ).toContain('Another checklist already has this name.')
})

test('changed items are the next version; a stale edit is refused', async () => {
  const { id, version } = await make('Site arrival')
  const params = { id }
  const same = await safety.call(calls.editChecklist, { params, body: { version, items: [...body.items] } })
  expect(same.data).toMatchObject({ items_version: 1, version })
  const items = [{ text: 'PPE' }, ...body.items]
  const { data } = await safety.call(calls.editChecklist, { params, body: { version, items } })
  expect(data).toMatchObject({
    items_version: 2,
    items: [{ text: 'PPE', position: 1 }, { text: 'Ramps locked' }],
  })
  expect((await safety.call(calls.editChecklist, { params, body: { version, name: 'Other' } })).status).toBe(
    409,
  )
  const { rows } = await pool.query(
    `select after -> 'item_changes' as words from activity_log
     where record_type = 'checklist' and record_id = $1 and action = 'updated'`,
    [id],
  )
  expect(rows).toEqual([{ words: ['Added “PPE”'] }])
})

test('a copy is not in use, and an archived checklist is restored before it changes', async () => {
  const { id, items } = await make('End of day')
  const { data: copy } = await safety.call(calls.copyChecklist, { params: { id } })
  expect(copy).toMatchObject({ name: 'Copy of End of day', is_active: 0, items: [{ text: items[0]!.text }] })
  await safety.call(calls.archiveChecklists, { body: { ids: [id], reason: 'Old' } })
  const edit = { params: { id }, body: { version: 2, name: 'Day end' } }
  expect((await safety.call(calls.editChecklist, edit)).text).toContain(
    'Restore this checklist to change it.',
  )
  await safety.call(calls.restoreChecklists, { body: { ids: [id] } })
  expect((await safety.call(calls.getChecklist, { params: { id } })).data.archived_at).toBeNull()
})

test('a phone with the earlier version sends it, and the completed one keeps that version', async () => {
  const made = await prepared(app)
  const { checklist } = made
  const params = { id: checklist.id }
  const items = checklist.items.map(({ id: _id, position: _position, ...item }) => item).slice(1)
  await safety.call(calls.editChecklist, { params, body: { version: checklist.version, items } })
  const { id } = await complete(app, filledIn(made))
  const { data } = await safety.call(calls.getAssetChecklist, { params: { id } })
  expect(data.checklist_version).toBe(1)
  expect(data.answers).toHaveLength(checklist.items.length)
  const now = await prestartOf(app, made.asset.id)
  expect(now.items).toHaveLength(checklist.items.length - 1)
  const other = await prepared(app)
  const next = await complete(app, filledIn(other))
  const later = await safety.call(calls.getAssetChecklist, { params: { id: next.id } })
  expect(later.data.checklist_version).toBe(2)
})
