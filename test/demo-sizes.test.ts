import { beforeAll, expect, test } from 'vitest'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { type StoredDocket, makeModel } from '#areas/dockets/server/index.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { fillDemo } from '#db/demo/fill.ts'
import { findIssued, modelSha256 } from '#platform/server/change/issued-document.ts'
import { bulkDemo } from '#db/demo/bulk-demo.ts'
import { sizeOf, sizes } from '#db/demo/sizes.ts'
import { testApp } from './app.ts'

test('an unknown size is refused with the known ones', () => {
  expect(() => sizeOf('huge')).toThrow('There is no size "huge". There are: small, medium, large.')
})

const app = await testApp()
const { platform } = app
const { db } = platform
const size = {
  ...sizes.small,
  clients: 140,
  own_assets: 55,
  their_assets: 15,
  drivers: 40,
  quotes: 20,
  active_jobs: 8,
  orders_a_day: 6,
  bookings: 180,
}
// In the middle of a working day: some of today's are in progress.
beforeAll(async () => {
  app.clock.set('2026-11-20T10:30:00+11:00')
  await fillDemo(platform)
  await bulkDemo(platform, size)
}, 240_000)

test('a larger demo has what its size promises, every document in order', async () => {
  const count = async (table: 'client' | 'asset' | 'driver' | 'quote' | 'job' | 'job_item') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((e) => e.fn.countAll().as('many'))
          .executeTakeFirstOrThrow()
      ).many,
    )
  expect({
    clients: await count('client'),
    assets: await count('asset'),
    drivers: await count('driver'),
    quotes: await count('quote'),
    jobs: await count('job'),
    orders: await count('job_item'),
  }).toEqual({ clients: 140, assets: 70, drivers: 40, quotes: 20, jobs: 4 * 8, orders: 4 * 10 * 6 })

  const numbers = await db
    .selectFrom('number_sequence')
    .select(['name', 'last_number'])
    .where('name', 'in', ['job', 'quote'])
    .orderBy('name')
    .execute()
  expect(numbers).toEqual([
    { name: 'job', last_number: 32 },
    { name: 'quote', last_number: 20 },
  ])
  const orders = await db
    .selectFrom('job_item')
    .leftJoin('booking', 'booking.job_item_id', 'job_item.id')
    .select(['job_item.id', 'order_status', 'work_date'])
    .select((e) => e.fn.count('booking.id').as('bookings'))
    .groupBy('job_item.id')
    .execute()
  const past = orders.filter(({ work_date }) => work_date <= platform.clock.today())
  expect(past.length).toBeGreaterThan(100)
  const isFilled = (status: string) => status === 'Confirmed' || status === 'Invoiced'
  expect(past.filter(({ order_status }) => !isFilled(order_status))).toEqual([])
  for (const { bookings, order_status } of orders) expect(isFilled(order_status)).toBe(Number(bookings) === 2)

  const sent = await db
    .selectFrom('quote')
    .leftJoin('issued_document as paper', (join) =>
      join.onRef('paper.record_id', '=', 'quote.id').on('paper.record_type', '=', 'quote'),
    )
    .select(['quote.status', 'paper.id as paper_id'])
    .execute()
  expect(sent.some(({ status }) => status === 'Draft')).toBe(true)
  expect(sent.some(({ status }) => status === 'Viewed')).toBe(true)
  for (const { status, paper_id } of sent) expect(paper_id === null).toBe(status === 'Draft')
})

/** One record of each status, its latest. */
function oneOfEach<Row extends { status: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.status, row])).values()]
}

test(
  'each stored driver job equals what its steps compute, and a finished one has its docket',
  { timeout: 120_000 },
  async () => {
    const administrator = await app.as('administrator')
    const jobs = await db.selectFrom('driver_job').selectAll().orderBy('id').execute()
    expect(jobs.length).toBeGreaterThan(150)
    for (const job of [...oneOfEach(jobs), ...jobs.filter((_, at) => at % 7 === 0)]) {
      const { id, status, started_at, finished_at, signed_at } = job
      const { data } = await administrator.call(driverJobEndpoints.getDriverJob, { params: { id } })
      const { progress, steps, files } = data
      expect(progress).toMatchObject({ status, started_at, finished_at, signed_at })
      expect(steps.filter(({ state }) => state !== 'applied')).toEqual([])
      const sign = steps.find(({ kind }) => kind === 'sign')
      expect(files.length).toBe(sign && !sign.words?.startsWith('Nobody') ? 1 : 0)
      expect(data.docket_id === null).toBe(finished_at === null)
      // Work in progress was allowed by the checklist, or by the office.
      if (started_at !== null)
        expect(job.asset_checklist_id ?? job.checklist_override_reason ?? progress.checklist).not.toBe(
          'missing',
        )
    }
    expect(oneOfEach(jobs).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['Closed', 'Accepted', 'Working']),
    )
  },
)

