import { expect, test } from 'vitest'
import { choicesFor } from './palette-choices.ts'

const screens = [
  { label: 'Clients', hint: 'Money', to: '/dashboard/clients' },
  { label: 'Tip sites', hint: 'Money', to: '/dashboard/tip-sites' },
]
const actions = [{ label: 'Archive client', run: () => {} }]
const found = [
  { label: 'Clients', hits: [{ label: 'Westgate', hint: 'C-000007', to: '/dashboard/clients/7/edit' }] },
]
const labels = (text: string, hits = found) =>
  choicesFor(text, actions, hits, screens).map(({ label }) => label)

test("with nothing typed: the record's actions, then every screen", () => {
  expect(labels('', [])).toEqual(['Archive client', 'Clients', 'Tip sites'])
})

test('actions and screens match words in any order, records come as found', () => {
  expect(labels('client')).toEqual(['Archive client', 'Clients', 'Westgate'])
  expect(labels('SITES tip', [])).toEqual(['Tip sites'])
  expect(labels('zzz', [])).toEqual([])
})
