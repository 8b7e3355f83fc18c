import type pg from 'pg'
import { expect } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import type { Caller, TestApp } from './app.ts'
import { type CanaryRecords, canary, fleetCanary } from './canaries.ts'
import { allRight, complete, filledIn, prestartOf } from './checklists.ts'
import { signOnPhone, tappedDocket } from './dockets.ts'
import { makeAsset, makeAttachment, makeDriver } from './fleet.ts'
import { invoiceLine, invoicing } from './invoices.ts'
import { newClientWithSite, newJob, plainBooking, plainOrder } from './jobs.ts'

/** What the other drives, or whose company owns it: nothing for viewers of the entire fleet, or of none. */
export async function canaryFleet(
  app: TestApp,
  other: Caller,
): Promise<Pick<CanaryRecords, 'drivers' | 'subcontractors' | 'assets' | 'attachments' | 'rate_cards'>> {
  const { driver_id, subcontractor_id } = await app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', other.user_id)
    .executeTakeFirstOrThrow()
  if (driver_id !== null) {
    const asset = await makeAsset(app, { name: `Asset ${fleetCanary}`, default_driver_id: driver_id })
    return {
      drivers: [String(driver_id)],
      subcontractors: [],
      assets: [String(asset.id)],
      attachments: [],
      rate_cards: [await canaryRates(app, { kind: 'driver', driver_id })],
    }
  }
  if (subcontractor_id === null)
    return { drivers: [], subcontractors: [], assets: [], attachments: [], rate_cards: [] }
  const asset = await makeAsset(app, {
    name: `Asset ${fleetCanary}`,
    asset_owner: 'subcontractor',
    subcontractor_id,
  })
  const attachment = await makeAttachment(app, { name: `Bucket ${fleetCanary}`, asset_id: asset.id })
  const operator = await makeDriver(app, {
    name: `Operator ${fleetCanary}`,
    employment: 'subcontractor_operator',
    subcontractor_id,
  })
  return {
    drivers: [String(operator.id)],
    subcontractors: [String(subcontractor_id)],
    assets: [String(asset.id)],
    attachments: [String(attachment.id)],
    rate_cards: [await canaryRates(app, { kind: 'subcontractor', subcontractor_id })],
  }
}

/** What the other is paid. */
async function canaryRates(
  app: TestApp,
  whose: { kind: 'driver'; driver_id: number } | { kind: 'subcontractor'; subcontractor_id: number },
): Promise<string> {
  const administrator = await app.as('administrator')
  const { data } = await administrator.call(rateCardEndpoints.createRateCard, {
    body: { name: `Rates ${fleetCanary}`, valid_from: '2026-07-01', ...whose },
  })
  return String(data.id)
}

/** A job and an order on which the other's driver is booked; none for viewers of all of them, or none. */
export async function canaryJobs(
  app: TestApp,
  { drivers: [driver] }: Pick<CanaryRecords, 'drivers'>,
): Promise<Pick<CanaryRecords, 'jobs' | 'orders'>> {
  if (driver === undefined) return { jobs: [], orders: [] }
  const { id } = await newJob(app, { title: `Job ${fleetCanary}` })
  const order = await plainOrder(app, id, '2026-11-24')
  await plainBooking(app, order, { driver_id: Number(driver) })
  return { jobs: [String(id)], orders: [String(order)] }
}

/** The other's checklist of the other's machine, and the resulting defect. */
export async function canaryChecklists(
  app: TestApp,
  { drivers: [driver], assets: [asset] }: Pick<CanaryRecords, 'drivers' | 'assets'>,
): Promise<Pick<CanaryRecords, 'asset_checklists' | 'asset_defects'>> {
  if (driver === undefined || asset === undefined) return { asset_checklists: [], asset_defects: [] }
  const checklist = await prestartOf(app, Number(asset))
  const answers = allRight(checklist, { Greased: { value: 'fail', comment: canary } })
  const made = { checklist, asset: { id: Number(asset) }, driver: { id: Number(driver) } }
  const { id } = await complete(app, filledIn(made, { answers, comment: canary }))
  const defects = await app.platform.db
    .selectFrom('asset_defect')
    .select('id')
    .where('asset_checklist_id', '=', id)
    .execute()
  return { asset_checklists: [String(id)], asset_defects: defects.map((defect) => String(defect.id)) }
}

