import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { clientEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')

const kestrel = {
  name: 'Kestrel Homes Pty Ltd',
  client_type: 'builder',
  email: 'Office@Kestrel.example',
} as const

test('an export is CSV by default or Excel, with the same clients, and no other format', async () => {
  const get = (query: string) => accounts.request('GET', `/api/clients/export?${query}`)
  expect(await get('format=pdf')).toMatchObject({ status: 422 })
  const driver = await app.as('driver')
  expect(await driver.request('GET', '/api/clients/export?format=xlsx')).toMatchObject({ status: 403 })
  const csv = await get('')
  const excel = await get('format=xlsx')
  expect([csv.status, excel.status]).toEqual([200, 200])
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toContain('Clients 2026-11-20.csv')
  expect(excel.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(excel.headers['content-disposition']).toContain('Clients 2026-11-20.xlsx')
  expect(excel.text.slice(0, 2)).toBe('PK')
})

test('an export has no sorting or paging, and every field the viewer may see', async () => {
  for (const query of ['sort=-name', 'page=2', 'page_size=20', 'with_total=0'])
    expect(await accounts.request('GET', `/api/clients/export?${query}`)).toMatchObject({ status: 422 })
  await accounts.call(calls.createClient, {
    body: {
      ...kestrel,
      name: 'Every Field Civil',
      acn: '004085616',
      website: 'www.example.com',
      invoice_emails: ['pay@example.com', 'due@example.com'],
      credit_limit_cents: 1_234_500,
      one_invoice_per: 'week',
      retention_percent: 5,
    },
  })
  const get = async (who: typeof accounts) => {
    const { text } = await who.request('GET', '/api/clients/export?search=every%20field')
    return text
  }
  const whole = await get(accounts)
  for (const held of [
    '004 085 616',
    'https://www.example.com',
    '"pay@example.com, due@example.com"',
    'Week',
    '12345.00',
  ])
    expect(whole).toContain(held)
  expect(whole).toContain('Credit limit')
  const withoutCredit = await get(await app.as('allocator'))
  expect(withoutCredit).toContain('004 085 616')
  expect(withoutCredit).not.toMatch(/Credit limit|Reason for the hold|12345/)
})

test('the log of an export lists its filters', async () => {
  const exported = async (query: object) => {
    await accounts.call(calls.exportClients, { query })
    const entry = await app.platform.db
      .selectFrom('activity_log')
      .select('after')
      .where('action', '=', 'exported')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return entry.after
  }
  expect(await exported({ format: 'csv', archived: '0', search: '' })).toEqual({})
  expect(await exported({ search: 'many', archived: '1', credit_hold: '1' })).toEqual({
    search: 'many',
    archived: 1,
    credit_hold: '1',
  })
})
