import { beforeEach, expect, test } from 'vitest'
import { invoiceEndpoints as calls } from '#areas/invoices/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { homeCards } from '#test/home-cards.ts'
import { invoiceLine, invoicing } from '#test/invoices.ts'
import { moneyKeysIn } from '#test/money-words.ts'

const app = await testApp()
const { create, approve, send, sent, pay, newClient } = await invoicing(app)
const { ask, card, count, whoSees } = homeCards(app)

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

beforeEach(() => app.clock.set(testStart))

test.each([
  ['invoices-draft', ['administrator', 'otherAdministrator', 'accounts']],
  ['invoices-to-send', ['administrator', 'otherAdministrator', 'accounts']],
  [
    'invoices-overdue',
    ['administrator', 'otherAdministrator', 'accounts', 'allocator', 'sales', 'otherSales'],
  ],
] as const)('%s is hidden from people without the right to its content', async (key, allowed) => {
  expect(await whoSees(key)).toEqual(allowed)
})

test('an invoice is waiting to be sent from its approval until it is sent', async () => {
  const before = await count('accounts', 'invoices-to-send')
  const { id } = await create()
  expect(await count('accounts', 'invoices-to-send')).toBe(before)
  const { invoice_no } = await approve(id)
  const waiting = await card('accounts', 'invoices-to-send')
  expect(waiting.count).toBe(before + 1)
  expect(waiting.items.find(({ link }) => link === `/dashboard/invoices/${id}/edit`)).toMatchObject({
    label: invoice_no,
    detail: 'Kestrel Homes',
    reason: 'Approved, not sent',
    amount_cents: 1628_00,
    action: { kind: 'letter', verb: 'Send invoice', of: 'invoice', id, letter: 'send' },
  })
  // Without a mail server its email stays here, so it is passed on by hand.
  await send(id)
  expect(await count('accounts', 'invoices-to-send')).toBe(before + 1)
  const handed = { params: { id }, body: { how: 'text' } } as const
  const accounts = await app.as('accounts')
  expect((await accounts.call(calls.markInvoiceSent, handed)).status).toBe(200)
  expect(await count('accounts', 'invoices-to-send')).toBe(before)
})

test('the owner’s chart counts invoices before GST, as it does what is not yet invoiced', async () => {
  const administrator = await app.as('administrator')
  const now = async () => {
    const { charts } = (await administrator.call(homeEndpoints.getHome, { query: {} })).data
    return charts.find(({ key }) => key === 'invoiced-by-week')?.columns.at(-1)?.value ?? 0
  }
  const before = await now()
  await approve((await create()).id) // $1,628 with GST
  expect((await now()) - before).toBe(1480_00)
  // $1,000 with GST and $1,000 free of it, which is credited.
  const line = (gst_code: 'GST' | 'GST_FREE') =>
    invoiceLine({ quantity: 1, unit_price_cents: 1000_00, gst_code })
  const { id, lines } = await approve((await create({ lines: [line('GST'), line('GST_FREE')] })).id)
  const free = lines.find(({ gst_code }) => gst_code === 'GST_FREE')!
  const credited = await (
    await app.as('accounts')
  ).call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'Not delivered', lines: [{ invoice_line_id: free.id, quantity: 1 }] },
  })
  expect(credited.status, credited.text).toBe(200)
  expect((await now()) - before).toBe(2480_00)
})

test('an invoice paid before it was sent still waits to be sent', async () => {
  const before = await count('accounts', 'invoices-to-send')
  const { id } = await create()
  await approve(id)
  await pay(id, 162_800)
  const waiting = await card('accounts', 'invoices-to-send')
  expect(waiting.count).toBe(before + 1)
  expect(waiting.items.find(({ link }) => link === `/dashboard/invoices/${id}/edit`)).toMatchObject({
    reason: 'Paid, not sent',
    amount_cents: 0,
  })
  expect(waiting.link).toBe('/dashboard/invoices?status=To+Send')
  await send(id)
  expect(await count('accounts', 'invoices-to-send')).toBe(before)
})

test('an invoice that was never sent, or whose email did not go out, is sent, not chased', async () => {
  const never = await create({ due_date: '2026-11-27' })
  await approve(never.id)
  await pay(never.id, 100_00)
  const kept = await sent({ due_date: '2026-11-27' })
  await app.database.pool.query(
    "update message set status = 'kept' where record_type = 'invoice' and record_id = $1",
    [kept.id],
  )
  app.clock.set('2026-11-28T00:01:00+11:00')
  const linkOf = (id: number) => `/dashboard/invoices/${id}/edit`
  const rows = async (key: string) =>
    (await card('accounts', key)).items.filter(
      ({ link }) => link === linkOf(never.id) || link === linkOf(kept.id),
    )
  expect(await rows('invoices-overdue')).toEqual([])
  expect(await rows('invoices-to-send')).toMatchObject([
    {
      reason: 'Partly Paid, not sent, 1 day late',
      action: { verb: 'Send invoice', id: never.id, letter: 'send' },
    },
    { reason: 'Not emailed, 1 day late', action: { verb: 'Send invoice', id: kept.id, letter: 'remind' } },
  ])
  await pay(never.id, 1528_00)
  await pay(kept.id, 1628_00)
})

