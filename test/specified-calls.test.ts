import { expect, test } from 'vitest'
import { notify } from '#areas/notifications/server/index.ts'
import { createSkill } from '#areas/tags/server/index.ts'
import { tipOrderEndpoints } from '#areas/tip-orders/contract/endpoints.ts'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import type { Requirement } from '#areas/work-orders/contract/requirement.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from './app.ts'
import { qualifiedDriver } from './bookings.ts'
import { makeAsset, makeCategory } from './fleet.ts'
import { multipart } from './forms.ts'
import { newClientWithSite, newJob } from './jobs.ts'
import { addRequiredDocuments } from './orders.ts'
import { newOrder, newRequirement } from './work-orders.ts'

/** Every call of the specification (section 7) in order, literally: method, path, keys and answer. */
const app = await testApp()
const allocator = await app.as('allocator')
const leaving = await app.as('sales')

const person = { name: 'Robin Gale', email: 'robin@example.com', password: 'nine-blue-tippers' }
const category = await makeCategory(app)
const skill = await app.platform.write(system, (change) => createSkill(change, { name: 'First Aid' }))
const job = await newJob(app)
const need = await newRequirement(app, { job_id: job.id })
const other = await newRequirement(app, { job_id: job.id })
const { job_site_id } = await newClientWithSite(app)
const order = await newOrder(app)
const otherOrder = await newOrder(app)
const { data: site } = await allocator.call(tipSiteEndpoints.createTipSite, {
  body: { name: 'Westgate', materials: [{ material: 'Clay', conditions: null }] },
})
const { data: tip } = await allocator.call(tipOrderEndpoints.createTipOrder, {
  params: { id: order.id },
  body: { tip_site_id: site.id, material: 'Clay' },
})
const driver = await qualifiedDriver(app)
const asset = await makeAsset(app, { asset_category_id: order.asset_category_id })
await addRequiredDocuments(app, 'asset', asset.id)
const notice = { title: 'Told', body: 'Once' }
await app.platform.write(system, (change) =>
  notify(change, { ...notice, user_ids: [allocator.user_id], type: 'system' }),
)
const [unread] = (await allocator.request('GET', '/api/allocators/notifications/all')).data as {
  id: number
}[]

const week = { start_date: '2026-11-23', end_date: '2026-11-27' }
const four = { min_asset_qty: 1, max_asset_qty: 3, ideal_asset_qty: 2, price_asset_qty: 1 }
const days = ['2026-11-23', '2026-11-25']
const jobItem = '/jobRequirement/jobItem'
/** A requirement as an allocator sees it. */
const withoutRate = ({ rate_snapshot: _rate, ...seen }: Requirement) => seen
const session = { email: person.email, token: expect.any(String), user_type: null }

