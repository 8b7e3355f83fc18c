import { expect, test } from 'vitest'
import { addDays } from '#shared/local-date.ts'
import { testApp } from '#test/app.ts'
import { makeCategory } from '#test/fleet.ts'
import { multipart, urlEncoded } from '#test/forms.ts'
import { newJob } from '#test/jobs.ts'
import { newOrder, newRequirement, ordersOf } from '#test/work-orders.ts'

/**
 * What the specification's own calls (section 7) refuse and how forms are parsed; each call in normal use is
 * in test/specified-calls.
 */
const app = await testApp()
const allocator = await app.as('allocator')
const driver = await app.as('driver')
const sales = await app.as('sales')
test('without the right it is refused, and a prefix opens nothing by itself', async () => {
  const { job_id, id } = await newRequirement(app)
  expect((await app.visitor.request('GET', `/api/allocators/jobRequirement?job_id=${job_id}`)).status).toBe(
    401,
  )
  expect((await allocator.request('GET', `/api/superAdmin/jobRequirement?job_id=${job_id}`)).status).toBe(403)
  expect((await driver.request('POST', '/api/drivers/jobRequirement', { payload: {} })).status).toBe(403)
  expect((await sales.request('DELETE', `/api/jobRequirement/${id}`)).status).toBe(403)
  expect((await driver.request('GET', `/api/drivers/jobRequirement?job_id=${job_id}`)).data).toEqual([])
  expect((await allocator.request('GET', '/api/allocators/jobRequirement')).status).toBe(422)
})

test('POST {role}/jobRequirement is refused field by field', async () => {
  const ask = async (payload: object) =>
    (await allocator.request('POST', '/api/allocators/jobRequirement', { payload })).errors
  expect(await ask({})).toEqual({
    job_id: 'Job is required.',
    ideal_asset_qty: 'Ideal quantity is required.',
    start_date: 'Start date is required.',
    end_date: 'End date is required.',
  })
  const { id: job_id } = await newJob(app)
  const days = { job_id, ideal_asset_qty: 1, start_date: '2026-11-23', end_date: '2026-11-24' }
  // All errors are reported at once, whatever they are about.
  expect(
    await ask({ ...days, min_asset_qty: 2, max_asset_qty: 1, price_asset_qty: 3, end_date: '2026-11-22' }),
  ).toEqual({
    min_asset_qty: 'Minimum quantity cannot be more than the maximum.',
    price_asset_qty: 'Priced quantity must be between 0 and 1.',
    end_date: 'End date must be on or after the start date.',
  })
  const { id: asset_category_id } = await makeCategory(app)
  const one = { ...days, asset_category_id }
  expect(await ask({ ...one, asset_category_id: 9_999_999 })).toEqual({
    asset_category_id: 'Category is not one of the choices.',
  })
  expect(await ask({ ...one, job_id: 9_999_999 })).toEqual({ job_id: 'Job is not one of the choices.' })
  expect(await ask({ ...one, ideal_asset_qty: 4, max_asset_qty: 3, min_asset_qty: 2 })).toEqual({
    ideal_asset_qty: 'Ideal quantity must be between 2 and 3.',
  })
  expect(await ask({ ...one, selectedDates: ['2026-11-30'] })).toEqual({
    selectedDates: '30 Nov 2026 is outside 23 Nov 2026 to 24 Nov 2026.',
  })
  expect(await ask({ ...one, end_date: '2026-11-22' })).toEqual({
    end_date: 'End date must be on or after the start date.',
  })
  // Up to a week back can still be corrected.
  expect(await ask({ ...one, start_date: '2026-11-12' })).toEqual({
    start_date: 'Date cannot be in the past.',
  })
  expect(
    await ask({ ...one, start_date: '2020-01-01', selectedDates: ['2026-11-24', '2020-01-01'] }),
  ).toEqual({ selectedDates: 'Date cannot be in the past.' })
  expect(await ordersOf(app, job_id)).toEqual([])
})

