import { expect, test } from 'vitest'
import type { NavGroup } from './nav.ts'
import { choicesFor } from './palette-choices.ts'

const icon = () => null
const groups: NavGroup[] = [
  {
    name: 'Money',
    items: [
      {
        label: 'Clients',
        to: '/dashboard/clients',
        icon,
        group: 'Money',
        permission: 'clients:read',
        order: 1,
      },
      {
        label: 'Tip sites',
        to: '/dashboard/tip-sites',
        icon,
        group: 'Money',
        permission: 'clients:read',
        order: 2,
      },
    ],
  },
]
const actions = [{ label: 'Archive client', run: () => {} }]
const found = [
  { label: 'Clients', hits: [{ label: 'Westgate', hint: 'C-000007', to: '/dashboard/clients/7/edit' }] },
]
const labels = (text: string, hits = found) =>
  choicesFor(text, actions, hits, groups).map(({ label }) => label)

test('nothing typed: the actions of the record, then every screen', () => {
  expect(labels('', [])).toEqual(['Archive client', 'Clients', 'Tip sites'])
})

test('actions and screens by the words typed in any order, records as they were found', () => {
  expect(labels('client')).toEqual(['Archive client', 'Clients', 'Westgate'])
  expect(labels('SITES tip', [])).toEqual(['Tip sites'])
  expect(labels('zzz', [])).toEqual([])
})
