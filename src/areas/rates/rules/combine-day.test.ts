import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, tariffOf } from '#test/price-days.ts'
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

test('our own breakdown of both lifts nothing to the minimum: an hour at $185 is $185.00', () => {
  const broken = dayOf([docketOf([entry('work', '07:00', '08:00'), entry('breakdown', '08:00', '15:00')])])
  const waiting = dayOf([docketOf([entry('breakdown', '08:00', '15:00')], { docket_no: 'D-000002' })])
  const tariff = tariffOf(hireOf({ min_hours: 4 }))
  expect(priceDay(combineDay([broken, waiting]), tariff).total_cents).toBe(185_00)
})