test.each(['form', 'multipart', 'json'] as const)(
  'POST and GET {role}/jobRequirement as %s',
  async (kind) => {
    const { id: job_id } = await newJob(app)
    const { id: asset_category_id } = await makeCategory(app)
    const numbers = {
      job_id,
      min_asset_qty: 1,
      max_asset_qty: 3,
      ideal_asset_qty: 2,
      price_asset_qty: 1,
      asset_category_id,
    }
    const days = { start_date: '2026-11-23', end_date: '2026-11-27' }
    const selectedDates = ['2026-11-25', '2026-11-23']
    const asText = {
      ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)])),
      ...days,
      selectedDates: JSON.stringify(selectedDates),
      unknown: 'is ignored',
    }
    const bodies = {
      form: urlEncoded(Object.entries(asText)),
      multipart: multipart(Object.entries(asText)),
      json: { payload: { ...numbers, ...days, selectedDates, unknown: 'is ignored' } },
    }
    const made = await allocator.request('POST', '/api/allocators/jobRequirement', bodies[kind])
    expect(made).toMatchObject({ status: 200, success: true, message: 'Requirement saved.' })
    const wanted = { ...numbers, ...days, selectedDates: ['2026-11-23', '2026-11-25'], start_time: '07:00' }
    expect(made.data).toMatchObject(wanted)
    const { data } = await allocator.request('GET', `/api/allocators/jobRequirement?job_id=${job_id}&x=1`)
    expect(data).toMatchObject([{ ...wanted, orders: 4, unfilled_orders: 4 }])
    expect((await ordersOf(app, job_id)).map(({ work_date }) => work_date)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-25',
      '2026-11-25',
    ])
  },
)

test.each([
  ['form', ['selectedDates[]', 'selectedDates[]']],
  ['multipart', ['selectedDates[]', 'selectedDates[]']],
  ['form', ['selectedDates[0]', 'selectedDates[1]']],
] as const)('POST {role}/jobRequirement takes the days of a %s as %j', async (kind, names) => {
  const { id: job_id } = await newJob(app)
  const { id: asset_category_id } = await makeCategory(app)
  const ask = (dates: readonly string[]) => {
    const fields = [
      ...Object.entries({ job_id, asset_category_id, ideal_asset_qty: 1 }),
      ['start_date', '2026-11-23'],
      ['end_date', '2026-11-27'],
      ...dates.map((date, at) => [names[at % 2], date]),
    ].map(([name, value]): [string, string] => [String(name), String(value)])
    const body = kind === 'form' ? urlEncoded(fields) : multipart(fields)
    return allocator.request('POST', '/api/allocators/jobRequirement', body)
  }
  expect((await ask(['2026-11-25', '2026-11-25'])).errors).toEqual({
    selectedDates: 'Choose each date once.',
  })
  const many = Array.from({ length: 401 }, (_, at) => addDays('2026-11-23', at))
  expect((await ask(many)).errors).toEqual({ selectedDates: 'Choose up to 400 dates.' })
  expect((await ask(['2026-11-25', '2026-11-23'])).data).toMatchObject({
    selectedDates: ['2026-11-23', '2026-11-25'],
    orders: 2,
  })
})

