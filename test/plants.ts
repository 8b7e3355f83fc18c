import type pg from 'pg'
import { expect } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { notify } from '#areas/notifications/server/index.ts'
import { savedViewEndpoints } from '#areas/saved-views/contract/endpoints.ts'
import { system } from '#platform/server/viewer.ts'
import { type Caller, type TestApp, form } from './app.ts'
import { allRight, complete, filledIn, prestartOf } from './checklists.ts'
import { signOnGlass, tappedDocket } from './dockets.ts'
import { makeAsset, makeDriver } from './fleet.ts'
import { invoiceLine, invoicing } from './invoices.ts'
import { newClientWithSite, newJob, plainBooking, plainOrder } from './jobs.ts'
import { type PersonName, people, signIn } from './people.ts'
import { pdf, pdfBytes, photo } from './uploads.ts'

/** It stands in every row of the other's, and may stand in no answer to the one. */
export const canary = 'zyqcanary'
/** In what the other drives or owns: sales sees the whole fleet. */
export const fleetCanary = 'zyqfleet'
const site = {
  name: `Site ${canary}`,
  address_line1: '1 Canary Lane',
  suburb: 'Altona',
  state: 'VIC' as const,
  postcode: '3018',
}
/** Ids of what is one person's alone. */
export interface Plants {
  user: string
  client: string
  archivedClient: string
  contact: string
  site: string
  notes: readonly string[]
  documents: readonly string[]
  files: readonly string[]
  avatar: string
  notification: string
  session: string
  view: string
  /** Empty where the one sees all of them. */
  drivers: readonly string[]
  subcontractors: readonly string[]
  assets: readonly string[]
  jobs: readonly string[]
  orders: readonly string[]
  asset_checklists: readonly string[]
  asset_defects: readonly string[]
  driver_jobs: readonly string[]
  dockets: readonly string[]
  invoices: readonly string[]
  credit_notes: readonly string[]
  payments: readonly string[]
}

async function addDocument(owner: pg.Client, who: Caller, record_type: string, record_id: number) {
  const { rows } = await owner.query<{ id: number }>(
    `select id from document_type where record_type = $1 and name = 'Other'`,
    [record_type],
  )
  const body = { document_type_id: Number(rows[0]!.id), title: canary, number: canary, issuer: canary }
  const file = { ...pdf(`${canary}.pdf`), content: pdfBytes(canary) }
  const params = { record_type, record_id }
  const added = await who.call(documentEndpoints.addDocument, { params, body }, { files: [file] })
  expect([added.status, added.text]).toEqual([200, expect.stringContaining(canary)])
  return { document: String(added.data.id), file: String(added.data.files[0]!.id) }
}

/** A client in the care of `manager`; gives its id. */
export async function newClient(app: TestApp, manager: Caller, name: string) {
  const administrator = await app.as('administrator')
  const body = {
    name,
    client_type: 'civil',
    email: 'office@example.com',
    account_manager_id: manager.user_id,
  } as const
  const made = await administrator.call(clientEndpoints.createClient, { body })
  expect(made.status, made.text).toBe(200)
  return made.data.id
}

/** What the other drives, or whose company owns it: nothing for those who see the whole fleet, or none of it. */
async function plantFleet(
  app: TestApp,
  other: Caller,
): Promise<Pick<Plants, 'drivers' | 'subcontractors' | 'assets'>> {
  const { driver_id, subcontractor_id } = await app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', other.user_id)
    .executeTakeFirstOrThrow()
  if (driver_id !== null) {
    const asset = await makeAsset(app, { name: `Asset ${fleetCanary}`, default_driver_id: driver_id })
    return { drivers: [String(driver_id)], subcontractors: [], assets: [String(asset.id)] }
  }
  if (subcontractor_id === null) return { drivers: [], subcontractors: [], assets: [] }
  const asset = await makeAsset(app, {
    name: `Asset ${fleetCanary}`,
    asset_owner: 'subcontractor',
    subcontractor_id,
  })
  const operator = await makeDriver(app, {
    name: `Operator ${fleetCanary}`,
    employment: 'subcontractor_operator',
    subcontractor_id,
  })
  return {
    drivers: [String(operator.id)],
    subcontractors: [String(subcontractor_id)],
    assets: [String(asset.id)],
  }
}

/** A job and an order on which the other's driver is booked; none for those who see every one, or none. */
async function plantJobs(
  app: TestApp,
  { drivers: [driver] }: Pick<Plants, 'drivers'>,
): Promise<Pick<Plants, 'jobs' | 'orders'>> {
  if (driver === undefined) return { jobs: [], orders: [] }
  const { id } = await newJob(app, { title: `Job ${fleetCanary}` })
  const order = await plainOrder(app, id, '2026-11-24')
  await plainBooking(app, order, { driver_id: Number(driver) })
  return { jobs: [String(id)], orders: [String(order)] }
}

