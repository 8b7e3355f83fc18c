import { expect, test } from 'vitest'
import { chainEndpoints } from '#areas/chain/contract/endpoints.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { plural } from '#shared/text.ts'
import { demoHomes } from './demo-homes.ts'
import { ask, comesTo } from './home-lists.ts'

const { app, homeOf, wholeCard } = await demoHomes()

test('who owes most owes what their list says, and all that is owing is theirs', async () => {
  const { who, home } = await homeOf('accounts')
  const { count, rows } = home.debtors ?? { count: 0, rows: [] }
  expect(rows.length).toBeGreaterThan(0)
  expect(count).toBeGreaterThanOrEqual(rows.length)
  for (const { name, owing_cents, link } of rows)
    expect([name, owing_cents]).toEqual([name, await comesTo(who, link, 'owing_cents')])
})

test('the dockets to invoice are those that New invoice offers, client by client', async () => {
  const { who } = await homeOf('accounts')
  const offered = (await who.call(invoiceEndpoints.listBillable, { query: {} })).data
  const hires = (await who.call(chainEndpoints.listLeftToBill, { query: {} })).data.filter(
    ({ dry_hire }) => dry_hire !== null,
  )
  const data = await wholeCard(who, 'dockets-to-invoice')
  const toDate = hires.reduce((sum, { left }) => sum + left.cents, 0)
  const approved = await comesTo(who, '/dashboard/dockets?status=To+Invoice', 'owing_cents')
  const { home } = await homeOf('accounts')
  expect(home.figures.find(({ key }) => key === 'to-invoice')).toMatchObject({
    value: approved + toDate,
    link: '/dashboard/invoices/new',
  })
  const hired = new Set(hires.map(({ dry_hire }) => dry_hire?.dry_hire_id))
  expect(hired.size).toBeGreaterThan(0)
  expect(data.count).toBe(offered.length + hired.size)
  expect(offered.length).toBeGreaterThan(0)
  // Some approved ones are on a draft.
  expect((await ask(who, '/dashboard/dockets?status=Approved')).total).toBeGreaterThan(offered.length)
  const names = [...new Set([...offered, ...hires].map(({ client }) => client))]
  const wordsOf = (name: string) => {
    const dockets = offered.filter(({ client }) => client === name).length
    const ofClient = hires.filter(({ client }) => client === name)
    const count = new Set(ofClient.map(({ dry_hire }) => dry_hire?.dry_hire_id)).size
    return [dockets > 0 && plural(dockets, 'docket'), count > 0 && plural(count, 'dry hire')]
      .filter(Boolean)
      .join(', ')
  }
  expect(data.items.map(({ label, detail }) => `${label}: ${detail}`).toSorted()).toEqual(
    names.map((name) => `${name}: ${wordsOf(name)}`).toSorted(),
  )
})

test('drafts and invoices to send are groups of their own for accounts, with what comes next', async () => {
  const { home } = await homeOf('accounts')
  const draft = home.cards.find(({ key }) => key === 'invoices-draft')
  expect(draft).toMatchObject({ title: 'Draft invoices', link: '/dashboard/invoices?status=Draft' })
  expect(draft?.items.length).toBeGreaterThan(0)
  for (const { action } of draft?.items ?? []) expect(action).toMatchObject({ verb: 'Open' })
  expect(home.cards.find(({ key }) => key === 'invoices-to-send')?.title).toBe('Invoices to send')
})

test('overdue amounts by age add up to the figure', async () => {
  const { home } = await homeOf('accounts')
  const late = (home.owing ?? []).filter(({ key }) => !['not_due', 'disputed'].includes(key))
  const sum = (parts: typeof late) => parts.reduce((all, { amount_cents }) => all + amount_cents, 0)
  const figure = (key: string) => home.figures.find((one) => one.key === key)?.value
  expect(sum(late)).toBe(figure('overdue'))
  expect(sum(home.owing ?? [])).toBe(figure('owing'))
})

test('nobody without late invoices is on hold for them', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select c.name from client c where c.credit_hold and c.credit_hold_reason ~* 'invoice|late|overdue'
       and not exists (select from invoice i where i.client_id = c.id and i.owing_cents > 0 and i.due_date < '2026-11-20')`,
  )
  expect(rows).toEqual([])
})
