import { describe, expect, test } from 'vitest'
import { invoiceEndpoints as invoices } from '#areas/invoices/contract/endpoints.ts'
import { demoApp } from '#test/demo-app.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await demoApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const owner = await app.database.owner()
// Sales manages some of the clients who owe.
await owner.query(
  `update client set account_manager_id = $1 where id in
    (select client_id from invoice where status = 'Sent' and owing_cents > 0 order by client_id limit 4)`,
  [sales.user_id],
)

describe('without the right to see totals', () => {
  test('no client says what it owes, and a view sorted by it is sorted by name', async () => {
    const { data } = await allocator.call(calls.listClients, { query: {} })
    expect(data.length).toBeGreaterThan(0)
    for (const client of data) {
      expect(client).not.toHaveProperty('owing_cents')
      expect(client).not.toHaveProperty('overdue_cents')
    }
    for (const sort of ['owing_cents', '-owing_cents', 'overdue_cents', '-overdue_cents'] as const)
      expect((await allocator.call(calls.listClients, { query: { sort } })).data, sort).toEqual(data)
  })

  test('nor what all of them owe', async () => {
    const { data } = await allocator.call(calls.sumClients, { query: {} })
    expect(data).toEqual({})
  })
})

test('those who owe nothing come last, whichever way the list is sorted', async () => {
  for (const sort of ['owing_cents', '-overdue_cents'] as const) {
    const field = sort.replace('-', '') as 'owing_cents'
    const { data } = await accounts.call(calls.listClients, { query: { sort, page_size: 100 } })
    const owes = data.map((client) => Number(client[field] !== 0))
    expect(owes).toContain(0)
    expect(owes).toEqual(owes.toSorted((a, b) => b - a))
  }
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
  expect(Number(current.data.owing_cents) + Number(archived.data.owing_cents)).toBe(all.data.owing_cents)
  expect(Number(current.data.overdue_cents) + Number(archived.data.overdue_cents)).toBe(
    all.data.overdue_cents,
  )
})

test('whoever reads only own invoices sees what their own clients owe', async () => {
  const { data } = await sales.call(calls.listClients, { query: { sort: '-owing_cents', page_size: 100 } })
  const [own, others] = [
    data.filter(({ account_manager_id }) => account_manager_id === sales.user_id),
    data.filter(({ account_manager_id }) => account_manager_id !== sales.user_id),
  ]
  expect(others.length).toBeGreaterThan(0)
  for (const client of others) expect(client).toMatchObject({ owing_cents: null, overdue_cents: null })
  expect(own.filter(({ owing_cents }) => owing_cents).length).toBeGreaterThan(0)
  for (const { id, owing_cents, overdue_cents } of own) {
    const sums = await accounts.call(invoices.sumInvoices, { query: { client_id: id } })
    expect({ owing_cents, overdue_cents }).toEqual({
      owing_cents: sums.data.owing_cents,
      overdue_cents: sums.data.overdue_cents,
    })
  }
})

test('and in total what those owe', async () => {
  const own = await sales.call(calls.sumClients, { query: {} })
  const all = await accounts.call(calls.sumClients, { query: {} })
  expect(own.data.owing_cents).toBeGreaterThan(0)
  expect(own.data.owing_cents).toBeLessThan(all.data.owing_cents ?? 0)
})
