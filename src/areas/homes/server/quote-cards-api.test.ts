import { expect, test } from 'vitest'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { homeCards } from '#test/home-cards.ts'
import { line, quoting } from '#test/quotes.ts'
import { saveSettings } from '#test/settings.ts'

const app = await testApp()
const { administrator, create, sales } = await quoting(app)
const { card, whoSees } = homeCards(app)
const owner = await app.database.owner()
const key = 'quotes-awaiting'

test('only those who approve quotes see which wait', async () => {
  expect(await whoSees(key)).toEqual(['administrator', 'otherAdministrator'])
})

test('a quote awaiting approval says why, about its margin only to those who may see margins', async () => {
  await saveSettings(administrator, 'quotes', {
    approval_threshold_cents: 10_000_00,
    margin_floor_percent: 20,
  })
  const dear = await create({ title: 'Dear', lines: [line({ quantity: 100 })] })
  const both = await create({
    title: 'Dear and thin',
    lines: [
      line({ quantity: 40 }),
      line({ quantity: 60, is_optional: 1, is_selected: 0, cost_cents: 150_00 }),
    ],
  })
  const thin = await create({ title: 'Thin', lines: [line({ cost_cents: 150_00 })] })
  for (const { id } of [dear, both, thin]) {
    const asked = { params: { id }, body: {} }
    expect((await sales.call(quoteEndpoints.submitQuote, asked)).status).toBe(200)
  }
  const reasons = async (name: 'administrator' | 'sales') =>
    (await card(name, key)).items.map(({ label, reason }) => [label, reason])
  const margin = 'Margin 18.9%, the minimum is 20%'
  expect(await reasons('administrator')).toEqual([
    ['Dear', 'Over the $10,000 limit'],
    ['Dear and thin', `Over the $10,000 limit with every option. ${margin}`],
    ['Thin', margin],
  ])
  expect((await card('administrator', key)).items[0]?.detail).toBe(
    `Jo Nguyen · ${dear.quote_no} · valid until Sun 20 Dec`,
  )
  await owner.query(`insert into role_permission (user_role_id, permission, scope)
    select r.id, p.permission, p.scope from user_role r,
      (values ('quotes:margin', 'none'), ('quotes:approve', 'all')) p (permission, scope)
    where r.is_system and r.user_type = 4`)
  expect(await reasons('sales')).toEqual([
    ['Dear', 'Over the $10,000 limit'],
    ['Dear and thin', 'Over the $10,000 limit with every option'],
    ['Thin', null],
  ])
})
