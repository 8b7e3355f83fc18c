import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { tagsEndpoints } from '#areas/tags/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAttachment, makeCategory } from '#test/fleet.ts'
import { newJob } from '#test/jobs.ts'
import { newRequirement, ordersOf } from '#test/work-orders.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

test('POST {role}/job/{id}/requirements', async () => {
  // So that the job has the id of its second requirement.
  await newJob(app)
  const { id } = await newJob(app)
  const [first, second] = [await makeCategory(app), await makeCategory(app)]
  const skill = await allocator.call(tagsEndpoints.createSkill, { body: { name: 'First Aid' } })
  const skills = [{ id: skill.data.id, name: 'First Aid' }]
  const ask = (payload: object, job = id) =>
    allocator.request('POST', `/api/allocators/job/${job}/requirements`, { payload })
  expect((await ask({ assetData: [] })).errors).toEqual({ assetData: 'Choose what the job needs.' })
  expect((await ask({ assetData: [{ asset_category_id: first.id, qty: 0 }] })).errors).toEqual({
    'assetData.0.qty': 'Quantity must be a whole number from 1 to 100.',
  })
  expect(
    (await ask({ assetData: [{ asset_category_id: first.id, qty: 1, skill_ids: [4] }] })).errors,
  ).toEqual({ 'assetData.0.skill_ids': 'Skill is not one of the choices.' })
  const notOne = { asset_category_id: 9_999_999, qty: 1 }
  expect(
    (await ask({ assetData: [{ asset_category_id: first.id, qty: 1 }, notOne, notOne] })).errors,
  ).toEqual({
    'assetData.1.asset_category_id': 'Category is not one of the choices.',
    'assetData.2.asset_category_id': 'Category is not one of the choices.',
  })
  expect(await ordersOf(app, id)).toEqual([])
  const all = { assetData: [{ asset_category_id: first.id, qty: 1 }] }
  expect((await ask(all, 9_999_999)).status).toBe(404)
  const made = await ask({
    assetData: [
      { asset_category_id: first.id, qty: 2, attachment_ids: [], skill_ids: [] },
      { asset_category_id: second.id, qty: 1, skill_ids: [skill.data.id] },
    ],
  })
  expect(made).toMatchObject({ status: 200, message: 'Requirements saved.' })
  const [one] = made.data as { id: number }[]
  expect(made.data).toMatchObject([
    { asset_category_id: first.id, ideal_asset_qty: 2, orders: 10 },
    { asset_category_id: second.id, ideal_asset_qty: 1, orders: 5, skills },
  ])
  const wrong = { id: one!.id, assetData: [{ asset_category_id: second.id, qty: 3 }, notOne] }
  expect((await ask(wrong)).errors).toEqual({
    'assetData.0.asset_category_id': 'A requirement keeps its category. Remove it and add another.',
    'assetData.1.asset_category_id': 'Category is not one of the choices.',
  })
  const wanted = { asset_category_id: first.id, qty: 3, skill_ids: [skill.data.id] }
  const more = await ask({ id: one!.id, assetData: [wanted] })
  expect(more.data).toMatchObject([{ ideal_asset_qty: 3, max_asset_qty: 3, orders: 15, skills }, {}])
  const repeated = await ask({ id, assetData: [{ asset_category_id: first.id, qty: 1 }] })
  expect(repeated.data).toMatchObject([{ ideal_asset_qty: 3 }, {}, { asset_category_id: first.id }])
  const ofAnother = await newRequirement(app)
  expect((await ask({ ...all, id: ofAnother.id })).status).toBe(404)
  expect((await ask({ ...all, id: 9_999_999 })).status).toBe(404)
  const late = await ask({ id: one!.id, version: 1, assetData: [{ asset_category_id: first.id, qty: 1 }] })
  expect(late).toMatchObject({ status: 409, data: { current: [{ ideal_asset_qty: 3 }, {}, {}] } })
})

test('POST {role}/job/{id}/requirements on a running job plans from today on, on a finished one nothing', async () => {
  const { id: asset_category_id } = await makeCategory(app)
  const ask = (id: number) =>
    allocator.request('POST', `/api/allocators/job/${id}/requirements`, {
      payload: { assetData: [{ asset_category_id, qty: 1 }] },
    })
  const over = await newJob(app, { start_date: '2026-10-05', end_date: '2026-10-09' })
  expect(await ask(over.id)).toMatchObject({
    status: 422,
    errors: { start_date: 'Date cannot be in the past.' },
  })
  expect(await ordersOf(app, over.id)).toEqual([])
  for (const start_date of ['2026-10-05', '2026-11-18']) {
    const begun = await newJob(app, { start_date, end_date: '2026-11-23' })
    expect((await ask(begun.id)).status).toBe(200)
    expect((await ordersOf(app, begun.id)).map(({ work_date }) => work_date)).toEqual([
      '2026-11-20',
      '2026-11-23',
    ])
  }
})

