import { expect, test } from 'vitest'
import { checklistEndpoints as checklists } from '#areas/checklists/contract/endpoints.ts'
import { docketEndpoints as dockets } from '#areas/dockets/contract/endpoints.ts'
import { invoiceEndpoints as invoices } from '#areas/invoices/contract/endpoints.ts'
import { issueLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from './app.ts'
import { paperDocket } from './dockets.ts'
import { send, sentJob, tap } from './driver-jobs.ts'
import { invoiceLine, invoicing } from './invoices.ts'

const app = await testApp()

test('text from the working day and its bills is in no log line', async () => {
  const { administrator, accounts, newClient, create, approve } = await invoicing(app)
  const safety = await app.as('safety')
  const secrets: string[] = []
  const secret = (text: string): string => {
    secrets.push(text)
    return text
  }

  // A driver declines, and the safety officer describes a machine's fault.
  const job = await sentJob(app, '2026-11-24')
  const no = { reason: secret('Buries his uncle Thaddeus') }
  expect((await send(job, tap('decline', job.at('05:00', '2026-11-20'), no))).status).toBe(200)
  const late = tap('breakdown', job.at('05:00'), { reason: secret('Hose of Zeppelin burst') })
  expect((await send(job, late)).status).toBeGreaterThan(399)
  const defect = await safety.call(checklists.reportDefect, {
    body: { asset_id: job.asset_id, severity: 'minor', description: secret('Cab smells of badger') },
  })
  expect(defect.status, defect.text).toBe(200)
  const resolution = secret('Badger rehomed')
  const repair = { params: { id: defect.data.id }, body: {} }
  expect((await safety.call(checklists.startRepair, repair)).status).toBe(200)
  const fixed = { params: { id: defect.data.id }, body: { resolution } }
  expect((await safety.call(checklists.fixDefect, fixed)).status).toBe(200)

  // A docket: who signed it, their number, and why it was queried.
  const { id } = await paperDocket(app, { operator_comment: secret('Gate code 5591-canary') })
  expect((await administrator.call(dockets.submitDocket, { params: { id }, body: {} })).status).toBe(200)
  const signing = { name: secret('Ottoline Ketteridge'), contact: secret('0491570158') }
  expect(
    (await administrator.call(dockets.signDocketByPhone, { params: { id }, body: signing })).status,
  ).toBe(200)
  const query = { reason: secret('Ketteridge left at noon') }
  expect((await administrator.call(dockets.queryDocket, { params: { id }, body: query })).status).toBe(200)

  // An invoice: its buyer, where it goes, its link's secret, and the bank statement line.
  const client = await newClient({ name: secret('Yggdrasil Piling') })
  const draft = await create({
    client_id: client.id,
    buyer_name: secret('Yggdrasil Trust'),
    notes: secret('As agreed with Isadora'),
    lines: [invoiceLine({ description: secret('Digging out the moat') })],
  })
  await approve(draft.id)
  const params = { id: draft.id }
  const mail = { to: secret('isadora@yggdrasil.example'), message: secret('Dear Isadora-canary') }
  expect((await accounts.call(invoices.sendInvoice, { params, body: mail })).status).toBe(200)
  const target = { kind: 'invoice', record_type: 'invoice', record_id: draft.id }
  const token = await app.platform.write(system, (change) =>
    issueLink(change, { ...target, expires_at: new Date('2027-06-01') }),
  )
  expect((await app.visitor.request('GET', `/api/public/invoices/${secret(token)}/pdf`)).status).toBe(200)
  const payment = {
    client_id: client.id,
    received_on: '2026-11-20',
    method: 'eft' as const,
    reference: secret('YGG-REF-4471'),
    bank_line_ref: secret('bank-line-90210-canary'),
    allocations: [{ invoice_id: draft.id, amount_cents: 100 }],
  }
  const received = await accounts.call(invoices.takePayment, { body: payment })
  expect(received.status, received.text).toBe(200)
  expect((await accounts.call(invoices.takePayment, { body: payment })).status).toBe(422)
  const bounced = { reason: secret('Bounced, says Isadora') }
  const of = { params: { id: received.data.id }, body: bounced }
  expect((await accounts.call(invoices.reversePayment, of)).status).toBe(200)

  const log = app.log.join('')
  expect(secrets.length).toBeGreaterThan(15)
  expect(app.log.length).toBeGreaterThan(15)
  expect(secrets.filter((one) => log.includes(one) || log.includes(encodeURIComponent(one)))).toEqual([])
})