test('a form the call does not accept is refused', async () => {
  const { id } = await newOrder(app)
  const body = urlEncoded([['date', '2026-11-24']])
  expect(
    (await allocator.request('POST', `/api/jobRequirement/jobItem/changeOrderDate/${id}`, body)).status,
  ).toBe(415)
  const file = '--x\r\ncontent-disposition: form-data; name="job_id"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n'
  const upload = { payload: file, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect((await allocator.request('POST', '/api/allocators/jobRequirement', upload)).status).toBe(415)
})

test('POST jobRequirement/{a}/{b}/updateQty and /updateStartTime', async () => {
  const { id, job_id } = await newRequirement(app)
  const other = await newJob(app)
  const ask = (what: string, payload: object, job = job_id) =>
    allocator.request('POST', `/api/jobRequirement/${job}/${id}/${what}`, { payload })
  expect((await ask('updateQty', { field: 'ideal_asset_qty', value: 2 }, other.id)).status).toBe(404)
  expect((await ask('updateQty', { field: 'start_time', value: 2 })).errors).toEqual({
    field: 'Field is not one of the choices.',
  })
  expect(await ask('updateQty', { field: 'ideal_asset_qty', value: 6 })).toMatchObject({
    status: 422,
    errors: { value: 'Ideal quantity must be between 1 and 5.' },
  })
  for (const field of ['max_asset_qty', 'price_asset_qty', 'min_asset_qty'])
    expect((await ask('updateQty', { field, value: 1 })).data).toMatchObject({ [field]: 1 })
  expect((await ask('updateQty', { field: 'max_asset_qty', value: '3' })).data).toMatchObject({
    max_asset_qty: 3,
  })
  expect((await ask('updateQty', { field: 'ideal_asset_qty', value: 3 })).data).toMatchObject({ orders: 3 })
  expect((await ask('updateStartTime', { field: 'start_time', value: '25:00' })).errors).toEqual({
    value: 'Enter a time like 7:00 am.',
  })
  expect((await ask('updateStartTime', { field: 'start_time', value: '19:30' })).data).toMatchObject({
    start_time: '19:30',
    shift: 'night',
  })
  const times = (await ordersOf(app, job_id)).map(({ start_time, end_time }) => [start_time, end_time])
  expect(times).toEqual(Array.from({ length: 3 }, () => ['19:30', '03:30']))
})

test('DELETE jobRequirement/{a}/{b} and jobRequirement/{id}', async () => {
  const job = await newJob(app)
  const first = await newRequirement(app, { job_id: job.id })
  const second = await newRequirement(app, { job_id: job.id })
  expect((await allocator.request('DELETE', `/api/jobRequirement/9999999/${first.id}`)).status).toBe(404)
  expect((await allocator.request('DELETE', '/api/jobRequirement/x')).status).toBe(404)
  expect(await allocator.request('DELETE', `/api/jobRequirement/${job.id}/${first.id}`)).toMatchObject({
    status: 200,
    success: true,
  })
  expect((await allocator.request('DELETE', `/api/jobRequirement/${second.id}`)).status).toBe(200)
  expect((await allocator.request('DELETE', `/api/jobRequirement/${second.id}`)).status).toBe(404)
  expect((await allocator.request('GET', `/api/allocators/jobRequirement?job_id=${job.id}`)).data).toEqual([])
  const left = await ordersOf(app, job.id)
  expect(left.map(({ order_status, cancel_reason }) => [order_status, cancel_reason])).toEqual([
    ['Cancelled by Office', 'Requirement removed'],
    ['Cancelled by Office', 'Requirement removed'],
  ])
})

test('POST jobRequirement/jobItem/changeOrderDate/{id} and changeOrderNotes/{id}', async () => {
  const { id, job_id } = await newOrder(app)
  const base = '/api/jobRequirement/jobItem'
  const ask = (path: string, payload: object) => allocator.request('POST', `${base}/${path}`, { payload })
  expect((await ask('changeOrderDate/9999999', { date: '2026-11-24' })).status).toBe(404)
  expect((await ask(`changeOrderDate/${id}`, {})).errors).toEqual({ date: 'Date is required.' })
  expect((await ask(`changeOrderDate/${id}`, { date: '2026-11-01' })).errors).toEqual({
    date: 'Date cannot be in the past.',
  })
  expect((await ask(`changeOrderDate/${id}`, { date: '2026-12-05' })).data).toMatchObject({
    work_date: '2026-12-05',
    starts_at: '2026-12-04T20:00:00.000Z',
    ends_at: '2026-12-05T04:00:00.000Z',
  })
  const job = await allocator.request('GET', `/api/jobs/${job_id}`)
  expect(job.data).toMatchObject({ end_date: '2026-12-05' })
  expect((await ask(`changeOrderNotes/${id}`, { notes: 'Gate 3' })).data).toMatchObject({
    order_notes: 'Gate 3',
  })
  expect((await ask(`changeOrderNotes/${id}`, {})).errors).toEqual({ notes: 'Crew notes are required.' })
  expect((await allocator.request('GET', `/api/work-orders/${id}`)).data).toMatchObject({
    order_notes: 'Gate 3',
  })
  expect((await ask(`changeOrderNotes/${id}`, { notes: '' })).data).toMatchObject({ order_notes: null })
})

test('POST jobRequirement/jobItem/{id}/duplicate', async () => {
  const { id, order_no, job_id } = await newOrder(app, { status: 'Cancelled' })
  const ask = (payload: object) =>
    allocator.request('POST', `/api/jobRequirement/jobItem/${id}/duplicate`, { payload })
  expect((await ask({ dates: [] })).errors).toEqual({ dates: 'Choose the dates.' })
  expect((await ask({ dates: ['2026-11-24', '2026-11-24'] })).errors).toEqual({
    dates: 'Choose each date once.',
  })
  const made = await ask({ dates: ['2026-11-25', '2026-11-01', '2026-11-23'], copyAllocations: 1 })
  expect(made.data).toMatchObject([
    { date: '2026-11-01', result: 'refused', order: null, reason: 'Date cannot be in the past.' },
    { date: '2026-11-23', result: 'created', reason: null },
    { date: '2026-11-25', result: 'created', reason: null },
  ])
  const orders = await ordersOf(app, job_id)
  expect(orders.map((order) => [order.work_date, order.order_status])).toEqual([
    ['2026-11-23', 'Cancelled'],
    ['2026-11-23', 'Pending'],
    ['2026-11-25', 'Pending'],
  ])
  const copy = await allocator.request('GET', `/api/work-orders/${orders[2]!.id}`)
  expect(copy.data).toMatchObject({ duplicated_from: { id, order_no }, slot_no: 1 })
})