test('assetData takes the attachments wanted, and orders rank them first', async () => {
  const { id } = await newJob(app)
  const { id: asset_category_id, name: category } = await makeCategory(app)
  const compatible_category_ids = [asset_category_id]
  const other = await makeAttachment(app, { compatible_category_ids })
  const wanted = await makeAttachment(app, { compatible_category_ids })
  const gone = await makeAttachment(app, { compatible_category_ids })
  const nameOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`
  await app.database.pool.query(
    `update attachment set archived_at = now(), archive_reason = 'Worn out' where id = $1`,
    [gone.id],
  )
  const ask = (attachment_ids: unknown, more: object = {}) =>
    allocator.request('POST', `/api/allocators/job/${id}/requirements`, {
      payload: { ...more, assetData: [{ asset_category_id, qty: 1, attachment_ids }] },
    })
  const notOne = { 'assetData.0.attachment_ids': 'Attachment is not one of the choices.' }
  for (const ids of [[9_999_999], [wanted.id, gone.id]]) expect((await ask(ids)).errors).toEqual(notOne)
  expect((await ask([wanted.id, wanted.id])).errors).toEqual({
    'assetData.0.attachment_ids': 'Choose each attachment once.',
  })
  expect((await ask('x')).status).toBe(422)
  const elsewhere = await makeCategory(app, { name: 'Excavator 5T wanted' })
  const hammer = await makeAttachment(app, { compatible_category_ids: [elsewhere.id] })
  const misfit = (name: string) => `${nameOf(hammer)} does not fit ${name}.`
  expect((await ask([wanted.id, hammer.id])).errors).toEqual({
    'assetData.0.attachment_ids': misfit(category),
  })
  const needs = {
    job_id: id,
    asset_category_id: elsewhere.id,
    ideal_asset_qty: 1,
    start_date: '2026-11-23',
    end_date: '2026-11-23',
  }
  const create = (fields: object) =>
    allocator.call(requirementEndpoints.createJobRequirement, { body: { ...needs, ...fields } })
  expect((await create({ attachment_ids: [wanted.id] })).errors).toEqual({
    attachment_ids: `${nameOf(wanted)} does not fit Excavator 5T wanted.`,
  })
  expect(await ordersOf(app, id)).toEqual([])

  const made = await ask([wanted.id])
  const [need] = made.data as { id: number; version: number }[]
  expect(need).toMatchObject({ attachment_ids: [wanted.id], attachments: [nameOf(wanted)] })
  const [order] = await ordersOf(app, id)
  const params = { id: order!.id }
  const whole = await allocator.request('GET', `/api/work-orders/${order!.id}`)
  expect(whole.data).toMatchObject({ wanted_attachments: [nameOf(wanted)] })
  const { data: candidates } = await allocator.call(schedulerEndpoints.availableAttachments, {
    params,
    query: {},
  })
  expect(candidates.map(({ id: one }) => one)).toEqual([wanted.id, other.id, hammer.id])

  const edited = await allocator.call(requirementEndpoints.editRequirement, {
    params: { id: need!.id },
    body: { version: need!.version, attachment_ids: [wanted.id, hammer.id] },
  })
  expect(edited.errors).toEqual({ attachment_ids: misfit(category) })

  // Quantity alone leaves them; the list replaces them; one archived since may stay.
  expect((await ask(undefined, { id: need!.id })).data).toMatchObject([{ attachment_ids: [wanted.id] }])
  await app.database.pool.query(
    `update attachment set archived_at = now(), archive_reason = 'Worn out' where id = $1`,
    [wanted.id],
  )
  expect((await ask([other.id, wanted.id], { id: need!.id })).data).toMatchObject([
    { attachments: [nameOf(other), nameOf(wanted)] },
  ])
  expect((await ask([], { id: need!.id })).data).toMatchObject([{ attachment_ids: [] }])
  const history = await allocator.request('GET', `/api/records/job/${id}/history`)
  expect(history.text).toContain(nameOf(other))
  expect(history.text).not.toContain('attachment_ids')
})