/** What the other's driver found on the other's machine, and the defect that came of it. */
async function plantChecklists(
  app: TestApp,
  { drivers: [driver], assets: [asset] }: Pick<Plants, 'drivers' | 'assets'>,
): Promise<Pick<Plants, 'asset_checklists' | 'asset_defects'>> {
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

/** A day of the other's driver for a client of `manager`, tapped and signed: nobody of the one's kind sees any of it. */
async function plantWork(
  app: TestApp,
  manager: Caller,
  { drivers: [driver] }: Pick<Plants, 'drivers'>,
): Promise<Pick<Plants, 'driver_jobs' | 'dockets'>> {
  const where = await newClientWithSite(app, { account_manager_id: manager.user_id })
  const { id } = await newJob(app, { title: `Job ${fleetCanary}`, ...where })
  const order = await plainOrder(app, id, '2026-11-23')
  const driver_id = driver === undefined ? (await makeDriver(app)).id : Number(driver)
  const docket = await tappedDocket(app, { id: order }, driver_id, { operator_comment: canary })
  await signOnGlass(app, docket.driver_job_id)
  const administrator = await app.as('administrator')
  const paper = await administrator.call(docketEndpoints.docketPdf, { params: { id: docket.id } })
  expect(paper.status, paper.text).toBe(200)
  return { driver_jobs: [String(docket.driver_job_id)], dockets: [String(docket.id)] }
}

/** To the same client a draft, and what was sent, partly credited and partly paid. */
async function plantBills(
  app: TestApp,
  manager: Caller,
): Promise<Pick<Plants, 'invoices' | 'credit_notes' | 'payments'>> {
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
  for (const paper of [
    await accounts.call(invoiceEndpoints.invoicePdf, { params }),
    await accounts.call(invoiceEndpoints.creditNotePdf, { params: { id: credit.data.id } }),
  ])
    expect(paper.status, paper.text).toBe(200)
  return {
    invoices: [String(draft.id), String(invoice.id)],
    credit_notes: [String(credit.data.id)],
    payments: [String(payment.data.id)],
  }
}

/** The signature on a docket, and the papers that were issued. */
async function filesOf(
  owner: pg.Client,
  theirs: Pick<Plants, 'driver_jobs' | 'dockets' | 'invoices' | 'credit_notes'>,
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; record_type: string }>(
    `select id, record_type from file where (record_type, record_id) in (
       select 'driver_job', unnest($1::bigint[]) union select 'docket', unnest($2::bigint[])
       union select 'invoice', unnest($3::bigint[]) union select 'credit_note', unnest($4::bigint[]))`,
    [theirs.driver_jobs, theirs.dockets, theirs.invoices, theirs.credit_notes],
  )
  const kinds = ['credit_note', 'docket', 'driver_job', 'invoice']
  expect([...new Set(rows.map(({ record_type }) => record_type))].toSorted()).toEqual(kinds)
  return rows.map(({ id }) => String(id))
}

/** The other does see what nobody else of its kind may: else refusals would prove nothing. */
async function mustBeTheirs(
  other: Caller,
  name: PersonName,
  { dockets, invoices }: Pick<Plants, 'dockets' | 'invoices'>,
): Promise<void> {
  const { user_type } = people[name]
  for (const id of user_type === null ? [] : dockets)
    expect((await other.request('GET', `/api/dockets/${id}`)).text).toContain(canary)
  for (const id of user_type === 4 ? invoices : [])
    expect((await other.request('GET', `/api/invoices/${id}`)).text).toContain(canary)
}

/** Something of every kind that is the other's alone; the one's own records are written on by the other in private. */
export async function plant(
  { app, owner }: { app: TestApp; owner: pg.Client },
  other: Caller,
  one: Caller,
  name: PersonName,
): Promise<Plants> {
  const administrator = await app.as('administrator')
  const isSales = people[name].user_type === 4
  const manager = isSales ? other : administrator
  const client = await newClient(app, manager, `Client ${canary}`)
  const archivedClient = await newClient(app, manager, `Archived ${canary}`)
  const params = { id: client }
  await administrator.call(clientEndpoints.archiveClient, {
    params: { id: archivedClient },
    body: { reason: canary },
  })
  const contact = await administrator.call(clientEndpoints.createContact, {
    params,
    body: { name: `Contact ${canary}` },
  })
  const made = await administrator.call(clientEndpoints.createSite, { params, body: site })
  const papers = [
    await addDocument(owner, administrator, 'client', client),
    await addDocument(owner, other, 'user', other.user_id),
  ]
  const notes = []
  for (const [record_type, record_id] of [
    ['user', one.user_id],
    ['user', other.user_id],
    ['client', client],
  ] as const) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into note (record_type, record_id, body, is_private, created_by) values ($1, $2, $3, true, $4) returning id`,
      [record_type, record_id, canary, other.user_id],
    )
    notes.push(String(rows[0]!.id))
  }
  await app.platform.write(system, (change) =>
    notify(change, { user_ids: [other.user_id], type: 'system', title: canary, body: canary }),
  )
  const { rows: told } = await owner.query<{ id: string }>(
    'select max(id) as id from notification where user_id = $1',
    [other.user_id],
  )
  const second = await signIn(app.platform, name)
  await owner.query('update session set user_agent = $1 where id = $2', [canary, second.session_id])
  const picture = form({}, [await photo(`${canary}.jpg`)])
  const pictured = await other.request('POST', '/api/profile/avatar', picture)
  const avatar = (pictured.data as { avatar: string }).avatar.split('/').at(-1)!
  const view = await other.call(savedViewEndpoints.saveView, {
    body: { list_key: '/dashboard/clients', name: canary, search: `search=${canary}` },
  })
  const fleet = await plantFleet(app, other)
  const worked = await plantWork(app, manager, fleet)
  const billed = await plantBills(app, manager)
  const kept = await filesOf(owner, { ...worked, ...billed })
  await mustBeTheirs(other, name, { ...worked, ...billed })
  return {
    user: String(other.user_id),
    client: String(client),
    archivedClient: String(archivedClient),
    contact: String(contact.data.id),
    site: String(made.data.id),
    notes,
    documents: papers.map((paper) => paper.document),
    files: [...papers.map((paper) => paper.file), ...kept],
    avatar,
    notification: String(told[0]!.id),
    session: second.session_id,
    view: String(view.data.id),
    ...fleet,
    ...(await plantJobs(app, fleet)),
    ...(await plantChecklists(app, fleet)),
    ...worked,
    ...billed,
  }
}