test(
  'dockets are issued as the product issues them, and signed unchanged',
  { timeout: 120_000 },
  async () => {
    const dockets = (await db.selectFrom('docket').selectAll().execute()) as unknown as StoredDocket[]
    expect(dockets.length).toBeGreaterThan(100)
    for (const docket of dockets) {
      const issued = await findIssued(db, { record_type: 'docket', record_id: docket.id, kind: 'docket' })
      expect(issued?.model).toEqual(await makeModel(db, docket))
      expect(issued?.model_sha256).toBe(modelSha256(issued?.model ?? {}))
      const signature = await db
        .selectFrom('docket_signature')
        .select('model_sha256')
        .where('docket_id', '=', docket.id)
        .executeTakeFirst()
      if (signature) expect(signature.model_sha256).toBe(issued?.model_sha256)
      else expect(docket.unsigned_reason).not.toBeNull()
    }
    expect(new Set(dockets.map(({ status }) => status))).toContain('Approved')
    expect(new Set(dockets.map(({ status }) => status))).toContain('Invoiced')
    expect(new Set(dockets.map(({ status }) => status))).toContain('Signed')
  },
)

test('bulk invoices are numbered without a gap, and the next one continues', async () => {
  const administrator = await app.as('administrator')
  const invoices = await db.selectFrom('invoice').selectAll().orderBy('number').execute()
  const numbers = invoices.flatMap(({ number }) => number ?? [])
  expect(numbers.length).toBeGreaterThan(8)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  expect(new Set(invoices.map(({ status }) => status))).toContain('Paid')
  expect(new Set(invoices.map(({ status }) => status))).toContain('Sent')
  const lines = [
    { description: 'Float', unit: 'fixed', quantity: 1, unit_price_cents: 400_00, gst_code: 'GST' },
  ] as const
  const client_id = invoices[0]?.client_id ?? 0
  const made = await administrator.call(invoiceEndpoints.createInvoice, {
    body: { client_id, po_number: 'PO-1', lines: [...lines] },
  })
  const { data } = await administrator.call(invoiceEndpoints.approveInvoice, {
    params: { id: made.data.id },
    body: {},
  })
  expect(data.invoice_no).toBe(`INV-${String(numbers.length + 1).padStart(6, '0')}`)
})

test('one of each kind and status opens, with its document', { timeout: 120_000 }, async () => {
  const administrator = await app.as('administrator')
  const opens = async (url: string) => {
    const { status, text } = await administrator.request('GET', url)
    expect([url, status], text.slice(0, 300)).toEqual([url, 200])
  }
  const [dockets, invoices] = [
    await db.selectFrom('docket').select(['id', 'status']).execute(),
    await db.selectFrom('invoice').select(['id', 'status']).execute(),
  ]
  for (const { id } of oneOfEach(dockets)) {
    await opens(`/api/dockets/${id}`)
    await opens(`/api/dockets/${id}/document`)
  }
  for (const { id } of oneOfEach(invoices)) {
    await opens(`/api/invoices/${id}`)
    await opens(`/api/invoices/${id}/document`)
  }
  await opens(`/api/dockets/${dockets[0]?.id}/pdf`)
  await opens(`/api/invoices/${invoices[0]?.id}/pdf`)
  const checklists = await administrator.call(checklistEndpoints.listAssetChecklists, { query: {} })
  for (const { id } of oneOfEach(checklists.data.map((one) => ({ ...one, status: one.result }))))
    expect((await administrator.call(checklistEndpoints.getAssetChecklist, { params: { id } })).status).toBe(
      200,
    )
  expect((await administrator.call(checklistEndpoints.listDefects, { query: {} })).status).toBe(200)
})
