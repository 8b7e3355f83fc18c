import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { quoting } from '#test/quotes.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'

const without = await testApp()
// Nobody answers there: a letter waits until somebody does.
const withServer = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })

for (const [where, app, not_emailed, action] of [
  ['without a mail server', without, 1, 'sent (not emailed)'],
  ['with one', withServer, 0, 'sent'],
] as const)
  test(`${where}, a quote, an invoice and an invitation say whether a letter leaves, in list and history`, async () => {
    const { sales, sent: sentQuote } = await quoting(app)
    const { administrator, accounts, sent: sentInvoice } = await invoicing(app)
    const quote = await sentQuote()
    const invoice = await sentInvoice()
    const { data: invited } = await administrator.call(userEndpoints.createUser, {
      body: { name: 'Nell Ford', email: 'nell@example.com', user_type: 4 },
    })
    expect(invited.not_emailed).toBe(not_emailed)

    const quotes = await sales.call(quoteEndpoints.listQuotes, { query: {} })
    expect(quotes.data.find(({ id }) => id === quote.id)).toMatchObject({ status: 'Sent', not_emailed })
    const invoices = await accounts.call(invoiceEndpoints.listInvoices, { query: {} })
    expect(invoices.data.find(({ id }) => id === invoice.id)).toMatchObject({ status: 'Sent', not_emailed })
    for (const [record_type, id] of [
      ['quote', quote.id],
      ['invoice', invoice.id],
    ] as const) {
      const { data } = await administrator.call(activityLogEndpoints.recordHistory, {
        params: { record_type, record_id: id },
        query: {},
      })
      expect(data.entries.map((entry) => entry.action)).toContain(action)
    }
  })
