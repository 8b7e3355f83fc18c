import type { ViewRule } from '#platform/contract/list-views.ts'
import { expect, test } from 'vitest'
import { noneFound } from './none-found.ts'

const noun = { many: 'invoices' }
const views: readonly ViewRule[] = [
  { key: 'all', label: 'All', search: {} },
  {
    key: 'to_send',
    label: 'To send',
    none: 'Nothing to send',
    search: { status: 'To Send', sort: 'due_date' },
  },
]

test('an empty view says what is not there, however it is sorted', () => {
  expect(noneFound(noun, views, { status: 'To Send' })).toBe('Nothing to send')
})

test('a day and a period are named', () => {
  expect(noneFound(noun, views, { from: '2026-11-21', to: '2026-11-21' })).toBe('No invoices on Sat 21 Nov')
  expect(noneFound(noun, views, { from: '2026-11-20', to: '2026-11-21' })).toBe(
    'No invoices from Fri 20 Nov to Sat 21 Nov',
  )
})

test('nothing is claimed where words or another filter narrow it further', () => {
  expect(noneFound(noun, views, { status: 'To Send', search: 'bayline' })).toBeUndefined()
  expect(noneFound(noun, views, { from: '2026-11-21', to: '2026-11-21', client_id: '3' })).toBeUndefined()
  expect(noneFound(noun, views, { from: '2026-11-21' })).toBeUndefined()
})
