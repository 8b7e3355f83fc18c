import { projectEndpoints } from '#areas/projects/contract/endpoints.ts'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { bankDetailsEndpoints } from '#areas/bank-details/contract/endpoints.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { driverEndpoints } from '#areas/drivers/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { tipOrderEndpoints } from '#areas/tip-orders/contract/endpoints.ts'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { requirementEndpoints } from '#areas/work-orders/contract/requirement-endpoints.ts'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import type { TestApp } from './app.ts'
import { must, makeCanaries } from './canary-amounts.ts'
import { signedDocket } from './dockets.ts'
import { makeAsset, makeCategory } from './fleet.ts'
import { invoiceLine, invoicing } from './invoices.ts'
import { newClientWithSite, newJob } from './jobs.ts'
import { line, quote } from './quotes.ts'
import { saveSettings } from './settings.ts'
import { newRequirement, ordersOf } from './work-orders.ts'

/** Records with unique prices, costs, limits and accounts, created through every call that sets one. */
export async function canaryMoney(app: TestApp) {
  const { canaries, secrets, records, cents, words, put } = makeCanaries()

  const { administrator, accounts, create } = await invoicing(app)
  const [allocator, sales] = [await app.as('allocator'), await app.as('sales')]
  put('company', 1)
  words('•••000', 'settings:company')
  words('•••678', 'settings:company')

  // A client of the sales person's own.
  const { client_id, job_site_id } = await newClientWithSite(app, {
    credit_limit_cents: cents('clients:credit'),
    account_manager_id: sales.user_id,
  })
  const held = {
    credit_hold: 1,
    credit_hold_reason: words('Heard of bad cheques', 'clients:credit'),
  } as const
  const edit = { version: 1, credit_limit_cents: cents('clients:credit'), ...held }
  must(
    await administrator.call(clientEndpoints.editClient, {
      params: { id: put('client', client_id) },
      body: edit,
    }),
  )
  const freed = { version: 2, credit_hold: 0, credit_hold_reason: null } as const
  must(await administrator.call(clientEndpoints.editClient, { params: { id: client_id }, body: freed }))

  const project = must(
    await administrator.call(projectEndpoints.createProject, {
      body: { client_id, name: 'Canary works', budget_cents: cents('jobs:rates') },
    }),
  ).data
  put('project', project.id)
  await canaryFleet()

  // A category's product price goes into a job's orders.
  const category = await makeCategory(app)
  const sold = { sell_price_cents: cents('products:read'), buy_price_cents: cents('products:cost') }
  const product = must(
    await administrator.call(productEndpoints.createProduct, {
      body: {
        code: 'CANARY',
        name: 'Hire',
        category: 'hire',
        unit: 'hour',
        asset_category_id: category.id,
        ...sold,
      } as never,
    }),
  ).data
  put('product', product.id)

  const quoted = must(
    await sales.call(quoteEndpoints.createQuote, {
      body: quote({
        client_id,
        prospect_name: null,
        discount_type: 'amount',
        discount_value: cents('quotes:prices'),
        internal_notes: words('We earn well on this', 'quotes:margin'),
        lines: [line({ unit_price_cents: cents('quotes:prices'), cost_cents: cents('quotes:margin') })],
      }),
    }),
  ).data
  put('quote', quoted.id)

  const job = await newJob(app, {
    client_id,
    job_site_id,
    budget_cents: cents('jobs:rates'),
    billing_method: 'fixed',
    fixed_price_cents: cents('jobs:rates'),
    retention_percent: 5,
  })
  put('job', job.id)
  const rate = { unit: 'tonne', unit_price_cents: cents('jobs:rates') } as const
  const description = words('Tip fee for canaries', 'jobs:rates')
  const params = { id: job.id }
  const { data: added } = must(
    await sales.call(jobEndpoints.createJobRate, { params, body: { ...rate, description } }),
  )
  const changed = { version: 1, quantity: 4, description: words('Dearer fee for canaries', 'jobs:rates') }
  const of = { ...params, rate_id: added.id }
  must(await sales.call(jobEndpoints.editJobRate, { params: of, body: changed }))
  must(await sales.call(jobEndpoints.removeJobRate, { params: of, body: {} }))
  const limit = { version: job.version, po_limit_cents: cents('jobs:rates') }
  must(await sales.call(jobEndpoints.editJob, { params, body: limit }))

  const requirement = await newRequirement(app, { job_id: job.id, asset_category_id: category.id })
  must(
    await allocator.call(requirementEndpoints.editRequirement, {
      params: { id: requirement.id },
      body: { version: requirement.version, est_hours: 9 },
    }),
  )
  const orders = await ordersOf(app, job.id)
  for (const order of orders) put('job_item', order.id)
  await canaryTips(orders.map(({ id }) => id))

  const docket = await signedDocket(app)
  put('docket', docket.id)
  const priced = {
    unit_price_cents: cents('dockets:prices'),
    price_source: words('By a bird', 'dockets:prices'),
  }
  must(
    await accounts.call(docketEndpoints.priceDocketLine, {
      params: { id: docket.id, line_id: docket.lines.find(({ is_billable }) => is_billable)!.id },
      body: priced,
    }),
  )

  const draft = await create({
    client_id,
    lines: [invoiceLine({ unit_price_cents: cents('invoices:totals') })],
  })
  const at = { params: { id: put('invoice', draft.id) } }
  const approved = must(await accounts.call(invoiceEndpoints.approveInvoice, { ...at, body: {} })).data
  must(await accounts.call(invoiceEndpoints.sendInvoice, { ...at, body: { to: 'bills@kestrel.example' } }))
  const paid = {
    client_id,
    received_on: '2026-11-20',
    method: 'eft' as const,
    allocations: [{ invoice_id: draft.id, amount_cents: cents('invoices:totals') }],
  }
  const payment = must(await accounts.call(invoiceEndpoints.takePayment, { body: paid })).data
  const bounced = { reason: 'Bounced' }
  must(await accounts.call(invoiceEndpoints.reversePayment, { params: { id: payment.id }, body: bounced }))
  const credit = {
    reason: 'Hours',
    lines: [{ invoice_line_id: approved.lines[0]!.id, quantity: 1 }],
  }
  must(await accounts.call(invoiceEndpoints.creditInvoice, { ...at, body: credit }))

  must(
    await saveSettings(administrator, 'quotes', {
      approval_threshold_cents: cents('quotes:settings'),
      margin_floor_percent: 21,
    }),
  )
  must(
    await saveSettings(administrator, 'invoices', { approval_threshold_cents: cents('invoices:settings') }),
  )
  must(await saveSettings(administrator, 'dockets', { approval_limit_cents: cents('dockets:settings') }))
  for (const type of ['quote_settings', 'invoice_settings', 'docket_settings']) put(type, 1)
  return { canaries, records, secrets }

  /** A tip site's rate, and tip orders at it. */
  async function canaryTips(order_ids: readonly number[]): Promise<void> {
    const material = 'Clay'
    const { data: site } = must(
      await accounts.call(tipSiteEndpoints.createTipSite, {
        body: { name: 'Canary tip', materials: [{ material, conditions: null }] },
      }),
    )
    const tipRate = {
      levy_cents: cents('tip-sites:cost'),
      buy_cents: cents('tip-sites:cost'),
      min_charge_cents: cents('tip-sites:cost'),
      sell_cents: cents('tip-sites:rates'),
    }
    must(
      await accounts.call(tipSiteEndpoints.createTipRate, {
        params: { id: put('tip_site', site.id) },
        body: { material, unit: 'tonne', valid_from: '2026-07-01', ...tipRate },
      }),
    )
    for (const id of order_ids)
      must(
        await allocator.call(tipOrderEndpoints.createTipOrder, {
          params: { id },
          body: { tip_site_id: site.id, material },
        }),
      )
  }

  /** Bank details that one person enters, another confirms, and that are shown in full. */
  async function canaryBankDetails(params: {
    record_type: 'subcontractor'
    record_id: number
  }): Promise<void> {
    const body = {
      bank_bsb: '731-002',
      bank_account_no: '73100291',
      bank_account_name: 'Canary Trust',
      reason: 'From their letterhead',
    }
    secrets.push('731002', '731-002', '73100291', body.bank_account_name)
    const { data } = must(await accounts.call(bankDetailsEndpoints.proposeBankDetails, { params, body }))
    const call = {
      called_person: 'Their office',
      called_number: '0355500140',
      called_on: melbourneDate(app.clock.now()),
      called_time: melbourneTime(app.clock.now()),
    }
    const { id } = data
    must(await administrator.call(bankDetailsEndpoints.confirmBankDetails, { params: { id }, body: call }))
    must(await accounts.call(bankDetailsEndpoints.showBankDetails, { params }))
  }

  /** On a machine, with a rate that is changed. */
  async function canaryAttachment(asset_id: number): Promise<void> {
    const { id: fits } = await makeCategory(app)
    const attachment = must(
      await administrator.call(attachmentEndpoints.createAttachment, {
        body: {
          code: `CANARY-${asset_id}`,
          name: 'Bucket',
          kind: 'bucket_gp',
          compatible_category_ids: [fits],
          asset_id,
          rate_cents: cents('products:read'),
          rate_unit: 'hour',
        },
      }),
    ).data
    const params = { id: put('attachment', attachment.id) }
    const body = { version: 1, rate_cents: cents('products:read') }
    must(await administrator.call(attachmentEndpoints.editAttachment, { params, body }))
  }

  /** The driver's own record and machine, and those of the subcontractor's company. */
  async function canaryFleet(): Promise<void> {
    const driver = await app.as('driver')
    const subcontractor = await app.as('subcontractor')
    const { rows } = await app.database.pool.query<{
      driver_id: number | null
      subcontractor_id: number | null
    }>('select driver_id::int, subcontractor_id::int from app_user where id = any($1)', [
      [driver.user_id, subcontractor.user_id],
    ])
    const driver_id = rows.find((row) => row.driver_id !== null)!.driver_id!
    const subcontractor_id = rows.find((row) => row.subcontractor_id !== null)!.subcontractor_id!
    put('subcontractor', subcontractor_id)
    await canaryBankDetails({ record_type: 'subcontractor', record_id: subcontractor_id })
    put('driver', driver_id)
    const paid = { version: 1, hourly_cost_cents: cents('drivers:cost') }
    must(await administrator.call(driverEndpoints.editDriver, { params: { id: driver_id }, body: paid }))
    const machines = [
      await makeAsset(app, { default_driver_id: driver_id }),
      await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id }),
    ]
    for (const { id } of machines) {
      put('asset', id)
      const bought = { version: 1, purchased_on: '2024-07-01', purchase_price_cents: cents('resources:cost') }
      must(await administrator.call(resourceEndpoints.setAssetCost, { params: { id }, body: bought }))
      await canaryAttachment(id)
    }
  }
}
