import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { complete, filledIn, prestartOf } from '#test/checklists.ts'
import { exported, lastExport } from '#test/exports.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { pdf } from '#test/uploads.ts'
import { checklistEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const safety = await app.as('safety')
const allocator = await app.as('allocator')
const { pool } = app.database

/** An asset in a category with a checklist of its own, that ends with a signature. */
async function signedChecklist(name: string) {
  const category = await makeCategory(app, { asset_group: 'trailer' })
  const [asset, driver] = [await makeAsset(app, { asset_category_id: category.id }), await makeDriver(app)]
  await safety.call(calls.createChecklist, {
    body: {
      name,
      kind: 'prestart',
      asset_category_ids: [category.id],
      items: [{ text: 'Pins' }, { text: 'Checked by', answer_type: 'signature' }],
    },
  })
  return { asset, driver, checklist: await prestartOf(app, asset.id) }
}
async function newFile(content_type: string, owner: number) {
  const { rows } = await pool.query<{ id: string; key: string }>(
    `insert into file (sha256, name, content_type, bytes, record_type, record_id)
     values (md5(random()::text) || md5(random()::text), 'signature', $1, 9, 'asset', $2) returning id, key`,
    [content_type, owner],
  )
  return { id: Number(rows[0]!.id), key: rows[0]!.key }
}

test('an item is signed once, with a picture, and the completed checklist shows it', async () => {
  const made = await signedChecklist('Hammer check')
  const { asset, checklist } = made
  const answered = (photo_file_ids: number[]) =>
    filledIn(made, {
      answers: checklist.items.map(({ id, answer_type }) => ({
        checklist_item_id: id,
        value: answer_type === 'signature' ? null : 'ok',
        comment: null,
        photo_file_ids: answer_type === 'signature' ? photo_file_ids : [],
      })),
    })
  const [drawn, other, paper] = [
    await newFile('image/png', asset.id),
    await newFile('image/png', asset.id),
    await newFile('application/pdf', asset.id),
  ]
  const refusedWith = (words: string) => ({
    details: { errors: { [`answers.${checklist.items[1]!.id}`]: expect.stringContaining(words) } },
  })
  await expect(complete(app, answered([]))).rejects.toMatchObject(refusedWith('Sign this item.'))
  await expect(complete(app, answered([drawn.id, other.id]))).rejects.toMatchObject(
    refusedWith('Sign this item once.'),
  )
  await expect(complete(app, answered([paper.id]))).rejects.toMatchObject(
    refusedWith('Checked by: The signature is missing.'),
  )

  const { id } = await complete(app, answered([drawn.id]))
  const { data } = await safety.call(calls.getAssetChecklist, { params: { id } })
  expect(data.answers[1]).toMatchObject({ answer_type: 'signature', value: null, photo_keys: [drawn.key] })
})

test('a signature cannot fail, so it is neither critical nor photographed', async () => {
  const items = [{ text: 'Checked by', answer_type: 'signature', is_critical: 1, photo_on_fail: 1 } as const]
  const body = { name: 'Grab check', kind: 'prestart' as const, items }
  const { status, errors } = await safety.call(calls.createChecklist, { body })
  expect([status, Object.keys(errors)]).toEqual([422, ['items.0.is_critical', 'items.0.photo_on_fail']])
})

test('checklists and completed ones are exported with the right to, as their lists show them', async () => {
  const made = await signedChecklist('Auger check')
  const signature = await newFile('image/png', made.asset.id)
  const answers = made.checklist.items.map(({ id, answer_type }) => ({
    checklist_item_id: id,
    value: answer_type === 'signature' ? null : 'fail',
    comment: null,
    photo_file_ids: answer_type === 'signature' ? [signature.id] : [],
  }))
  await complete(app, filledIn(made, { answers }))
  for (const person of ['sales', 'accounts', 'driver', 'subcontractor'] as const)
    for (const list of ['checklists', 'asset-checklists'])
      expect(await (await app.as(person)).request('GET', `/api/${list}/export`)).toMatchObject({
        status: 403,
      })
  const templates = await exported(safety, '/api/checklists/export', 'search=auger')
  expect(templates.rows).toMatchObject([
    { Name: 'Auger check', Kind: 'Prestart', When: 'Every day', 'In use': 'Yes', Items: '2', Version: '1' },
  ])
  const done = await exported(
    allocator,
    '/api/asset-checklists/export',
    `asset_id=${made.asset.id}&result=pass_with_defects`,
  )
  expect(done.rows).toMatchObject([
    {
      Checklist: 'Auger check',
      'Fleet no.': made.asset.fleet_no,
      Driver: made.driver.name,
      Day: '2026-11-20',
      Result: 'Pass with defects',
      'Failed items': '1',
    },
  ])
  expect(await lastExport(app, 'asset_checklist')).toMatchObject({ record_label: 'Completed checklists' })
})

test('a checklist has documents, until it is archived', async () => {
  const { checklist } = await signedChecklist('Broom check')
  const params = { record_type: 'checklist', record_id: checklist.id }
  const { data: types } = await safety.call(documentEndpoints.listDocumentTypes, {
    query: { record_type: 'checklist' },
  })
  const add = (who: typeof safety) =>
    who.call(
      documentEndpoints.addDocument,
      { params, body: { document_type_id: types.at(-1)!.id, title: 'SWMS' } },
      { files: [pdf()] },
    )
  expect((await add(allocator)).status).toBe(403)
  expect((await add(safety)).status).toBe(200)
  await safety.call(calls.archiveChecklists, { body: { ids: [checklist.id], reason: 'Old' } })
  expect((await add(safety)).status).toBe(409)
})