test('every overdue invoice that was sent is either to send or to chase, never both', async () => {
  const dueSoon = { due_date: '2026-11-27' }
  const made = {
    left: await sent(dueSoon),
    kept: await sent(dueSoon),
    refused: await sent(dueSoon),
    delayed: await sent(dueSoon),
    viewed: await sent(dueSoon),
    paid_on: await sent(dueSoon),
  }
  const { pool } = app.database
  const letterIs = (id: number, status: string, error: string | null) =>
    pool.query(
      "update message set status = $2, error = $3 where record_type = 'invoice' and record_id = $1",
      [id, status, error],
    )
  await letterIs(made.left.id, 'sent', null)
  await letterIs(made.kept.id, 'kept', null)
  await letterIs(made.delayed.id, 'queued', '451 Try again later')
  for (const { id } of [made.refused, made.viewed, made.paid_on])
    await letterIs(id, 'failed', '550 5.1.1 No such user')
  await pool.query("update invoice set status = 'Viewed' where id = $1", [made.viewed.id])
  await pay(made.paid_on.id, 100_00)
  app.clock.set('2026-11-28T00:01:00+11:00')

  const names = new Map(Object.entries(made).map(([name, { invoice_no }]) => [invoice_no, name]))
  const rows = async (key: string) =>
    (await card('accounts', key)).items.flatMap(({ label, reason, action }) => {
      const name = names.get(label)
      return name ? [{ name, reason, verb: action?.kind === 'letter' ? action.verb : null }] : []
    })
  const late = { reason: '1 day late', verb: 'Remind' }
  expect((await rows('invoices-overdue')).toSorted(byName)).toEqual([
    { name: 'left', ...late },
    { name: 'paid_on', ...late },
    { name: 'viewed', ...late },
  ])
  const fault = 'the mail server says the mailbox doesn’t exist'
  expect((await rows('invoices-to-send')).toSorted(byName)).toEqual([
    { name: 'delayed', reason: 'Not emailed yet, 1 day late', verb: 'Send invoice' },
    { name: 'kept', reason: 'Not emailed, 1 day late', verb: 'Send invoice' },
    { name: 'refused', reason: `Not emailed: ${fault}, 1 day late`, verb: 'Send invoice' },
  ])
  for (const { id } of Object.values(made)) await pay(id, id === made.paid_on.id ? 1528_00 : 1628_00)
})

test('an invoice is overdue from the day after its due date until nothing is owing; sales see only their clients’', async () => {
  const sales = await app.as('sales')
  const theirs = await newClient({ name: 'Orrin Piling', account_manager_id: sales.user_id })
  const { id, invoice_no } = await sent({ client_id: theirs.id, due_date: '2026-11-27' })
  const accounts = await app.as('accounts')
  const handed = await accounts.call(calls.markInvoiceSent, { params: { id }, body: { how: 'text' } })
  expect(handed.status).toBe(200)
  app.clock.set('2026-11-27T23:59:00+11:00')
  expect(await count('accounts', 'invoices-overdue')).toBe(0)
  app.clock.set('2026-11-28T00:01:00+11:00')
  for (const name of ['accounts', 'sales'] as const)
    expect([name, await card(name, 'invoices-overdue')]).toMatchObject([
      name,
      {
        count: 1,
        total_cents: 1628_00,
        items: [
          {
            label: invoice_no,
            detail: 'Orrin Piling',
            reason: '1 day late',
            tone: 'danger',
            amount_cents: 1628_00,
            action: name === 'accounts' ? { verb: 'Remind' } : null,
          },
        ],
      },
    ])
  expect(await card('otherSales', 'invoices-overdue')).toMatchObject({ count: 0, items: [] })

  // The allocator sees it, without the amount.
  const plain = await ask('allocator', 'invoices-overdue')
  expect(plain.data.items.map(({ reason }) => reason)).toEqual(['1 day late'])
  expect(moneyKeysIn(plain.data)).toEqual([])
  expect(plain.text).not.toMatch(/\$|1,628|162800/)

  const more = { client_id: theirs.id }
  expect((await pay(id, 628_00, more)).status).toBe(200)
  expect((await card('accounts', 'invoices-overdue')).items[0]?.amount_cents).toBe(1000_00)
  expect((await pay(id, 1000_00, more)).status).toBe(200)
  expect(await card('accounts', 'invoices-overdue')).toMatchObject({ count: 0, items: [] })
})
