import { expect, test } from 'vitest'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { homeCards } from '#test/home-cards.ts'
import type { PersonName } from '#test/people.ts'
import { line, quoting } from '#test/quotes.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { create, sales, sent } = await quoting(app)

const homeOf = async (name: PersonName, day?: string) =>
  (await (await app.as(name)).call(calls.getHome, { query: { day } })).data
const cardOf = async (name: PersonName, key: string, day?: string) =>
  (await homeOf(name, day)).cards.find((card) => card.key === key)
const { card: wholeCard } = homeCards(app)

/** Sent without our email. */
async function handed(more: Parameters<typeof sent>[0]): Promise<void> {
  const { id } = await sent(more)
  const marked = await sales.call(quoteEndpoints.markQuoteSent, { params: { id }, body: { how: 'text' } })
  expect(marked.status).toBe(200)
}

test('unanswered quotes are shown in their last week, soonest first', async () => {
  await handed({ title: 'Ends later', valid_until: '2026-12-20' })
  await handed({ title: 'Ends in a week', valid_until: '2026-11-27' })
  await handed({ title: 'Ends today', valid_until: '2026-11-20' })
  await sent({ title: 'Not emailed', valid_until: '2026-11-21' })
  await create({ title: 'Not sent', valid_until: '2026-11-21' })
  const card = await cardOf('sales', 'quotes-expiring')
  expect(card?.items.map(({ label, reason, tone }) => [label, reason, tone])).toEqual([
    ['Ends today', 'Valid until today', 'warning'],
    ['Ends in a week', 'Valid until Fri 27 Nov', 'plain'],
  ])
  expect(card).toMatchObject({ count: 2 })
  expect((await cardOf('sales', 'quotes-to-send'))?.items).toMatchObject([
    {
      label: 'Not emailed',
      reason: 'Not emailed',
      action: { kind: 'letter', verb: 'Send quote', of: 'quote', letter: 'remind' },
    },
  ])
  expect((await cardOf('sales', 'quotes-follow-up'))?.items.map(({ label }) => label).toSorted()).toEqual([
    'Ends in a week',
    'Ends later',
    'Ends today',
  ])
  expect(await wholeCard('administrator', 'quotes-expiring')).toEqual(card)
  // The list shows what was counted, in the same order.
  const { pathname, searchParams } = new URL(card?.link ?? '', 'http://home')
  expect(pathname).toBe('/dashboard/quotes')
  const list = await sales.call(quoteEndpoints.listQuotes, { query: Object.fromEntries(searchParams) })
  expect([list.total, list.data.map(({ title }) => title)]).toEqual([2, ['Ends today', 'Ends in a week']])
})

test('an accepted quote shows the agreed total, with the chosen option', async () => {
  const option = line({ description: 'Float', unit: 'each', quantity: 1, is_optional: 1, is_selected: 0 })
  const { id, quote_no, lines } = await sent({ title: 'Taken', lines: [line(), option] })
  const agreed = await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id },
    body: { name: 'Jo Nguyen', evidence_note: 'By phone', selected_line_ids: [lines[1]!.id] },
  })
  expect(agreed.data.total_cents).toBe(1831_50)
  expect((await cardOf('sales', 'quotes-accepted'))?.items).toMatchObject([
    {
      label: 'Taken',
      detail: `Jo Nguyen · ${quote_no}`,
      amount_cents: 1831_50,
      action: { verb: 'Make job', to: `/dashboard/quotes/${id}/edit` },
    },
  ])
  // The allocator makes the job too, without seeing the amount.
  const planned = await cardOf('allocator', 'quotes-accepted')
  expect(planned?.items).toMatchObject([{ label: 'Taken', action: { verb: 'Make job' } }])
  expect(moneyKeysIn(planned)).toEqual([])
})
