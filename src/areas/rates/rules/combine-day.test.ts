import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, tariffOf } from '#test/price-days.ts'
import { combineDay } from './combine-day.ts'
import { priceDay } from './price-day.ts'

test('an excavator with a tipper at one price: any machine used counts the whole day [TC1]', () => {
  const excavator = dayOf([docketOf([entry('work', '07:00', '11:00'), entry('standby', '11:00', '14:00')])])
  const tipper = dayOf([docketOf([entry('work', '10:00', '13:00')], { docket_no: 'D-000002' })])
  const price = priceDay(combineDay([excavator, tipper]), tariffOf())
  // Work 07:00 to 13:00 and stand-by 13:00 to 14:00, once.
  expect(price.lines.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['hire', 1110_00],
    ['standby', 92_50],
  ])
})