interface Row {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  as?: typeof allocator
  keys?: Readonly<Record<string, unknown>>
  /** Sent as form data, where the specification says so. */
  form?: true
  answer: { message?: string; data?: unknown }
}
const rows: readonly Row[] = [
  {
    call: 'POST /register',
    as: app.visitor,
    keys: person,
    answer: { message: 'Welcome to Haulyard.', data: session },
  },
  {
    call: 'POST /login',
    as: app.visitor,
    keys: { email: person.email, password: person.password },
    answer: { message: 'Signed in.', data: session },
  },
  { call: 'GET /logout', as: leaving, answer: { message: 'Signed out.' } },
  { call: 'GET /allocators/notifications/all/1', answer: { data: [notice] } },
  { call: `GET /allocators/notifications/read/${unread!.id}`, answer: { data: notice } },
  {
    call: `GET /allocators/jobRequirement?job_id=${job.id}`,
    answer: { data: [need, other].map(withoutRate) },
  },
  {
    call: 'POST /allocators/jobRequirement',
    keys: { job_id: job.id, ...four, ...week, selectedDates: days },
    form: true,
    answer: { message: 'Requirement saved.', data: { ...four, ...week, selectedDates: days, orders: 4 } },
  },
  {
    call: `POST /allocators/job/${job.id}/requirements`,
    keys: { id: job.id, assetData: [{ asset_category_id: category.id, qty: 1, skill_ids: [skill.id] }] },
    answer: {
      message: 'Requirements saved.',
      data: [{}, {}, {}, { asset_category_id: category.id, skill_ids: [skill.id] }],
    },
  },
  {
    call: `POST /jobRequirement/${job.id}/${need.id}/updateQty`,
    keys: { field: 'ideal_asset_qty', value: 2 },
    answer: { message: 'Requirement saved.', data: { ideal_asset_qty: 2, orders: 2 } },
  },
  {
    call: `POST /jobRequirement/${job.id}/${need.id}/updateStartTime`,
    keys: { field: 'start_time', value: '06:30' },
    answer: { message: 'Requirement saved.', data: { start_time: '06:30' } },
  },
  { call: `DELETE /jobRequirement/${job.id}/${need.id}`, answer: { message: 'Requirement removed.' } },
  { call: `DELETE /jobRequirement/${other.id}`, answer: { message: 'Requirement removed.' } },
  {
    call: `POST /jobSite/${job_site_id}/updateSiteInstructions`,
    keys: { value: 'Ring the foreman.' },
    answer: { message: 'Site saved.', data: { site_instructions: 'Ring the foreman.' } },
  },
  {
    call: `GET ${jobItem}/${order.id}/tips`,
    answer: { data: [{ id: tip.id, tip_site: 'Westgate', material: 'Clay' }] },
  },
  {
    call: `POST ${jobItem}/duplicateTipOrder`,
    keys: { tip_order_id: tip.id, job_item_ids: [otherOrder.id], dates: ['2026-11-30'] },
    answer: {
      message: 'Tip order repeated.',
      data: [
        { order: { id: otherOrder.id }, result: 'created' },
        { date: '2026-11-30', result: 'refused', reason: 'There is no open order on 30 Nov 2026.' },
      ],
    },
  },
  {
    call: `POST ${jobItem}/changeOrderDate/${order.id}`,
    keys: { date: '2026-11-24' },
    answer: { message: 'Order moved.', data: { work_date: '2026-11-24' } },
  },
  {
    call: `POST ${jobItem}/changeOrderNotes/${order.id}`,
    keys: { notes: 'Gate 3' },
    answer: { message: 'Notes saved.', data: { order_notes: 'Gate 3' } },
  },
  {
    call: `POST ${jobItem}/${order.id}/duplicate`,
    keys: { dates: ['2026-11-26'], copyAllocations: 1 },
    answer: { message: 'Order repeated.', data: [{ date: '2026-11-26', result: 'created' }] },
  },
  {
    call: `GET ${jobItem}/${order.id}/availableAssets`,
    answer: { data: [{ id: asset.id, free: 1, matches: 1 }] },
  },
  {
    call: `PUT /jobRequirement/fieldworker/${driver.id}/assignAsset`,
    keys: { asset_id: asset.id, job_item_id: order.id },
    answer: { message: 'Asset assigned.', data: [{ asset_id: asset.id }, { driver_id: driver.id }] },
  },
]

const bodyOf = ({ keys, form }: Row) => {
  if (!keys) return {}
  if (!form) return { payload: keys }
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return multipart(Object.entries(keys).map(([name, value]) => [name, text(value)]))
}
const send = (row: Row) => {
  const [method, path] = row.call.split(' ') as [string, string]
  return (row.as ?? allocator).request(method, `/api${path}`, bodyOf(row))
}

test.each(rows)('$call', async (row) => {
  const reply = await send(row)
  expect(reply, reply.text).toMatchObject({ status: 200, success: true, ...row.answer })
})

/** One call belongs to an area not built yet. When building it, move its row up. */
test.each([
  { call: 'POST /register', as: app.visitor, keys: { user: '{}' }, form: true, status: 422 },
] as const)('$call waits for its area', async ({ status, ...row }) => {
  expect(await send({ ...row, answer: {} })).toMatchObject({ status, success: false })
})

test('20 of 21 calls are answered', () => {
  expect(rows).toHaveLength(20)
})