/** A signed day of the other's driver for a client of `manager`: no one of the first person's kind sees any of it. */
export async function canaryWork(
  app: TestApp,
  manager: Caller,
  { drivers: [driver] }: Pick<CanaryRecords, 'drivers'>,
): Promise<Pick<CanaryRecords, 'driver_jobs' | 'dockets'>> {
  const where = await newClientWithSite(app, { account_manager_id: manager.user_id })
  const { id } = await newJob(app, { title: `Job ${fleetCanary}`, ...where })
  const order = await plainOrder(app, id, '2026-11-23')
  const driver_id = driver === undefined ? (await makeDriver(app)).id : Number(driver)
  const docket = await tappedDocket(app, { id: order }, driver_id, { operator_comment: canary })
  await signOnPhone(app, docket.driver_job_id)
  const administrator = await app.as('administrator')
  const paper = await administrator.call(docketEndpoints.docketPdf, { params: { id: docket.id } })
  expect(paper.status, paper.text).toBe(200)
  return { driver_jobs: [String(docket.driver_job_id)], dockets: [String(docket.id)] }
}

/** For the same client a draft, and invoices sent, partly credited and partly paid. */
export async function canaryBills(
  app: TestApp,
  manager: Caller,
): Promise<Pick<CanaryRecords, 'invoices' | 'credit_notes' | 'payments' | 'credit_uses'>> {
  const { accounts, newClient: billed, create, sent } = await invoicing(app)
  const { id: client_id } = await billed({ account_manager_id: manager.user_id })
  const words = { client_id, notes: canary, lines: [invoiceLine({ description: canary })] }
  const draft = await create(words)
  const invoice = await sent(words)
  const params = { id: invoice.id }
  const credit = await accounts.call(invoiceEndpoints.creditInvoice, {
    params,
    body: { reason: canary, lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }] },
  })
  const payment = await accounts.call(invoiceEndpoints.takePayment, {
    body: {
      client_id,
      received_on: '2026-11-20',
      method: 'eft',
      reference: canary,
      allocations: [{ invoice_id: invoice.id, amount_cents: 100_00 }],
    },
  })
  // Paid, then credited, so the client has it as credit and was refunded.
  const whole = await sent(words)
  await accounts.call(invoiceEndpoints.takePayment, {
    body: {
      client_id,
      received_on: '2026-11-20',
      method: 'eft',
      allocations: [{ invoice_id: whole.id, amount_cents: whole.owing_cents ?? 0 }],
    },
  })
  await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id: whole.id },
    body: { reason: canary, lines: [{ invoice_line_id: whole.lines[0]!.id, quantity: 1 }] },
  })
  const refund = await accounts.call(invoiceEndpoints.refundCredit, {
    body: {
      client_id,
      amount_cents: 50_00,
      used_on: '2026-11-20',
      refund_method: 'eft',
      reference: canary,
      note: canary,
    },
  })
  for (const paper of [
    await accounts.call(invoiceEndpoints.invoicePdf, { params }),
    await accounts.call(invoiceEndpoints.creditNotePdf, { params: { id: credit.data.id } }),
  ])
    expect(paper.status, paper.text).toBe(200)
  return {
    invoices: [String(draft.id), String(invoice.id), String(whole.id)],
    credit_notes: [String(credit.data.id)],
    payments: [String(payment.data.id)],
    credit_uses: refund.data.uses.map(({ id }) => String(id)),
  }
}

/** The signature on a docket, and the issued documents. */
export async function filesOf(
  owner: pg.Client,
  theirs: Pick<CanaryRecords, 'driver_jobs' | 'dockets' | 'invoices' | 'credit_notes'>,
): Promise<string[]> {
  const { rows } = await owner.query<{ key: string; record_type: string }>(
    `select key, record_type from file where (record_type, record_id) in (
       select 'driver_job', unnest($1::bigint[]) union select 'docket', unnest($2::bigint[])
       union select 'invoice', unnest($3::bigint[]) union select 'credit_note', unnest($4::bigint[]))`,
    [theirs.driver_jobs, theirs.dockets, theirs.invoices, theirs.credit_notes],
  )
  const kinds = ['credit_note', 'docket', 'driver_job', 'invoice']
  expect([...new Set(rows.map(({ record_type }) => record_type))].toSorted()).toEqual(kinds)
  return rows.map(({ key }) => key)
}
