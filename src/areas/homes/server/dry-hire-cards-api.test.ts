import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { dryHiring } from '#test/dry-hires.ts'
import { homeCards } from '#test/home-cards.ts'
import { homeEndpoints } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { newDryJob, onHire, offHire } = await dryHiring(app)
const { card } = homeCards(app)
const accounts = await app.as('accounts')

const figure = async () =>
  (await accounts.call(homeEndpoints.getHome, { query: {} })).data.figures.find(
    ({ key }) => key === 'to-invoice',
  )
const ofClient = async (client_id: number) =>
  (await accounts.call(chainEndpoints.getClientWork, { params: { id: client_id } })).data.to_invoice

test('dry hire to bill is not yet invoiced on the home, the client and the job alike, until it is billed', async () => {
  expect(await figure()).toMatchObject({ value: 0, caption: 'Approved, before GST' })
  const job = await newDryJob()
  const out = (await onHire(job)).data
  // 18 days so far at $320.00.
  expect(await figure()).toMatchObject({
    value: 5760_00,
    unit: '0 dockets',
    caption: 'And 1 dry hire, before GST',
    link: '/dashboard/invoices/new',
  })
  expect((await card('accounts', 'dockets-to-invoice')).items).toMatchObject([
    { detail: '1 dry hire', reason: 'On hire since Tue 3 Nov', amount_cents: 5760_00 },
  ])
  const { data: back } = await offHire(out)
  const to_date = 4370_00
  expect((await card('accounts', 'dockets-to-invoice')).items).toMatchObject([
    {
      detail: '1 dry hire',
      reason: 'Off hire Thu 12 Nov',
      amount_cents: to_date,
      action: { verb: 'Make invoice', to: `/dashboard/invoices/new?client_id=${job.client_id}` },
    },
  ])
  expect(await ofClient(job.client_id)).toEqual({
    count: 0,
    total_cents: 0,
    dry_hires: 1,
    dry_hire_cents: to_date,
  })
  const { data: toBill } = await accounts.call(chainEndpoints.getToBill, { params: { id: job.job_id } })
  expect(toBill.to_invoice_cents).toBe(to_date)

  const dry_hire_lines = (['hire', 'excess_hours'] as const).map((line) => ({ dry_hire_id: back.id, line }))
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { dry_hire_lines } })
  expect(made.status, made.text).toBe(200)
  expect(await figure()).toMatchObject({ value: 0, link: expect.stringContaining('/dashboard/dockets') })
  expect(await ofClient(job.client_id)).toMatchObject({ dry_hires: 0, dry_hire_cents: 0 })
})
