import { describe, expect, test } from 'vitest'
import { invoiceEndpoints as invoices } from '#areas/invoices/contract/endpoints.ts'
import { demoApp } from '#test/demo-app.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await demoApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')

describe('without the right to see totals', () => {
  test('no client says what it owes, and none is sorted by it', async () => {
    const { data } = await allocator.call(calls.listClients, { query: {} })
    expect(data.length).toBeGreaterThan(0)
    for (const client of data) {
      expect(client).not.toHaveProperty('owing_cents')
      expect(client).not.toHaveProperty('overdue_cents')
    }
    for (const sort of ['owing_cents', '-owing_cents', 'overdue_cents', '-overdue_cents'] as const)
      expect((await allocator.call(calls.listClients, { query: { sort } })).status, sort).toBe(403)
  })

  test('nor what all of them owe', async () => {
    expect((await allocator.call(calls.sumClients, { query: {} })).status).toBe(403)
  })
})

test('clients are listed by what they owe, as the invoices have it', async () => {
  const { data } = await accounts.call(calls.listClients, { query: { sort: '-owing_cents', page_size: 5 } })
  const amounts = data.map(({ owing_cents }) => owing_cents ?? 0)
  expect(amounts[0]).toBeGreaterThan(0)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  for (const { id, owing_cents, overdue_cents } of data) {
    const sums = await accounts.call(invoices.sumInvoices, { query: { client_id: id } })
    expect(sums.data).toMatchObject({ owing_cents, overdue_cents })
  }
})

test('the total is that of all invoices', async () => {
  const [current, archived, all] = await Promise.all([
    accounts.call(calls.sumClients, { query: {} }),
    accounts.call(calls.sumClients, { query: { archived: '1' } }),
    accounts.call(invoices.sumInvoices, { query: {} }),
  ])
  expect(current.data.overdue_cents).toBeGreaterThan(0)
  expect(current.data.owing_cents + archived.data.owing_cents).toBe(all.data.owing_cents)
  expect(current.data.overdue_cents + archived.data.overdue_cents).toBe(all.data.overdue_cents)
})

test('whoever reads only own invoices sees what their own clients owe', async () => {
  const { data } = await sales.call(calls.listClients, { query: { sort: '-owing_cents', page_size: 100 } })
  const others = data.filter(({ account_manager_id }) => account_manager_id !== sales.user_id)
  expect(others.length).toBeGreaterThan(0)
  const known = data.map(({ owing_cents }) => owing_cents !== null)
  expect(known, 'their own come first').toEqual(known.toSorted((a, b) => Number(b) - Number(a)))
  for (const client of others) expect(client).toMatchObject({ owing_cents: null, overdue_cents: null })
})
