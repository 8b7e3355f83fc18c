import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { constructionTermsWords } from '#areas/clients/rules/construction-terms.ts'
import { testApp } from '#test/app.ts'
import { invoiceLine, invoicing } from '#test/invoices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { administrator, accounts, newClient, create, read } = await invoicing(app)

const tooLong = { status: 422, errors: { payment_terms: constructionTermsWords } }
const builder = { name: 'Contract Civil', client_type: 'builder', email: 'office@contract.example' } as const
const make = (more: object) =>
  administrator.call(clientEndpoints.createClient, {
    body: { ...builder, sop_construction_contract: 1, ...more },
  })
const approve = (id: number) => accounts.call(calls.approveInvoice, { params: { id }, body: {} })

test('a client under a construction contract has no longer terms, whichever field changes or even around the verbs', async () => {
  for (const payment_terms of ['30', 'EOM30'] as const)
    expect(await make({ payment_terms })).toMatchObject(tooLong)
  const { data: usual } = await make({})
  expect(usual.payment_terms).toBe('20BD')
  const edit = (id: number, version: number, body: object) =>
    administrator.call(clientEndpoints.editClient, { params: { id }, body: { version, ...body } })
  expect(await edit(usual.id, usual.version, { payment_terms: 'EOM30' })).toMatchObject(tooLong)
  const plain = await newClient({ name: 'Plain Civil', payment_terms: '30' })
  expect(await edit(plain.id, plain.version, { sop_construction_contract: 1 })).toMatchObject(tooLong)
  await expect(
    owner.query(`update client set payment_terms = '30' where id = $1`, [usual.id]),
  ).rejects.toThrow(/client_construction_terms/)
})

test('its invoices are due within 20 business days, by their terms or an agreed day', async () => {
  const { data: client } = await make({ payment_terms: '21' })
  const lines = [invoiceLine()]
  const begin = (more: object) =>
    accounts.call(calls.createInvoice, { body: { client_id: client.id, lines, ...more } })
  expect(await begin({ payment_terms: '30' })).toMatchObject(tooLong)
  const late = {
    status: 422,
    errors: {
      due_date:
        'A construction contract must be paid within 20 business days (security of payment law): by 18 Dec 2026.',
    },
  }
  expect(await begin({ due_date: '2026-12-19' })).toMatchObject(late)
  expect(await begin({ due_date: '2026-12-18' })).toMatchObject({ status: 200 })
  const { data: draft } = await begin({})
  const edit = (body: object) =>
    accounts.call(calls.editInvoice, { params: { id: draft.id }, body: { version: draft.version, ...body } })
  expect(await edit({ payment_terms: 'EOM30' })).toMatchObject(tooLong)
  expect(await edit({ due_date: '2027-01-31' })).toMatchObject(late)
})

test('a draft older than the contract is not approved with its old terms', async () => {
  const client = await newClient({ name: 'Later Civil', payment_terms: '30' })
  const { id } = await create({ client_id: client.id })
  await administrator.call(clientEndpoints.editClient, {
    params: { id: client.id },
    body: { version: client.version, sop_construction_contract: 1, payment_terms: '20BD' },
  })
  expect(await approve(id)).toMatchObject(tooLong)
  const { version } = await read(id)
  const body = { version, payment_terms: '20BD' } as const
  expect((await accounts.call(calls.editInvoice, { params: { id }, body })).status).toBe(200)
  expect(await approve(id)).toMatchObject({ status: 200, data: { due_date: '2026-12-18' } })
})
