import { expect, test } from 'vitest'
import type { BoardOrder } from '../contract/board.ts'
import type { Chip } from '../rules/chips.ts'
import { aboutChip, chipSentence, wordsIn } from './chip-words.ts'

const order: BoardOrder = {
  id: 1,
  order_no: 'J-000001-01',
  order_status: 'Confirmed',
  job_id: 1,
  job: 'Basement dig',
  client_id: 1,
  client: 'Kestrel Homes',
  suburb: 'Epping',
  state: 'VIC',
  work_date: '2026-11-23',
  starts_at: '2026-11-22T20:00:00.000Z',
  ends_at: '2026-11-23T04:00:00.000Z',
  asset_category_id: 1,
  is_to_fill: 0,
  needs_asset: 0,
  needs_driver: 0,
  version: 1,
}
const chip: Chip = {
  id: 1,
  look: 'confirmed',
  name: 'Epping',
  partner: 'Dan Okafor',
  from: '2026-11-23',
  to: '2026-11-24',
  orders: [order, { ...order, id: 2 }],
  bookings: [],
}

test('a chip says first what its row does not: in a driver’s row the machine', () => {
  expect(wordsIn('asset', chip)).toEqual(['Epping', 'Dan Okafor'])
  expect(wordsIn('driver', { ...chip, partner: 'GR-01' })).toEqual(['GR-01', 'Epping'])
  expect(wordsIn('driver', { ...chip, partner: null })).toEqual(['Epping', ''])
  expect(chipSentence({ ...chip, partner: 'GR-01' }, 'driver')).toBe(
    'GR-01 Epping, Kestrel Homes. Mon 23 Nov to Tue 24 Nov, 7:00 am. Confirmed',
  )
})

test('a dialog names order, category, client, place, days and hours', () => {
  expect(aboutChip(chip, new Map([[1, 'Excavator 20T']]))).toBe(
    'J-000001-01 and 1 more, Excavator 20T, Kestrel Homes, Epping, Mon 23 Nov to Tue 24 Nov, 7:00 am to 3:00 pm',
  )
})
